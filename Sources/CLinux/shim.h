#ifndef RD_CLINUX_SHIM_H
#define RD_CLINUX_SHIM_H
#include <poll.h>
#include <signal.h>
#include <sys/signalfd.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>
#endif

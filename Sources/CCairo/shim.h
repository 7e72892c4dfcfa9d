#ifndef RD_CCAIRO_SHIM_H
#define RD_CCAIRO_SHIM_H
#include <cairo.h>
#endif

#ifndef RD_CX11_SHIM_H
#define RD_CX11_SHIM_H
#include <sys/ipc.h>
#include <sys/shm.h>
#include <X11/Xlib.h>
#include <X11/Xatom.h>
#include <X11/Xutil.h>
#include <X11/Xresource.h>
#include <X11/XKBlib.h>
#include <X11/keysym.h>
#include <X11/extensions/XShm.h>
#include <X11/extensions/shape.h>
#include <X11/extensions/Xfixes.h>
#include <X11/extensions/Xrandr.h>
#include <X11/extensions/Xrender.h>

// A macro that calls through a member of its argument.
static inline void rd_destroy_image(XImage *image) { XDestroyImage(image); }

// Events of extensions, which are not members of the union XEvent.
static inline XShmCompletionEvent rd_shm_completion(const XEvent *event) {
  return *(const XShmCompletionEvent *)event;
}
static inline XFixesSelectionNotifyEvent rd_selection_notify(const XEvent *event) {
  return *(const XFixesSelectionNotifyEvent *)event;
}
#endif

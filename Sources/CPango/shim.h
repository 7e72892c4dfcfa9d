#ifndef RD_CPANGO_SHIM_H
#define RD_CPANGO_SHIM_H
#include <pango/pango.h>
#include <pango/pangocairo.h>

// GObject's casts and unrefs are macros or take void *; Swift calls these instead.
static inline void rd_object_unref(void *object) { g_object_unref(object); }
#endif

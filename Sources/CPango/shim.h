#ifndef RD_CPANGO_SHIM_H
#define RD_CPANGO_SHIM_H
#include <fontconfig/fontconfig.h>
#include <pango/pango.h>
#include <pango/pangocairo.h>

// GObject's casts and unrefs are macros or take void *; Swift calls these instead.
static inline void rd_object_unref(void *object) { g_object_unref(object); }

// Whether there is any font: Pango ends the process when asked to lay out text without one.
static inline int rd_has_fonts(void) {
  FcFontSet *installed = FcConfigGetFonts(NULL, FcSetSystem);
  if (installed != NULL && installed->nfont > 0) return 1;
  FcFontSet *added = FcConfigGetFonts(NULL, FcSetApplication);
  return added != NULL && added->nfont > 0;
}
#endif

#pragma once

// What is used of librsvg, cairo and GLib, by the layout that their binary interfaces promise. librsvg's own header would
// ask for the headers of GIO and GdkPixbuf, and the library is loaded only when a picture needs it.

typedef struct { double x, y, width, height; } RSVGRectangle;
typedef struct { unsigned int domain; int code; const char *message; } RSVGError;

typedef void *(*RSVGHandleNewFromData)(const unsigned char *data, unsigned long length, RSVGError **error);
typedef void (*RSVGHandleSetDPI)(void *handle, double dpi);
typedef int (*RSVGHandleGetIntrinsicSizeInPixels)(void *handle, double *width, double *height);
typedef void (*RSVGHandleGetIntrinsicDimensions)(
    void *handle, int *has_width, void *width, int *has_height, void *height, int *has_viewbox, RSVGRectangle *viewbox);
typedef int (*RSVGHandleRenderDocument)(
    void *handle, void *cairo, const RSVGRectangle *viewport, RSVGError **error);
typedef void (*GObjectUnref)(void *object);
typedef void (*GErrorFree)(RSVGError *error);

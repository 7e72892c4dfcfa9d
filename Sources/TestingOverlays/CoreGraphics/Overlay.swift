// Swift Testing looks for this module in every file that imports it together with CoreGraphics, as on
// Apple's platforms. There it brings attachments of pictures; here it has only to be there.

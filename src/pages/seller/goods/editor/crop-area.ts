/** Where the picture stands behind the square window: its zoom over the fitting size, and the place of its middle (0–1). */
export type CropArea = { readonly zoom: number; readonly x: number; readonly y: number }
type Size = { readonly width: number; readonly height: number }

export const wholePicture: CropArea = { zoom: 1, x: 0.5, y: 0.5 }

/** The square of the picture that the window shows, in the picture's pixels; always inside of it. */
export function cropSquare({ zoom, x, y }: CropArea, { width, height }: Size) {
  const side = Math.min(width, height) / Math.min(4, Math.max(1, zoom))
  const place = (middle: number, length: number) => Math.min(length - side, Math.max(0, middle * length - side / 2))
  return { left: place(x, width), top: place(y, height), side }
}

/** The frame moved by so many parts of the window. */
export function movedCropArea(frame: CropArea, by: { readonly x: number; readonly y: number }, size: Size): CropArea {
  const { left, top, side } = cropSquare(frame, size)
  const middle = (place: number, part: number, length: number) =>
    Math.min(length - side / 2, Math.max(side / 2, place + side / 2 - part * side)) / length
  return { zoom: frame.zoom, x: middle(left, by.x, size.width), y: middle(top, by.y, size.height) }
}

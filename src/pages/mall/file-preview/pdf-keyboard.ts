/** Zooms offered; 1 is as wide as the place. */
export const zooms: readonly number[] = [0.5, 0.75, 1, 1.25, 1.5, 2, 3]

/** The next zoom nearer or farther; the same at either end. */
export function stepZoom(zoom: number, by: 1 | -1): number {
  return (by === 1 ? zooms.find((one) => one > zoom) : zooms.findLast((one) => one < zoom)) ?? zoom
}

/** The page that a key leads to; null for keys that mean something else here. */
export function pageForKey(key: string, number: number, pages: number, isFlat: boolean): number | null {
  if (key === 'PageDown' || (isFlat && key === 'ArrowRight')) return Math.min(number + 1, pages)
  if (key === 'PageUp' || (isFlat && key === 'ArrowLeft')) return Math.max(number - 1, 1)
  if (key === 'Home') return 1
  return key === 'End' ? pages : null
}

export function zoomForKey(key: string, zoom: number): number | null {
  if (key === '+' || key === '=') return stepZoom(zoom, 1)
  if (key === '-') return stepZoom(zoom, -1)
  return key === '0' ? 1 : null
}

/** Web and flange of beams as GB/T 11263 gives them for a height and a width. */
export const beamThickness: Readonly<Record<string, readonly [number, number]>> = {
  hw100x100: [6, 8],
  hw125x125: [6.5, 9],
  hw150x150: [7, 10],
  hw200x200: [8, 12],
  hw250x250: [9, 14],
  hw300x300: [10, 15],
  hn150x75: [5, 7],
  hn200x100: [5.5, 8],
  hn250x125: [6, 9],
  hn300x150: [6.5, 9],
  hn350x175: [7, 11],
  hn400x200: [8, 13],
}
export const importedOrigin = /进口/
/** 06Cr19Ni10 (304): the grade that everybody says stands in brackets. */
export const boxedGrade = /\(([^)]+)\)/
export const packMass = /(\d+(?:\.\d+)?)\s*kg/i
/** 约24, 20-25, 大块1000: one value, or the two ends of a range as one text. */
export function rangeOf(value: string): readonly string[] {
  const text = value.replace(/^[^\d]+/, '')
  return /^\d+(?:\.\d+)?(?:-\d+(?:\.\d+)?)?$/.test(text) ? [text] : []
}

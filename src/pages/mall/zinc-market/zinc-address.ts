type Shown = { readonly codes: readonly string[]; readonly months: number; readonly mode?: 'price' | 'percent' }

/** The address of the zinc page with these lines and months. */
export function zincAddress({ codes, months, mode }: Shown): string {
  const query = new URLSearchParams({ series: codes.join(','), range: String(months), ...(mode ? { mode } : {}) })
  return `/zinc?${query.toString().replaceAll('%2C', ',')}`
}

/** The lines with one taken in or left out; one always stays, and the oldest of five makes room. */
export function toggleSeries(codes: readonly string[], code: string): readonly string[] {
  if (codes.includes(code)) return codes.length === 1 ? codes : codes.filter((one) => one !== code)
  return codes.length < 5 ? [...codes, code] : [...codes.slice(0, 4), code]
}

// Made once: toLocaleString makes a formatter anew for every number.
const grouped = new Intl.NumberFormat('en-US')

/** A number with separated thousands and at most three decimals: `1,860`, `23,550.5`. */
export function groupedNumber(value: number): string {
  return grouped.format(value)
}

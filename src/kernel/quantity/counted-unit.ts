// Signs of measures, which are written alike for one and for many.
const signs = /^(kg|mm|cm|km)$|^.$|[^a-z]/

/**
 * The unit behind a number, as English writes it: `400 bottles`, `1 bottle`, `2.5 t`. `number` may have its thousands
 * separated. Signs of measures and Chinese units stay as they are.
 */
export function unitFor(number: number | string, unit: string): string {
  if (signs.test(unit) || Number(String(number).replaceAll(',', '')) === 1) return unit
  return /(s|x|ch|sh)$/.test(unit) ? `${unit}es` : `${unit}s`
}

/** A number with its unit: `400 bottles`. */
export function counted(number: number | string, unit: string): string {
  return `${number} ${unitFor(number, unit)}`
}

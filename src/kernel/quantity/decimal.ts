const plainDecimal = /^-?(0|[1-9][0-9]{0,17})(\.([0-9]{1,10}))?$/

/**
 * Reads an ordinary decimal such as `-12.50` as a count of 10^-scale, exactly. Undefined for anything else: more decimals
 * than `scale`, leading zeros, `+`, exponents, hexadecimal, full-width digits, spaces, NaN (reliability.md, fuzz table).
 */
export function parseDecimal(text: string, scale: number): bigint | undefined {
  const match = plainDecimal.exec(text)
  if (!match) return undefined
  const fraction = match[3] ?? ''
  if (fraction.length > scale) return undefined
  const count = BigInt((match[1] ?? '') + fraction.padEnd(scale, '0'))
  return text.startsWith('-') ? -count : count
}

/** Every decimal of up to 15 digits survives a trip through a double; beyond that two may share one. */
export const mostExact = 999_999_999_999_999n

/** Reads a JSON number that stands for at most `scale` decimals and 15 digits, exactly. Undefined for anything else. */
export function decimalOfNumber(value: number, scale: number): bigint | undefined {
  if (!Number.isFinite(value) || Math.abs(value) * 10 ** scale > Number(mostExact)) return undefined
  const text = value.toFixed(scale)
  // The number is acceptable only when it is the double nearest to its own short decimal.
  return Number(text) === value ? parseDecimal(text, scale) : undefined
}

/** Writes a count of 10^-scale as a decimal; trailing zeros beyond `least` decimals are left away. */
export function decimalText(count: bigint, scale: number, least: number = scale): string {
  const sign = count < 0n ? '-' : ''
  const digits = (count < 0n ? -count : count).toString().padStart(scale + 1, '0')
  const whole = digits.slice(0, digits.length - scale)
  let fraction = digits.slice(digits.length - scale)
  while (fraction.length > least && fraction.endsWith('0')) fraction = fraction.slice(0, -1)
  return sign + whole + (fraction === '' ? '' : `.${fraction}`)
}

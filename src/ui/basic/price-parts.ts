/** A price as it is drawn: thousands separated, sign apart, cents apart. */
export type PriceParts = { readonly sign: '' | '−'; readonly integer: string; readonly fraction: string }

/**
 * Splits an amount in yuan (wire number or decimal string) for drawing: always two decimals, more only
 * when a unit price has them (up to four), none with `integerOnly` (whole-yuan columns per tonne).
 */
export function splitPrice(amount: number | string, integerOnly = false): PriceParts {
  const text = typeof amount === 'number' ? plainDecimal(amount) : amount.trim()
  const match = /^([-−]?)(\d+)(?:\.(\d*))?$/.exec(text)
  if (!match) return { sign: '', integer: text, fraction: '' }
  const [, sign = '', whole = '', cents = ''] = match
  const fraction = cents.slice(0, 4).replace(/0+$/, '').padEnd(2, '0')
  return {
    sign: sign ? '−' : '',
    integer: whole.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, ','),
    fraction: integerOnly ? '' : fraction,
  }
}

/** The same in one string, for titles and running text: `22,860.00`. */
export function priceText(amount: number | string, integerOnly = false): string {
  const { sign, integer, fraction } = splitPrice(amount, integerOnly)
  return sign + integer + (fraction && `.${fraction}`)
}

/**
 * A price that says how much it is about, after `≈` and in the columns of the second unit: two decimals, half up. Below one
 * yuan it keeps what two would hide.
 */
export function nearPriceText(amount: number | string): string {
  const most = Math.round(Number(amount) * 10_000)
  return most >= 10_000 ? priceText(Math.floor((most + 50) / 100) / 100) : priceText(amount)
}

/** A number written out without exponent, rounded to the four decimals that a unit price may have. */
function plainDecimal(amount: number): string {
  return Number.isFinite(amount) ? amount.toFixed(4) : ''
}

/** A change with its sign, true minus and separated thousands: `+1,200`, `−0.21`, `0`. */
export function signedText(value: number, decimals: number): string {
  const [whole = '', fraction] = Math.abs(value).toFixed(decimals).split('.')
  const sign = value > 0 ? '+' : value < 0 ? '−' : ''
  return sign + whole.replace(/\B(?=(\d{3})+$)/g, ',') + (fraction ? `.${fraction}` : '')
}

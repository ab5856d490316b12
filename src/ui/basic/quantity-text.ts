/** A quantity as people read it: `1,860`, `12.5`. The wire's number has no more decimals than its unit. */
export function quantityText(quantity: number): string {
  const [whole = '0', fraction] = String(quantity).split('.')
  return whole.replace(/\B(?=(\d{3})+$)/g, ',') + (fraction ? `.${fraction}` : '')
}

/** The same for quantities that a stepper counts: a plain decimal text. */
export function plainQuantity(quantity: number): string {
  return quantity.toFixed(6).replace(/\.?0+$/, '')
}

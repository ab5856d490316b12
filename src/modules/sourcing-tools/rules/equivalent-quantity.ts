/** How a SKU is counted: quantities are steps of its trade unit. */
export type CountedSku = {
  readonly unitCode: string
  readonly precision: number
  /** Grams of one trade unit; null when not known. */
  readonly grams: bigint | null
  readonly min: bigint
  readonly step: bigint
}

const upTo = (value: bigint, step: bigint): bigint => ((value + step - 1n) / step) * step

/** The least quantity from `number` on that the SKU is sold in. */
export function orderableFrom({ min, step }: Pick<CountedSku, 'min' | 'step'>, number: bigint): bigint {
  return number <= min ? min : min + upTo(number - min, step)
}

/**
 * As much of another SKU as `number` of this one, in its own steps and as it is sold: counted where both have the same unit,
 * by mass otherwise. Null where there is no way from one to the other.
 */
export function equivalentQuantity(from: CountedSku, number: bigint, to: CountedSku): bigint | null {
  const [own, other] = [10n ** BigInt(from.precision), 10n ** BigInt(to.precision)]
  if (from.unitCode === to.unitCode) return orderableFrom(to, upTo(number * other, own) / own)
  if (from.grams === null || to.grams === null) return null
  const divisor = own * to.grams
  return orderableFrom(to, upTo(number * from.grams * other, divisor) / divisor)
}

import { quantityNumber } from '../../../kernel/quantity/quantity.ts'

/** A change of stock in steps as the wire's number, negative for what left. */
export function signedQuantity(steps: number | bigint, precision: number): number {
  const count = BigInt(steps)
  return count < 0n ? -quantityNumber(-count, precision) : quantityNumber(count, precision)
}

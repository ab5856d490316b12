import { divideHalfUp } from '../../../src/kernel/money/rounding.ts'

/** A JSON number as a count of 10^-scale, rounded half up: the data has some binary dust such as 4.8999999999999995. */
export function countOf(value: number, scale: number): bigint {
  return divideHalfUp(BigInt(Math.round(value * 10 ** (scale + 3))), 1000n)
}

import type { Fen } from './money.ts'
import { divideHalfUp } from './rounding.ts'

/** Rates in basis points: goods 13 %, transport 9 %, simplified method 3 % (增值税法 art. 10 and 11). */
export const vatRates = { goods: 1300n, transport: 900n, simplified: 300n } as const

/** What a tax-inclusive amount consists of: net rounded half up to the fen, and the tax that is left, so both sum exactly. */
export function splitVat(gross: Fen, rate: bigint = vatRates.goods): { net: Fen; tax: Fen } {
  const net = divideHalfUp(gross * 10_000n, 10_000n + rate)
  return { net, tax: gross - net }
}

/** The tax that is put on an amount without it, rounded half up to the same unit. */
export function vatOn(net: bigint, rate: bigint = vatRates.goods): bigint {
  return divideHalfUp(net * rate, 10_000n)
}

import { addDays, dayOf, startOfDay } from '../../../kernel/time/clock.ts'
import { basisPointsOf, type Fen } from '../../../kernel/money/money.ts'

/** The highest rate that the platform may set: 30 %. */
export const maxRateBp = 3000

/** Commission of an order's goods at a rate in hundredths of a percent, rounded half up to the fen once. */
export function commissionOf(goodsAmount: Fen, rateBp: number): Fen {
  return basisPointsOf(goodsAmount, BigInt(rateBp))
}

/** A typed percentage with at most two decimals as hundredths of a percent; undefined when it is none or above 30. */
export function rateOf(percent: string): number | undefined {
  if (!/^[0-9]{1,2}(\.[0-9]{1,2})?$/.test(percent)) return undefined
  const [whole = '0', rest = ''] = percent.split('.')
  const bp = Number(whole) * 100 + Number(rest.padEnd(2, '0'))
  return bp <= maxRateBp ? bp : undefined
}

/** 00:00 in Shanghai of the first day of the month after: when what became payable is put into a statement. */
export function nextStatementAt(now: Date): Date {
  const first = `${dayOf(now).slice(0, 7)}-01`
  return startOfDay(`${dayOf(startOfDay(addDays(first, 32))).slice(0, 7)}-01`)
}

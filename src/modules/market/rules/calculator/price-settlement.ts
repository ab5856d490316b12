import { divideHalfUp } from '../../../../kernel/money/rounding.ts'
import type { Fen } from '../../../../kernel/money/money.ts'

/** Yuan with at most two decimals as fen; what is typed beyond the fen is rounded. */
export function fenOf(yuan: number): Fen {
  return BigInt(Math.round(yuan * 100))
}

/** Kilograms of tonnes with at most three decimals. */
function kilograms(tonnes: number): bigint {
  return BigInt(Math.round(tonnes * 1000))
}

/** The amount of so many tonnes at a price per tonne, one rounding. */
export function amountOf(perTonne: Fen, tonnes: number): Fen {
  return divideHalfUp(perTonne * kilograms(tonnes), 1000n)
}

/** Delivered price per tonne: price + premium + freight + handling, all with tax. */
export function deliveredPrice(parts: Readonly<Record<'price' | 'premium' | 'freight' | 'handling', number>>): Fen {
  return fenOf(parts.price) + fenOf(parts.premium) + fenOf(parts.freight) + fenOf(parts.handling)
}

export type PriceFixationSettlement = { readonly final: Fen; readonly amount: Fen; readonly refund: Fen }

/** Point pricing: final = futures fill + premium; what was paid at the provisional price is settled against it. A negative refund is still to be paid. */
export function priceFixationSettlement(
  ticket: Readonly<Record<'futures' | 'premium' | 'tonnes' | 'provisional', number>>,
): PriceFixationSettlement {
  const final = fenOf(ticket.futures) + fenOf(ticket.premium)
  const amount = amountOf(final, ticket.tonnes)
  return { final, amount, refund: amountOf(fenOf(ticket.provisional), ticket.tonnes) - amount }
}

/** Average pricing: the mean of the days of the pricing period, plus the premium. */
export function averageSettlement(daily: readonly number[], premium: number): { readonly average: Fen; readonly final: Fen } {
  const sum = daily.reduce((total, day) => total + fenOf(day), 0n)
  const average = divideHalfUp(sum, BigInt(Math.max(1, daily.length)))
  return { average, final: average + fenOf(premium) }
}

/** Which weight settles: within the tolerance (permille) the ticket's, beyond it the re-weighed one. */
export function settledWeight(
  ticket: number,
  reweighed: number,
  permille: number,
): { readonly settled: number; readonly percent: number; readonly within: boolean } {
  const percent = (Math.abs(ticket - reweighed) / ticket) * 100
  const within = percent <= permille / 10
  return { settled: within ? ticket : reweighed, percent, within }
}

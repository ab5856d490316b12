import type { Fen } from '../../../kernel/money/money.ts'
import { commissionOf } from './commission.ts'

export type Earned = { readonly base: Fen; readonly rateBp: number }
export type Return = { /** Goods that count as refunded now. */ readonly base: Fen; readonly amount: Fen }

const least = (fen: Fen, other: Fen): Fen => (fen < other ? fen : other)

/**
 * What a refund takes back of an order's commission. What stays is always the commission of the goods that were kept, rounded
 * once, so several refunds take back exactly what one would; more than the goods were is not refunded of them.
 */
export function returnOf({ base, rateBp }: Earned, refundedBefore: Fen, refunded: Fen): Return {
  const before = least(base, refundedBefore)
  const after = least(base, refundedBefore + refunded)
  return { base: after - before, amount: commissionOf(base - before, rateBp) - commissionOf(base - after, rateBp) }
}

/** A statement is made when something is to be paid; what was taken back waits until enough was earned. */
export function statementTotal(earned: readonly Fen[], returned: readonly Fen[]): Fen | null {
  const total = earned.reduce((sum, one) => sum + one, 0n) - returned.reduce((sum, one) => sum + one, 0n)
  return total > 0n ? total : null
}

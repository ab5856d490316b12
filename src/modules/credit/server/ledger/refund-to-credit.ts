import { audit, type ActorContext } from '../../../../kernel/audit/audit.ts'
import { failure, type Failure } from '../../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { followPayments } from '../statements/follow-payments.ts'
import { lockHold, takeFromHold } from './draw-for-shipment.ts'
import { addOperation } from './operation-repository.ts'
import { coverOwed, writeLine } from './write-line.ts'

export type CreditRefund = {
  readonly orderSn: string
  readonly fen: bigint
  /** Number of the refund: it is given back once. */
  readonly reference: string
  /** Goods that never left release what they reserved; others take from what is owed. */
  readonly isUnshipped: boolean
  readonly act: ActorContext
}

/**
 * Gives money of an order back to the line that it was bought on: first what is still reserved, where the goods never left, otherwise what is
 * owed. How much may go back, the caller's own books say. Refusal: `credit.noHold`.
 */
export async function refundToCredit(
  tx: Transaction,
  { orderSn, fen, reference, isUnshipped, act }: CreditRefund,
): Promise<null | Failure> {
  const hold = await lockHold(tx, orderSn)
  if (!hold) return failure('credit.noHold')
  const { accountId } = hold.account
  const least = (one: bigint, other: bigint) => (one < other ? one : other)
  const released = isUnshipped ? least(hold.restFen, fen) : least(hold.restFen, fen > hold.drawnFen ? fen - hold.drawnFen : 0n)
  const refunded = fen - released
  if (released > 0n) {
    await takeFromHold(tx, orderSn, { drawn: 0n, released })
    await addOperation(tx, { accountId, kind: 'HOLD_RELEASED', reference, orderSn, changes: { heldFen: -released }, act })
  }
  if (refunded > 0n) {
    await addOperation(tx, { accountId, kind: 'REFUNDED', reference, orderSn, changes: { drawnFen: -refunded }, act })
    await writeLine(tx, { accountId, kind: 'REFUNDED', reference, orderSn, amountFen: -refunded, dueOn: null, at: act.now })
    await followPayments(tx, accountId, await coverOwed(tx, accountId, refunded, { orderSn }), act)
  }
  await audit(tx, {
    ...act,
    action: 'credit.refund',
    entity: 'creditAccount',
    entityId: String(accountId),
    without: 'note',
    facts: { order: orderSn, refund: reference, released: String(released), refunded: String(refunded) },
  })
  return null
}

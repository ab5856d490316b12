import { audit } from '../../../kernel/audit/audit.ts'
import { emit } from '../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { rows, type Transaction } from '../../../kernel/database/transaction.ts'
import { refundOrder } from '../../payment/server/public.ts'
import { weighMoneyMachine } from '../rules/weigh-note-machine.ts'
import { lockWeighNote, type WeighCommand } from './move-weigh-note.ts'
import { moveWeighMoney } from './weigh-note-repository.ts'

const paySnOf = {
  name: 'weighing.paySnOfOrder',
  text: `SELECT p.pay_sn AS "paySn" FROM orders o JOIN pay_order p USING (pay_order_id) WHERE o.order_sn = $1`,
}

/**
 * The store decides on the money that a settled weight moves: it pays back through the refund of the payment, notes that a
 * supplement came, or waives it. Nothing of it happens by itself. Refusals: `weighing.noteNeeded`, the machine's, the payment's.
 */
export async function decideWeighMoney(
  tx: Transaction,
  wish: WeighCommand & { readonly event: 'refund' | 'collect' | 'waive'; readonly note: string },
): Promise<string | Failure> {
  const locked = await lockWeighNote(tx, wish)
  if (isFailure(locked)) return locked
  const { note, order } = locked
  if (wish.event !== 'refund' && wish.note === '') return failure('weighing.noteNeeded', {}, { field: 'note' })
  const to = weighMoneyMachine.next(note.moneyState, wish.event, 'store', order.frozen ? ['frozen'] : [])
  if (isFailure(to)) return to
  const done = wish.event === 'refund' ? await payBack(tx, note, wish) : wish.note
  if (isFailure(done)) return done
  if (!(await moveWeighMoney(tx, note, { to, from: weighMoneyMachine.sources(wish.event, 'store'), text: done })))
    return failure('api.stale')
  const { actor, channel, requestId } = wish.act
  await audit(tx, {
    actor,
    channel,
    requestId,
    action: `weighNote.${wish.event}`,
    entity: 'weighNote',
    entityId: note.weighNoteSn,
    from: note.moneyState,
    to,
    ...(wish.note ? { reason: wish.note } : {}),
    facts: { adjustmentFen: String(note.adjustment), ...(wish.event === 'refund' ? { refund: done } : {}) },
  })
  const { orderSn, memberId, storeId, weighNoteSn } = note
  await emit(tx, { event: 'weighNote.moneyMoved', key: weighNoteSn, payload: { weighNoteSn, orderSn, state: to, memberId, storeId } })
  return weighNoteSn
}

async function payBack(
  tx: Transaction,
  note: { orderSn: string; weighNoteSn: string; adjustment: bigint | number | string },
  { act }: WeighCommand,
): Promise<string | Failure> {
  const [found] = await rows<{ paySn: string }>(tx, paySnOf, [note.orderSn])
  if (!found) throw new Error(`order ${note.orderSn} has no checkout`)
  const { orderSn, weighNoteSn } = note
  const fen = -BigInt(note.adjustment)
  const refunds = await refundOrder(tx, { paySn: found.paySn, orderSn, fen, reason: weighNoteSn, reference: weighNoteSn }, act)
  return isFailure(refunds) ? refunds : refunds.map((refund) => refund.outRefundNo).join(' ')
}

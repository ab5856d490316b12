import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { rows, type Transaction } from '../../../kernel/database/transaction.ts'
import { lockPayOrderOf } from '../../order/server/public.ts'
import { closeSubjectPayments, refundOrder } from '../../payment/server/public.ts'
import { weighMoneyMachine } from '../rules/weigh-note-machine.ts'
import { lockWeighNote, type WeighCommand } from './move-weigh-note.ts'
import { moveWeighMoney } from './move-weigh-money.ts'
import { weighNoteOf } from './weigh-note-repository.ts'

const paySnOf = {
  name: 'weighing.paySnOfOrder',
  text: `SELECT p.pay_sn AS "paySn" FROM orders o JOIN pay_order p USING (pay_order_id) WHERE o.order_sn = $1`,
}

/**
 * The store decides on the money that a settled weight moves: it pays back through the refund of the payment, notes that a
 * supplement came to the store itself, or waives it. Nothing of it happens by itself. Refusals: `weighing.noteNeeded`, the machine's, the payment's.
 */
export async function decideWeighMoney(
  tx: Transaction,
  wish: WeighCommand & { readonly event: 'refund' | 'collect' | 'waive'; readonly note: string },
): Promise<string | Failure> {
  // Refunds are asked for under the lock of their checkout, which everybody takes before the order.
  const seen = wish.event === 'refund' ? await weighNoteOf(tx, wish.weighNoteSn, wish.scope) : null
  if (seen) await lockPayOrderOf(tx, seen.orderSn, null)
  const locked = await lockWeighNote(tx, wish)
  if (isFailure(locked)) return locked
  const { note, order } = locked
  if (wish.event !== 'refund' && wish.note === '') return failure('weighing.noteNeeded', {}, { field: 'note' })
  const to = weighMoneyMachine.next(note.moneyState, wish.event, 'store', order.frozen ? ['frozen'] : [])
  if (isFailure(to)) return to
  const text = wish.event === 'refund' ? await payBack(tx, note, wish) : wish.note
  if (isFailure(text)) return text
  const moved = await moveWeighMoney(tx, note, {
    event: wish.event,
    who: 'store',
    act: wish.act,
    frozen: order.frozen,
    reason: wish.note,
    facts: wish.event === 'refund' ? { refund: text } : {},
    change: { text },
    ...(wish.event === 'collect' ? { way: 'DIRECT' as const } : {}),
  })
  if (isFailure(moved)) return moved
  // Nobody should pay through a gateway what is waived or was paid to the store.
  if (wish.event !== 'refund') await closeSubjectPayments(tx, { kind: 'weighSupplement', subjectSn: note.weighNoteSn, now: wish.act.now })
  return moved
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

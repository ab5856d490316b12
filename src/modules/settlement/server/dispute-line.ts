import { audit, type ActorContext } from '../../../kernel/audit/audit.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { parseYuan, yuanText } from '../../../kernel/money/money.ts'
import { payableAccount, platformAccount } from '../../wallet/rules/ledger-accounts.ts'
import { mustPost } from '../../wallet/server/public.ts'
import { disputeMachine } from '../rules/bill-machine.ts'
import { addDispute, answerDisputeRow, billLine, disputeById, type DisputedLine } from './bill-line-repository.ts'
import { addUpBill, billById, lockBill, touchBill, type Bill, type BillScope } from './bill-repository.ts'
import { addEntry, isOfGoods } from './entry-repository.ts'
import { lockSeenBill, moveBill, emitBillMoved } from './move-bill.ts'

export type LineDispute = { readonly billId: number; readonly entryId: number; readonly reason: string; readonly expectedVersion: number }

/**
 * The store says that a line of its bill is wrong, once per line; the bill waits for the answers. Refusals: `settlement.billGone`,
 * `reasonRequired`, `lineGone`, `disputedBefore`, `notDisputable`, `api.stale`, and the machine's.
 */
export async function disputeLine(tx: Transaction, wish: LineDispute, scope: BillScope, act: ActorContext): Promise<Bill | Failure> {
  const bill = await lockSeenBill(tx, wish, scope)
  if (isFailure(bill)) return bill
  if (wish.reason === '') return failure('settlement.reasonRequired', {}, { field: 'reason' })
  const line = await billLine(tx, bill.billId, wish.entryId)
  if (!line) return failure('settlement.lineGone')
  if (!isOfGoods(line.kind)) return failure('settlement.notDisputable')
  const moved = bill.state === 'STORE_DISPUTED' ? bill : await moveBill(tx, bill, { event: 'dispute', who: 'store', act })
  if (isFailure(moved)) return moved
  const disputeId = await addDispute(tx, { ...wish, at: act.now, by: act.actor.name })
  if (disputeId === null) return failure('settlement.disputedBefore')
  const { actor, channel, requestId } = act
  await audit(tx, {
    actor,
    channel,
    requestId,
    action: 'settlement.disputeLine',
    entity: 'settlementBill',
    entityId: bill.billSn,
    reason: wish.reason,
    without: 'creation',
    facts: { order: line.orderSn, dispute: disputeId },
  })
  await touchBill(tx, bill.billId)
  return (await billById(tx, bill.billId, 'all')) ?? failure('api.notFound')
}

export type DisputeAnswer = {
  readonly disputeId: number
  readonly event: 'accept' | 'refuse'
  readonly answer: string
  /** Yuan that the platform adds for the store; needed to accept. */
  readonly adjustment: string
}

/**
 * The platform answers a dispute: it refuses, or it adds an amount as a line of the same bill, out of its commission. Refusals:
 * `settlement.disputeGone`, `answerNeeded`, `adjustmentWrong`, and the machine's.
 */
export async function answerDispute(tx: Transaction, wish: DisputeAnswer, act: ActorContext): Promise<Bill | Failure> {
  const seen = await disputeById(tx, wish.disputeId)
  const bill = seen && (await lockBill(tx, seen.billId, 'all'))
  const line = seen && (await billLine(tx, seen.billId, seen.entryId))
  const dispute = bill && (await disputeById(tx, wish.disputeId))
  if (!bill || !line || !dispute) return failure('settlement.disputeGone')
  const to = disputeMachine.next(dispute.state, wish.event, 'platform')
  if (isFailure(to)) return to
  if (wish.answer === '') return failure('settlement.answerNeeded', {}, { field: 'answer' })
  const adjustment = wish.event === 'accept' ? adjustmentOf(wish.adjustment, line) : 0n
  if (isFailure(adjustment)) return adjustment
  const sources = disputeMachine.sources(wish.event, 'platform')
  const { answer } = wish
  if (!(await answerDisputeRow(tx, wish.disputeId, { to, sources, answer, adjustment, at: act.now, by: act.actor.name })))
    return failure('api.stale')
  if (adjustment > 0n) await adjust(tx, bill, line, { adjustment, disputeId: wish.disputeId, act })
  const { actor, channel, requestId } = act
  const written = { actor, channel, requestId, action: `settlement.${wish.event}Dispute`, entity: 'settlementBill', entityId: bill.billSn }
  await audit(tx, { ...written, reason: answer, from: 'OPEN', to, facts: { order: line.orderSn, fen: String(adjustment) } })
  await touchBill(tx, bill.billId)
  await emitBillMoved(tx, bill, 'ANSWERED')
  return (await billById(tx, bill.billId, 'all')) ?? failure('api.notFound')
}

/** An adjustment is above zero and no more than the line moved. */
function adjustmentOf(text: string, line: DisputedLine): bigint | Failure {
  const size = (fen: bigint) => (fen < 0n ? -fen : fen)
  const most = [line.received, line.payable, line.commission].map(size).reduce((one, other) => (one > other ? one : other))
  const fen = parseYuan(text)
  if (fen === undefined || fen <= 0n || fen > most)
    return failure('settlement.adjustmentWrong', { most: yuanText(most) }, { field: 'adjustment' })
  return fen
}

async function adjust(
  tx: Transaction,
  bill: Bill,
  line: DisputedLine,
  { adjustment, disputeId, act }: { readonly adjustment: bigint; readonly disputeId: number; readonly act: ActorContext },
): Promise<void> {
  const { billId, storeId } = bill
  const reference = `${bill.billSn}-${disputeId}`
  const share = { received: 0n, platformPart: 0n, commission: -adjustment, payable: adjustment }
  await addEntry(tx, { ...share, storeId, kind: 'adjustment', orderSn: line.orderSn, reference, at: act.now, billId })
  await addUpBill(tx, billId)
  const entries = [
    { account: platformAccount('commission'), fen: -adjustment },
    { account: payableAccount(storeId), fen: adjustment },
  ]
  await mustPost(tx, { kind: 'billAdjustment', reference, entries, note: line.orderSn, act })
}

import { refuseForeignPictures } from '../../../site/server/public.ts'
import type { ActorContext } from '../../../../kernel/audit/audit.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { lockShippableOrder, type OrderScope } from '../../../order/server/public.ts'
import { closeSubjectPayments, type PaymentSubject } from '../../../payment/server/public.ts'
import { gatewayAccount, platformAccount, walletOf } from '../../../wallet/rules/ledger-accounts.ts'
import { claimTransfer, mustPost, post, releaseTransfer } from '../../../wallet/server/public.ts'
import { attemptEndsAt } from '../../rules/supplement-terms.ts'
import { moveWeighMoney } from '../move-weigh-money.ts'
import { weighNoteOf, type SupplementVoucher, type WeighNote } from '../weigh-note-repository.ts'
import { remindAgain } from './supplement-timers.ts'

const kind = 'weighSupplement'

/** A weigh note with its order locked: order, weigh note, payment is the order in which everybody locks. */
async function lockNote(tx: Transaction, weighNoteSn: string, scope: OrderScope): Promise<WeighNote | null> {
  const seen = await weighNoteOf(tx, weighNoteSn, scope)
  const order = seen && (await lockShippableOrder(tx, seen.orderSn, { anyone: true }))
  return order && weighNoteOf(tx, weighNoteSn, scope)
}

/** A locked weigh note of this buyer whose supplement is to pay. Refusals: `weighing.weighNoteGone`, `supplementNotDue`. */
async function lockDue(
  tx: Transaction,
  { weighNoteSn, memberId }: { weighNoteSn: string; memberId: number },
): Promise<WeighNote | Failure> {
  const note = await lockNote(tx, weighNoteSn, { memberId })
  if (!note) return failure('weighing.weighNoteGone')
  return note.moneyState === 'SUPPLEMENT_DUE' ? note : failure('weighing.supplementNotDue')
}

/** The supplement of a weigh note, as the module of payments asks about it. It stays payable after its day. */
export const supplementSubject: PaymentSubject = {
  kind,
  returnPath: (weighNoteSn) => `/member/order/supplement?weighNoteSn=${weighNoteSn}`,
  due: async (tx, { subjectSn: weighNoteSn, memberId, now }) => {
    const note = await lockDue(tx, { weighNoteSn, memberId })
    return isFailure(note) ? note : { amountFen: BigInt(note.adjustment), payUntil: attemptEndsAt(now) }
  },
  lock: async (tx, weighNoteSn) => {
    const note = await lockNote(tx, weighNoteSn, { anyone: true })
    return (
      note && {
        isDue: note.moneyState === 'SUPPLEMENT_DUE',
        fen: BigInt(note.adjustment),
        pay: async (_paidAt, act) => mustPay(tx, note, { way: 'ONLINE', act }),
      }
    )
  },
}

type Paid = { readonly way: 'ONLINE' | 'BALANCE'; readonly act: ActorContext }

/** The money lies with the platform: the supplement is paid. */
async function mustPay(tx: Transaction, note: WeighNote, { way, act }: Paid): Promise<void> {
  const moved = await moveWeighMoney(tx, note, { event: 'pay', who: 'system', act, way, facts: { way }, change: { text: '' } })
  if (isFailure(moved)) throw new Error(`the supplement of ${note.weighNoteSn} was not paid: ${moved.code}`)
}

type Wish = { readonly weighNoteSn: string; readonly memberId: number; readonly act: ActorContext }

/**
 * Pays a supplement with the member's balance; the payment password was proved before. Refusals: `weighing.weighNoteGone`,
 * `supplementNotDue`, `wallet.balanceShort`.
 */
export async function paySupplementWithBalance(tx: Transaction, wish: Wish): Promise<string | Failure> {
  const { act, memberId } = wish
  const note = await lockDue(tx, wish)
  if (isFailure(note)) return note
  const fen = BigInt(note.adjustment)
  const entries = [
    { account: walletOf('member', memberId), fen: -fen },
    { account: platformAccount('orders'), fen },
  ]
  const posted = await post(tx, { kind: 'supplementPayment', reference: note.weighNoteSn, entries, note: note.orderSn, act })
  if (isFailure(posted)) return posted
  await mustPay(tx, note, { way: 'BALANCE', act })
  await closeSubjectPayments(tx, { kind, subjectSn: note.weighNoteSn, now: act.now })
  return note.weighNoteSn
}

/**
 * Hands in the voucher of a transfer to the platform; its finance checks it. What is open at a gateway closes. Refusals:
 * `weighing.weighNoteGone`, `supplementNotDue`, `voucherTaken`.
 */
export async function handInSupplement(tx: Transaction, wish: Wish & { readonly voucher: SupplementVoucher }): Promise<string | Failure> {
  const { act, voucher } = wish
  const note = await lockDue(tx, wish)
  if (isFailure(note)) return note
  const foreign = await refuseForeignPictures(tx, [voucher.picture], { memberId: wish.memberId, purpose: 'voucher', field: 'picture' })
  if (foreign) return foreign
  const use = { purpose: 'supplement', reference: note.weighNoteSn } as const
  if (!(await claimTransfer(tx, voucher.no, use, act.now))) return failure('weighing.voucherTaken', {}, { field: 'documentNo' })
  const facts = { bank: voucher.bank, documentNo: voucher.no }
  const moved = await moveWeighMoney(tx, note, { event: 'handInTransfer', who: 'buyer', act, facts, change: { text: '', voucher } })
  if (isFailure(moved)) return moved
  await closeSubjectPayments(tx, { kind, subjectSn: note.weighNoteSn, now: act.now })
  return moved
}

type Review = { readonly weighNoteSn: string; readonly expectedVersion: number; readonly event: 'confirmTransfer' | 'rejectTransfer' } & {
  readonly reason: string
  readonly act: ActorContext
}

/**
 * The platform has looked at its account: the transfer came, or did not and is asked for again. Refusals: `weighing.weighNoteGone`,
 * `noteNeeded`, `api.stale`, the machine's.
 */
export async function reviewSupplement(
  tx: Transaction,
  { weighNoteSn, expectedVersion, event, reason, act }: Review,
): Promise<string | Failure> {
  const note = await lockNote(tx, weighNoteSn, { anyone: true })
  if (!note) return failure('weighing.weighNoteGone')
  if (note.version !== expectedVersion) return failure('api.stale')
  if (event === 'rejectTransfer' && reason === '') return failure('weighing.noteNeeded', {}, { field: 'reason' })
  const way = event === 'confirmTransfer' ? ({ way: 'TRANSFER' } as const) : {}
  const moved = await moveWeighMoney(tx, note, { event, who: 'platform', act, reason, change: { text: reason }, ...way })
  if (isFailure(moved)) return moved
  if (event === 'rejectTransfer') {
    await releaseTransfer(tx, { purpose: 'supplement', reference: weighNoteSn })
    await remindAgain(tx, weighNoteSn, act.now)
    return moved
  }
  const fen = BigInt(note.adjustment)
  const entries = [
    { account: gatewayAccount('transfer'), fen: -fen },
    { account: platformAccount('orders'), fen },
  ]
  await mustPost(tx, { kind: 'supplementReceipt', reference: weighNoteSn, entries, note: note.orderSn, act })
  return moved
}

import { addDays, dayOf } from '../../../../kernel/time/clock.ts'
import { audit } from '../../../../kernel/audit/audit.ts'
import { emit } from '../../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { fenOfNumber, sumFen } from '../../../../kernel/money/money.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { refuseForeignPictures } from '../../../site/server/public.ts'
import { lockPayOrder, movePayOrderToReview } from '../../../order/server/public.ts'
import type { ActorContext } from '../../../../kernel/audit/audit.ts'
import { claimTransfer, plainSerial } from '../../../wallet/server/public.ts'
import { reservedBalanceOf } from '../balance/reserved-balance.ts'
import { scheduleReview } from './review-deadline.ts'
import { addVoucher, waitingVouchers, type Voucher } from './voucher-repository.ts'

export type TransferVoucherInput = {
  readonly paySn: string
  readonly payerName: string
  readonly bankName: string
  readonly bankSerial: string
  /** Yuan, as the wire has it. */
  readonly amount: number
  readonly transferDate: string
  readonly images: readonly string[]
  readonly remark: string
}

const mostWaiting = 10

/**
 * Takes a buyer's word that money is on its way. Once the vouchers that wait cover what is due, the orders wait for the platform
 * (PENDING_PAYMENT → PAYMENT_REVIEW) for a time of its own; less is a part payment and stops no timer. Nothing is paid by it.
 * Refusals: `order.orderGone`, `order.notPayable`, `payment.amountWrong`, `transferInFuture`, `transferTooOld`, `serialUsed`,
 * `tooManyVouchers`, `balanceHeld`, `member.pictureGone`.
 */
export async function submitTransferVoucher(
  tx: Transaction,
  form: TransferVoucherInput,
  by: { memberId: number; memberName: string; act: ActorContext },
): Promise<Voucher | Failure> {
  const { now } = by.act
  const amountFen = fenOfNumber(form.amount)
  if (amountFen === undefined || amountFen <= 0n) return failure('payment.amountWrong', {}, { field: 'amount' })
  const today = dayOf(now)
  if (form.transferDate > today) return failure('payment.transferInFuture', {}, { field: 'transferDate' })
  if (form.transferDate < addDays(today, -365)) return failure('payment.transferTooOld', {}, { field: 'transferDate' })
  // Locks the checkout: what follows is judged on what is due now.
  if (!(await lockPayOrder(tx, form.paySn, by.memberId))) return failure('order.orderGone')
  const foreign = await refuseForeignPictures(tx, form.images, { memberId: by.memberId, purpose: 'voucher', field: 'images' })
  if (foreign) return foreign
  if (await reservedBalanceOf(tx, form.paySn)) return failure('payment.balanceHeld')
  const waiting = await waitingVouchers(tx, form.paySn)
  if (waiting.length >= mostWaiting) return failure('payment.tooManyVouchers')
  const covered = sumFen(waiting.map((one) => one.amountFen)) + amountFen
  const due = await movePayOrderToReview(tx, { paySn: form.paySn, memberId: by.memberId, covered, act: by.act })
  if (isFailure(due)) return due
  if (due.isNewInReview) await scheduleReview(tx, form.paySn, now)
  const bankSerial = plainSerial(form.bankSerial)
  const voucher = await addVoucher(tx, {
    paySn: due.paySn,
    memberId: by.memberId,
    memberName: by.memberName,
    payerName: form.payerName,
    bankName: form.bankName,
    bankSerial,
    amountFen,
    transferDay: form.transferDate,
    images: form.images,
    remark: form.remark,
    submittedAt: now,
  })
  const use = voucher && ({ purpose: 'order', reference: String(voucher.voucherId) } as const)
  if (!voucher || !use || !(await claimTransfer(tx, bankSerial, use, now)))
    return failure('payment.serialUsed', {}, { field: 'bankSerial' })
  await audit(tx, {
    ...by.act,
    action: 'payment.submitVoucher',
    entity: 'transferVoucher',
    entityId: voucher.voucherId,
    without: 'creation',
    to: 'SUBMITTED',
  })
  await emit(tx, {
    event: 'payment.voucherSubmitted',
    key: voucher.paySn,
    payload: { voucherId: voucher.voucherId, paySn: voucher.paySn, memberId: by.memberId },
  })
  return voucher
}

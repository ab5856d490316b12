import type { TimerHandlers } from '../../../../api/background.ts'
import { systemContext } from '../../../../api/actor-context.ts'
import { addBusinessDays, dayOf, endOfDay } from '../../../../kernel/time/clock.ts'
import { emit } from '../../../../kernel/events/events.ts'
import { isFailure } from '../../../../kernel/failure/failure.ts'
import { translate } from '../../../../kernel/i18n/translate.ts'
import { schedule } from '../../../../kernel/time/timers.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { amountDueOf, lockPayOrder } from '../../../order/server/public.ts'
import { workCalendar } from '../../../site/server/public.ts'
import { paymentMessages } from '../../messages.ts'
import { reviewTransferVoucher } from './review-transfer-voucher.ts'
import { waitingVouchers } from './voucher-repository.ts'

/** Working days after which the platform is reminded of a voucher that nobody looked at, and after which it is sent back. */
export const remindAfterDays = 1
export const returnAfterDays = 3

/** Waiting for a review has a time of its own, which a further voucher does not lengthen. */
export async function scheduleReview(tx: Transaction, paySn: string, now: Date): Promise<void> {
  const calendar = await workCalendar(tx)
  const after = (days: number) => endOfDay(addBusinessDays(dayOf(now), days, calendar))
  await schedule(tx, { entity: 'payOrder', entityId: paySn, event: 'reviewRemind', dueAt: after(remindAfterDays) })
  await schedule(tx, { entity: 'payOrder', entityId: paySn, event: 'reviewEnd', dueAt: after(returnAfterDays) })
}

/** What waits of a checkout in review; nothing when it moved on meanwhile. */
async function inReview(tx: Transaction, paySn: string) {
  const payOrder = await lockPayOrder(tx, paySn, null)
  if (!payOrder || !(await amountDueOf(tx, payOrder)).inReview) return []
  return waitingVouchers(tx, paySn)
}

/** Nobody looked at a voucher for a working day: everybody who may look is told. */
async function remind(tx: Transaction, paySn: string): Promise<void> {
  const [first] = await inReview(tx, paySn)
  if (first)
    await emit(tx, {
      event: 'payment.voucherSubmitted',
      key: paySn,
      payload: { voucherId: first.voucherId, paySn, memberId: first.memberId },
    })
}

/** The time for the review is over: what nobody found on the account goes back to the buyer, who may hand it in again. */
async function end(tx: Transaction, paySn: string, now: Date): Promise<void> {
  const reason = translate('zh', paymentMessages)('reviewTimedOut')
  for (const voucher of await inReview(tx, paySn)) {
    const done = await reviewTransferVoucher(
      tx,
      { voucherId: voucher.voucherId, result: 'reject', reason },
      systemContext('payOrder/reviewEnd', now),
    )
    if (isFailure(done)) throw new Error(`voucher ${voucher.voucherId} was not sent back: ${done.code}`)
  }
}

/** What the timers of this module do when they are due. */
export const paymentTimers: TimerHandlers = {
  'payOrder/reviewRemind': (app, paySn) => app.inTransaction((tx) => remind(tx, paySn)),
  'payOrder/reviewEnd': (app, paySn) => app.inTransaction((tx) => end(tx, paySn, app.clock.now())),
}

import { systemContext } from '../../../api/actor-context.ts'
import type { TimerHandlers } from '../../../api/background.ts'
import { emit } from '../../../kernel/events/events.ts'
import { isFailure } from '../../../kernel/failure/failure.ts'
import type { KeyWrapper } from '../../../kernel/sealing/sealed-payloads.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { liveOrdersOf } from '../../order/server/public.ts'
import { isClosing } from '../rules/closing-rule.ts'
import { rfqMachine } from '../rules/rfq-machine.ts'
import { quotationMachine, type QuotationEvent } from '../rules/quotation-machine.ts'
import { rejectOpenQuotations } from './quotations/reject-open-quotations.ts'
import { openRfq } from './requests/open-rfq.ts'
import { lockRfqById } from './requests/rfq-repository.ts'
import { quotationById } from './quotations/quotation-repository.ts'
import { moveRfq } from './requests/write-rfq.ts'
import { moveQuotation } from './quotations/write-quotation.ts'

/** The closing moment came: what was quoted is opened, or nobody quoted. */
async function close(tx: Transaction, id: number, now: Date, keys: KeyWrapper | null): Promise<void> {
  const of = await lockRfqById(tx, id)
  if (of?.state !== 'QUOTING' || of.closeAt === null || of.closeAt > now) return
  const doing = systemContext('inquiry/close', now)
  const event = of.quoteNum === 0 ? 'lapse' : 'close'
  // With both conditions asked for, the last of the quotations closes it.
  if (event === 'close' && !isClosing({ rule: of.closeRule, at: of.closeAt, count: of.closeCount }, of.quoteNum, now)) return
  const moved =
    event === 'close'
      ? await openRfq(tx, of, { who: 'system', act: doing, keys })
      : await moveRfq(tx, of, { event, who: 'system', at: now }, doing)
  if (isFailure(moved)) throw new Error(`${of.inquirySn} did not ${event}: ${moved.code}`)
  if (event === 'lapse') await rejectOpenQuotations(tx, of, 'closed', doing)
  await emit(tx, {
    event: event === 'lapse' ? 'rfq.lapsed' : 'rfq.closed',
    key: of.inquirySn,
    payload: { inquirySn: of.inquirySn, memberId: of.memberId },
  })
}

/** What was chosen was not ordered while the quotations were valid. */
async function expire(tx: Transaction, id: number, now: Date): Promise<void> {
  const of = await lockRfqById(tx, id)
  if (!of || isFailure(rfqMachine.next(of.state, 'expire', 'system'))) return
  const act = systemContext('inquiry/expire', now)
  // What was ordered or put under a contract stays so; the rest of the award is over.
  const isBought = of.contractedStores.length > 0 || (await liveOrdersOf(tx, of.orderSns)).length > 0
  if (isBought) {
    const converted = await moveRfq(tx, of, { event: 'convert', who: 'system', at: now }, act)
    if (isFailure(converted)) throw new Error(`${of.inquirySn} was not converted: ${converted.code}`)
    return
  }
  const moved = await moveRfq(tx, of, { event: 'expire', who: 'system', at: now }, act)
  if (isFailure(moved)) throw new Error(`${of.inquirySn} did not expire: ${moved.code}`)
  await emit(tx, { event: 'rfq.expired', key: of.inquirySn, payload: { inquirySn: of.inquirySn, memberId: of.memberId } })
}

/** A quotation is no longer valid, or a wish for another one was not answered. */
async function moveDue(tx: Transaction, id: number, event: QuotationEvent, now: Date): Promise<void> {
  const named = await quotationById(tx, id)
  const inquiry = named && (await lockRfqById(tx, named.inquiryId))
  const of = inquiry && (await quotationById(tx, id))
  if (!of || isFailure(quotationMachine.next(of.state, event, 'system'))) return
  const moved = await moveQuotation(tx, of, { event, who: 'system' }, systemContext(`quotation/${event}`, now))
  if (isFailure(moved)) throw new Error(`${of.quotationSn} did not ${event}: ${moved.code}`)
}

/** What the timers of this module do when they are due. */
export const rfqTimers = (keys: KeyWrapper | null = null): TimerHandlers => ({
  'inquiry/close': (app, id) => app.inTransaction((tx) => close(tx, Number(id), app.clock.now(), keys)),
  'inquiry/expire': (app, id) => app.inTransaction((tx) => expire(tx, Number(id), app.clock.now())),
  'quotation/expire': (app, id) => app.inTransaction((tx) => moveDue(tx, Number(id), 'expire', app.clock.now())),
  'quotation/answer': (app, id) => app.inTransaction((tx) => moveDue(tx, Number(id), 'insist', app.clock.now())),
})

import type { TimerHandlers } from '../../../api/background.ts'
import { emit } from '../../../shared/events.ts'
import { isFailure } from '../../../shared/failure.ts'
import type { Unit } from '../../../shared/unit.ts'
import { isClosing } from '../rules/closing-rule.ts'
import { inquiryMachine } from '../rules/inquiry-machine.ts'
import { quotationMachine, type QuotationEvent } from '../rules/quotation-machine.ts'
import { endQuotations } from './end-quotations.ts'
import { lockInquiryById } from './inquiry-store.ts'
import { quotationById } from './quotation-store.ts'
import { moveInquiry, timerDoing } from './write-inquiry.ts'
import { moveQuotation } from './write-quotation.ts'

/** The closing moment came: what was quoted is opened, or nobody quoted. */
async function close(unit: Unit, id: number, now: Date): Promise<void> {
  const of = await lockInquiryById(unit, id)
  if (of?.state !== 'QUOTING' || of.closeAt === null || of.closeAt > now) return
  const doing = timerDoing('inquiry/close')
  const event = of.quoteNum === 0 ? 'lapse' : 'close'
  // With both conditions asked for, the last of the quotations closes it.
  if (event === 'close' && !isClosing({ rule: of.closeRule, at: of.closeAt, count: of.closeCount }, of.quoteNum, now)) return
  const moved = await moveInquiry(unit, of, { event, who: 'system', at: now }, doing)
  if (isFailure(moved)) throw new Error(`${of.inquirySn} did not ${event}: ${moved.code}`)
  if (event === 'lapse') await endQuotations(unit, of, 'closed', doing)
  await emit(unit, {
    event: event === 'lapse' ? 'rfq.lapsed' : 'rfq.closed',
    key: of.inquirySn,
    payload: { inquirySn: of.inquirySn, memberId: of.memberId },
  })
}

/** What was chosen was not ordered while the quotations were valid. */
async function expire(unit: Unit, id: number, now: Date): Promise<void> {
  const of = await lockInquiryById(unit, id)
  if (!of || isFailure(inquiryMachine.next(of.state, 'expire', 'system'))) return
  const moved = await moveInquiry(unit, of, { event: 'expire', who: 'system', at: now }, timerDoing('inquiry/expire'))
  if (isFailure(moved)) throw new Error(`${of.inquirySn} did not expire: ${moved.code}`)
  await emit(unit, { event: 'rfq.expired', key: of.inquirySn, payload: { inquirySn: of.inquirySn, memberId: of.memberId } })
}

/** A quotation is no longer valid, or a wish for another one was not answered. */
async function moveDue(unit: Unit, id: number, event: QuotationEvent): Promise<void> {
  const named = await quotationById(unit, id)
  const inquiry = named && (await lockInquiryById(unit, named.inquiryId))
  const of = inquiry && (await quotationById(unit, id))
  if (!of || isFailure(quotationMachine.next(of.state, event, 'system'))) return
  const moved = await moveQuotation(unit, of, { event, who: 'system' }, timerDoing(`quotation/${event}`))
  if (isFailure(moved)) throw new Error(`${of.quotationSn} did not ${event}: ${moved.code}`)
}

/** What the timers of this module do when they are due. */
export const rfqTimers: TimerHandlers = {
  'inquiry/close': (house, id) => house.inUnit((unit) => close(unit, Number(id), house.clock.now())),
  'inquiry/expire': (house, id) => house.inUnit((unit) => expire(unit, Number(id), house.clock.now())),
  'quotation/expire': (house, id) => house.inUnit((unit) => moveDue(unit, Number(id), 'expire')),
  'quotation/answer': (house, id) => house.inUnit((unit) => moveDue(unit, Number(id), 'insist')),
}

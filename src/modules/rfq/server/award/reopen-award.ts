import { z } from 'zod'
import type { Subscriber } from '../../../../api/background.ts'
import { endOfDay } from '../../../../kernel/time/clock.ts'
import { isFailure } from '../../../../kernel/failure/failure.ts'
import { schedule } from '../../../../kernel/time/timers.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { awardedLines } from './awarded-lines.ts'
import { linesOfRfq, lockRfqOfOrder } from '../requests/rfq-repository.ts'
import { linesOfQuotations, quotationsOf } from '../quotations/quotation-repository.ts'
import { moveRfq, timerActorContext } from '../requests/write-rfq.ts'

const cancelled = z.object({ orderSnList: z.array(z.string()) })

/** An order that came from an award was cancelled: what was chosen may be ordered again until the first quotation of it is over. */
async function reopen(unit: Transaction, orderSn: string, now: Date): Promise<void> {
  const of = await lockRfqOfOrder(unit, orderSn)
  if (of?.state !== 'CONVERTED') return
  const [asked, quotations] = [await linesOfRfq(unit, of.id), await quotationsOf(unit, of.id)]
  const lines = await linesOfQuotations(
    unit,
    quotations.map((one) => one.id),
  )
  const chosen = awardedLines(asked, quotations, lines)
  const event = chosen.length === asked.length ? 'reopen' : 'reopenPart'
  const moved = await moveRfq(unit, of, { event, who: 'system', at: now }, timerActorContext('order.cancelled'))
  if (isFailure(moved)) throw new Error(`${of.inquirySn} was not reopened: ${moved.code}`)
  const [first] = chosen.flatMap(({ quotation }) => quotation.validUntil ?? []).toSorted()
  if (first) await schedule(unit, { entity: 'inquiry', entityId: of.id, event: 'expire', dueAt: endOfDay(first) })
}

/** Awards hear of cancelled orders. */
export const reopenCancelledAwards: Subscriber = {
  consumer: 'rfq.reopenAwards',
  events: ['order.cancelled'],
  take: async (unit, happened, house) => {
    for (const orderSn of cancelled.parse(happened.payload).orderSnList) await reopen(unit, orderSn, house.clock.now())
  },
}

import { systemContext } from '../../../../api/actor-context.ts'
import { z } from 'zod'
import type { Subscriber } from '../../../../api/background.ts'
import { endOfDay } from '../../../../kernel/time/clock.ts'
import { isFailure } from '../../../../kernel/failure/failure.ts'
import { schedule } from '../../../../kernel/time/timers.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { awardedLines } from './awarded-lines.ts'
import { linesOfRfq, lockRfqOfOrder } from '../requests/rfq-repository.ts'
import { linesOfQuotations, quotationsOf } from '../quotations/quotation-repository.ts'
import { moveRfq } from '../requests/write-rfq.ts'

const cancelled = z.object({ orderSnList: z.array(z.string()) })

/** An order that came from an award was cancelled or closed: what was chosen may be ordered again until the first quotation of it is over. */
async function reopen(tx: Transaction, orderSn: string, now: Date): Promise<void> {
  const of = await lockRfqOfOrder(tx, orderSn)
  if (of?.state !== 'CONVERTED') return
  const [asked, quotations] = [await linesOfRfq(tx, of.id), await quotationsOf(tx, of.id)]
  const lines = await linesOfQuotations(
    tx,
    quotations.map((quotation) => quotation.id),
  )
  const chosen = awardedLines(asked, quotations, lines)
  const event = chosen.length === asked.length ? 'reopen' : 'reopenPart'
  const moved = await moveRfq(tx, of, { event, who: 'system', at: now }, systemContext('order.cancelled', now))
  if (isFailure(moved)) throw new Error(`${of.inquirySn} was not reopened: ${moved.code}`)
  const [first] = chosen.flatMap(({ quotation }) => quotation.validUntil ?? []).toSorted()
  if (first) await schedule(tx, { entity: 'inquiry', entityId: of.id, event: 'expire', dueAt: endOfDay(first) })
}

/** Awards hear of orders that were cancelled, before the payment or after it. */
export const reopenCancelledAwards: Subscriber = {
  consumer: 'rfq.reopenAwards',
  events: ['order.cancelled', 'order.closed'],
  take: async (tx, happened, app) => {
    for (const orderSn of cancelled.parse(happened.payload).orderSnList) await reopen(tx, orderSn, app.clock.now())
  },
}

import { z } from 'zod'
import type { Subscriber, TimerHandlers } from '../../../api/background.ts'
import { systemContext } from '../../../api/actor-context.ts'
import { isFailure } from '../../../kernel/failure/failure.ts'
import { schedule } from '../../../kernel/time/timers.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { preparedByLine } from '../../fulfilment/server/public.ts'
import { cancellationById, lockCancellationOfRefund, moveCancellation, openRefunds, postponeDue } from './cancellation-repository.ts'
import { lapsePriceChanges } from './price-changes.ts'
import { cancellationSetting } from './cancellation-settings.ts'
import { answerCancellation, day } from './request-cancellation.ts'

async function answerByTimer(tx: Transaction, cancellationId: number, event: 'agree' | 'refuse', now: Date): Promise<void> {
  const act = systemContext(`cancellation.${event}`, now)
  const done = await answerCancellation(tx, { cancellationId, event, side: 'system', scope: { anyone: true }, answer: '', act })
  // Somebody was faster.
  if (isFailure(done) && done.code !== 'cancellation.over') throw new Error(`cancellation ${cancellationId} was not settled: ${done.code}`)
}

/** An hour has passed: a request is granted, unless the store has begun to make the goods ready and gets some days to answer. */
async function autoAgree(tx: Transaction, cancellationId: number, now: Date): Promise<void> {
  const of = await cancellationById(tx, cancellationId)
  if (of?.state !== 'REQUESTED') return
  if ((await preparedByLine(tx, of.orderId)).size === 0) return answerByTimer(tx, cancellationId, 'agree', now)
  const dueAt = new Date(of.askedAt.getTime() + (await cancellationSetting(tx, 'answerDays')) * day)
  await postponeDue(tx, of, dueAt)
  await schedule(tx, { entity: 'cancellation', entityId: cancellationId, event: 'answerEnd', dueAt })
}

/** Nobody answered: a request to cancel is granted, a short close is not. */
async function answerEnd(tx: Transaction, cancellationId: number, now: Date): Promise<void> {
  const of = await cancellationById(tx, cancellationId)
  if (of?.state !== 'REQUESTED') return
  await answerByTimer(tx, cancellationId, of.kind === 'REQUEST' ? 'agree' : 'refuse', now)
}

/** What the timers of this module do when they are due. */
export const cancellationTimers: TimerHandlers = {
  'cancellation/autoAgree': (app, id) => app.inTransaction((tx) => autoAgree(tx, Number(id), app.clock.now())),
  'cancellation/answerEnd': (app, id) => app.inTransaction((tx) => answerEnd(tx, Number(id), app.clock.now())),
}

const refund = z.object({ outRefundNo: z.string(), state: z.string() })
const checkout = z.object({ paySn: z.string() })

/** Hears when money has arrived, and when an order that a price was proposed for waits for its payment no more. */
export const cancellationSubscribers: readonly Subscriber[] = [
  {
    consumer: 'cancellation.refunds',
    events: ['payment.refundMoved'],
    take: async (tx, { payload }, app) => {
      const { outRefundNo, state } = refund.parse(payload)
      const of = state === 'DONE' ? await lockCancellationOfRefund(tx, outRefundNo) : null
      if (!of || (await openRefunds(tx, of.refundNumbers)) > 0) return
      await moveCancellation(tx, of, {
        event: 'refunded',
        who: 'system',
        answer: '',
        act: systemContext('cancellation.refunds', app.clock.now()),
      })
    },
  },
  {
    consumer: 'cancellation.priceChanges',
    events: ['payOrder.paid', 'payOrder.closed', 'order.cancelled'],
    take: (tx, { payload }, app) =>
      lapsePriceChanges(tx, checkout.parse(payload).paySn, systemContext('cancellation.priceChanges', app.clock.now())),
  },
]

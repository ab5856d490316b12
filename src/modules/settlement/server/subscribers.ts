import { z } from 'zod'
import type { Subscriber } from '../../../api/background.ts'
import { systemContext } from '../../../api/actor-context.ts'
import { creditSupplement, takeBackSupplement } from './credit-supplement.ts'
import { freezeRates } from './order-share-repository.ts'
import { scheduleTransfer, takeBackRefund } from './transfer-order.ts'

const placed = z.object({ orderSnList: z.array(z.string()) })
const completed = z.object({ orderSn: z.string() })
const refunded = z.object({ refundId: z.number() })
const supplementBack = z.object({ reference: z.string() })
const weighed = z.object({ weighNoteSn: z.string(), state: z.string() })

/** Rates are frozen with the placing, money is credited after the window, what goes back later is taken back, and supplements are added. */
export const settlementSubscribers: readonly Subscriber[] = [
  {
    consumer: 'settlement.rates',
    events: ['order.placed'],
    take: (tx, { payload }, app) => freezeRates(tx, placed.parse(payload).orderSnList, app.clock.now()),
  },
  {
    consumer: 'settlement.window',
    events: ['order.completed', 'order.closed'],
    take: async (tx, { event, payload }, app) => {
      const orderSns = event === 'order.completed' ? [completed.parse(payload).orderSn] : placed.parse(payload).orderSnList
      for (const orderSn of orderSns) await scheduleTransfer(tx, orderSn, app.clock.now())
    },
  },
  {
    consumer: 'settlement.refunds',
    events: ['payment.refundMoved'],
    take: async (tx, { payload }, app) => {
      await takeBackRefund(tx, refunded.parse(payload).refundId, systemContext('settlement.refunds', app.clock.now()))
    },
  },
  {
    consumer: 'settlement.supplements',
    events: ['weighNote.moneyMoved'],
    take: async (tx, { payload }, app) => {
      const { weighNoteSn, state } = weighed.parse(payload)
      if (state === 'SUPPLEMENT_PAID') await creditSupplement(tx, weighNoteSn, systemContext('settlement.supplements', app.clock.now()))
    },
  },
  {
    consumer: 'settlement.supplementRefunds',
    events: ['weighNote.supplementRefunded'],
    take: (tx, { payload }, app) =>
      takeBackSupplement(tx, supplementBack.parse(payload).reference, systemContext('settlement.supplementRefunds', app.clock.now())),
  },
]

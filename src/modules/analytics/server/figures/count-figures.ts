import { z } from 'zod'
import type { JobTasks, Subscriber } from '../../../../api/background.ts'
import { rows, type Transaction } from '../../../../kernel/database/transaction.ts'
import { requestJob } from '../../../../kernel/events/events.ts'
import { countInquiryFigures, countOrderFigures, rebuildFigures } from './write-figures.ts'

const sayOrder = [
  'order.placed',
  'payOrder.paid',
  'order.cancelled',
  'order.closed',
  'order.linesCancelled',
  'order.priceChanged',
  'order.shipped',
  'order.completed',
  'aftersale.moved',
  'aftersale.refunded',
  'cancellation.moved',
  'cancellation.partCancelled',
  'weighNote.moved',
  'qualityCertificate.issued',
  'qualityCertificate.voided',
]
const sayInquiry = [
  'rfq.moved',
  'rfq.sent',
  'rfq.quoted',
  'rfq.quotationMoved',
  'rfq.invited',
  'guestQuotation.revoked',
  'guestQuotation.claimed',
  'rfq.published',
]

const ofOrders = z.object({ orderSnList: z.array(z.string()) }).transform((one) => one.orderSnList)
const ofOrder = z.object({ orderSn: z.string() }).transform((one) => [one.orderSn])
const ofRefund = z.object({ refundId: z.number() })
const orders = z.union([ofOrders, ofOrder])
const ofInquiry = z.object({ inquirySn: z.string() })

const refundedOrder = {
  name: 'analytics.refundedOrder',
  text: `SELECT order_sn AS sn FROM payment_refund WHERE refund_id = $1 AND order_sn <> ''`,
}

/**
 * Keeps `figure_case` and `figure_day`: what happened says only which order or request is looked at, and everything about it is counted as
 * it stands now. So neither the order of the events nor a repetition matters.
 */
export const figureSubscriber: Subscriber = {
  consumer: 'analytics.figures',
  events: [...sayOrder, ...sayInquiry, 'payment.refundMoved'],
  take: async (tx, { event, payload }) => {
    if (event === 'payment.refundMoved') {
      const found = await rows<{ sn: string }>(tx, refundedOrder, [ofRefund.parse(payload).refundId])
      return countOrderFigures(
        tx,
        found.map((row) => row.sn),
      )
    }
    if (sayOrder.includes(event)) return countOrderFigures(tx, orders.parse(payload))
    return countInquiryFigures(tx, [ofInquiry.parse(payload).inquirySn])
  },
}

const rebuildJob = 'analytics.rebuildFigures'
export const figureTasks: JobTasks = { [rebuildJob]: (app) => app.inTransaction(rebuildFigures) }

/** Asks for all figures to be counted anew. */
export const requestRebuild = (tx: Transaction): Promise<void> => requestJob(tx, rebuildJob, {}, { key: rebuildJob })

const isMissing = {
  name: 'analytics.figuresMissing',
  text: `SELECT (NOT EXISTS (SELECT FROM figure_case) AND (EXISTS (SELECT FROM orders) OR EXISTS (SELECT FROM inquiry)))
    OR (NOT EXISTS (SELECT FROM buyer_day) AND EXISTS (SELECT FROM orders WHERE paid_at IS NOT NULL)) AS missing`,
}

/** Asks for the first count of a mall that has orders and no figures: after an upgrade, or with demonstration data. */
export async function scheduleFirstFigures(tx: Transaction): Promise<void> {
  const [found] = await rows<{ missing: boolean }>(tx, isMissing, [])
  if (found?.missing) await requestRebuild(tx)
}

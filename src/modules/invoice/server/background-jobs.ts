import { z } from 'zod'
import type { JobTasks, Subscriber, TimerHandlers } from '../../../api/background.ts'
import { systemContext } from '../../../api/actor-context.ts'
import { requestRed, redTask } from './request-red-letter.ts'
import { invoiceOf } from './invoice-repository.ts'
import { issueInvoice, issueTask } from './issue-invoice.ts'
import { emitInvoiceMoved } from './move-invoice.ts'
import type { InvoiceDeps } from './ports.ts'
import { processRed } from './process-red.ts'
import { checkoutOfOrder, checkoutOfPayment, reddenExcess } from './redden-excess.ts'

const idIn = (payload: Readonly<Record<string, unknown>>, name: string): number => z.number().parse(payload[name])

/** Background work of invoices: asking the e-invoice service what became of invoices and red letters. */
export function invoiceTasks(deps: InvoiceDeps): JobTasks {
  return {
    [issueTask]: (app, payload) => issueInvoice(app, deps, idIn(payload, 'invoiceId')),
    [redTask]: (app, payload) => processRed(app, deps, idIn(payload, 'redId')),
  }
}

export const invoiceTimers: TimerHandlers = {
  // The store has let its time to issue pass.
  'invoice/remind': (app, entityId) =>
    app.inTransaction(async (tx) => {
      const invoice = await invoiceOf(tx, Number(entityId), null)
      if (invoice?.state === 'APPLIED') await emitInvoiceMoved(tx, invoice, 'OVERDUE')
    }),
  // The bureau voids what nobody confirmed in 72 hours; it is asked whether it did.
  'invoiceRed/expire': (app, entityId) => app.inTransaction((tx) => requestRed(tx, Number(entityId), app.clock.now())),
}

const refund = z.object({ paymentId: z.number() })

const supplement = z.object({ orderSn: z.string() })

/** What goes back of a supplement takes invoices back with it too. */
export const invoiceSupplementSubscriber: Subscriber = {
  consumer: 'invoice.supplements',
  events: ['weighNote.supplementRefunded'],
  take: async (tx, { payload }, app) => {
    const checkout = await checkoutOfOrder(tx, supplement.parse(payload).orderSn)
    if (checkout !== null) await reddenExcess(tx, checkout, systemContext('invoice.supplements', app.clock.now()))
  },
}

/** Money that goes back takes invoices back with it. */
export const invoiceRefundSubscriber: Subscriber = {
  consumer: 'invoice.refunds',
  events: ['payment.refundMoved'],
  take: async (tx, { payload }, app) => {
    const checkout = await checkoutOfPayment(tx, refund.parse(payload).paymentId)
    if (checkout !== null) await reddenExcess(tx, checkout, systemContext('invoice.refunds', app.clock.now()))
  },
}

import type { ActorContext } from '../../../kernel/audit/audit.ts'
import { lockNamed } from '../../../kernel/database/lock-named.ts'
import { rows, type Transaction } from '../../../kernel/database/transaction.ts'
import { isFailure } from '../../../kernel/failure/failure.ts'
import { translate } from '../../../kernel/i18n/translate.ts'
import { invoiceMessages } from '../messages.ts'
import { invoiceMachine } from '../rules/invoice-machine.ts'
import { openRedStates } from '../rules/red-letter-machine.ts'
import { overInvoiced, overInvoicedOf, type Claims } from '../rules/invoiceable-amount.ts'
import { requestRedLetter } from './request-red-letter.ts'
import { balancesOf } from './balances-repository.ts'
import { invoicesOfCheckout, type Invoice } from './invoice-repository.ts'
import { moveInvoice } from './move-invoice.ts'
import { redLettersOf } from './red-repository.ts'
import { linesFor } from './provider-orders.ts'

const ofPayment = {
  name: 'invoice.checkoutOfPayment',
  text: `SELECT pay_order_id AS "payOrderId" FROM payment JOIN pay_order USING (pay_sn) WHERE payment_id = $1`,
}
const ofOrderSn = { name: 'invoice.checkoutOfOrder', text: `SELECT pay_order_id AS "payOrderId" FROM orders WHERE order_sn = $1` }
const ofOrders = {
  name: 'invoice.checkoutsOfOrders',
  text: `SELECT DISTINCT pay_order_id AS "payOrderId" FROM orders WHERE order_id = ANY($1::bigint[]) ORDER BY 1`,
}

/** Of several orders those are meant whose invoices claim more than was paid and kept, or than what was received is worth. */
function ordersInExcess({ orders }: Claims): ReadonlySet<number> {
  const worth = (order: Claims['orders'][number]) => order.parts.reduce((sum, part) => sum + part.settled, 0n)
  const meant = orders.length === 1 ? orders : orders.filter((order) => overInvoicedOf(order) > 0n || order.invoiced > worth(order))
  return new Set(meant.map((order) => order.orderId))
}

/** The checkout of an order; null for an unknown one. */
export async function checkoutOfOrder(tx: Transaction, orderSn: string): Promise<number | null> {
  return (await rows<{ payOrderId: number }>(tx, ofOrderSn, [orderSn]))[0]?.payOrderId ?? null
}

/** The checkout that a payment was for; null for an unknown one. */
export async function checkoutOfPayment(tx: Transaction, paymentId: number): Promise<number | null> {
  return (await rows<{ payOrderId: number }>(tx, ofPayment, [paymentId]))[0]?.payOrderId ?? null
}

/**
 * After money went back, invoices may claim more than was paid: applications that nobody issued yet lapse, and issued
 * invoices are taken back by a red letter over the difference (flows.md F7). What is being issued is looked at when it is.
 */
export async function reddenExcess(tx: Transaction, payOrderId: number, act: ActorContext): Promise<void> {
  await lockNamed(tx, `invoice.checkout ${payOrderId}`)
  const note = translate('zh', invoiceMessages)('refunded')
  const { claims } = await balancesOf(tx, payOrderId)
  const theirs = ordersInExcess(claims)
  const every = await invoicesOfCheckout(tx, payOrderId)
  const all = every.filter((invoice) => invoice.lines.some((line) => theirs.has(line.orderId)))
  const open = (
    await redLettersOf(
      tx,
      every.map((invoice) => invoice.invoiceId),
    )
  ).filter((red) => openRedStates.includes(red.state))
  let over = overInvoiced(claims) - open.reduce((sum, red) => sum + red.amount, 0n)
  for (const invoice of all) {
    if (over <= 0n) return
    if (!invoiceMachine.allowedActions(invoice.state, 'system').includes('lapse')) continue
    const lapsed = await moveInvoice(tx, invoice, { event: 'lapse', who: 'system', act, change: { reason: note } })
    if (!isFailure(lapsed)) over -= invoice.total
  }
  for (const invoice of all) {
    if (over <= 0n) return
    if (!invoiceMachine.allowedActions(invoice.state, 'system').includes('askRed')) continue
    const lines = linesFor(invoice, over)
    const asked = await requestRedLetter(tx, invoice, { reason: '04', note, lines, who: 'system' }, act)
    if (!isFailure(asked)) over -= lines.reduce((sum, line) => sum + line.amount, 0n)
  }
}

/** The same for every checkout that an invoice belongs to. */
export async function reddenExcessOf(tx: Transaction, invoice: Invoice, act: ActorContext): Promise<void> {
  const orderIds = [...new Set(invoice.lines.map((line) => line.orderId))]
  for (const { payOrderId } of await rows<{ payOrderId: number }>(tx, ofOrders, [orderIds])) await reddenExcess(tx, payOrderId, act)
}

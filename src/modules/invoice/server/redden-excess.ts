import type { ActorContext } from '../../../kernel/audit/audit.ts'
import { lockNamed } from '../../../kernel/database/lock-named.ts'
import { rows, type Transaction } from '../../../kernel/database/transaction.ts'
import { isFailure } from '../../../kernel/failure/failure.ts'
import { translate } from '../../../kernel/i18n/translate.ts'
import { sumFen } from '../../../kernel/money/money.ts'
import { invoiceMessages } from '../messages.ts'
import { invoiceMachine } from '../rules/invoice-machine.ts'
import { openRedStates } from '../rules/red-letter-machine.ts'
import { excessOfPart, overInvoiced, overInvoicedOf, type Claims } from '../rules/invoiceable-amount.ts'
import { explainedOf, partKeyOf, redPlan } from '../rules/red-plan.ts'
import { requestRedLetter } from './request-red-letter.ts'
import { balancesOf } from './balances-repository.ts'
import { invoicesOfCheckout, type Invoice } from './invoice-repository.ts'
import { moveInvoice } from './move-invoice.ts'
import { redLettersOf } from './red-repository.ts'

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
  const worth = (order: Claims['orders'][number]) => order.parts.reduce((sum, part) => sum + part.settled - part.returned, 0n)
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

type Found = { readonly over: bigint; readonly excess: ReadonlyMap<string, bigint>; readonly invoices: readonly Invoice[] }

/** By how much the invoices of a checkout claim too much, in all and by part, when red letters under way are taken off. */
async function look(tx: Transaction, payOrderId: number): Promise<Found> {
  const { claims } = await balancesOf(tx, payOrderId)
  const theirs = ordersInExcess(claims)
  const every = await invoicesOfCheckout(tx, payOrderId)
  const ids = every.map((invoice) => invoice.invoiceId)
  const open = (await redLettersOf(tx, ids)).filter((red) => openRedStates.includes(red.state))
  const excess = new Map(claims.orders.flatMap(({ parts }) => parts.map((part) => [part.key, excessOfPart(part)] as const)))
  for (const { invoiceId, lines } of open)
    for (const { lineNo, amount } of lines) {
      const line = every.find((one) => one.invoiceId === invoiceId)?.lines.find((one) => one.lineNo === lineNo)
      if (line) excess.set(partKeyOf(line), (excess.get(partKeyOf(line)) ?? 0n) - amount)
    }
  return {
    over: overInvoiced(claims) - sumFen(open.map((red) => red.amount)),
    excess,
    invoices: every.filter((invoice) => invoice.lines.some((line) => theirs.has(line.orderId))),
  }
}

const allows = ({ state }: Invoice, event: 'lapse' | 'askRed') => invoiceMachine.allowedActions(state, 'system').includes(event)
const leftOf = ({ invoiceId, lines }: Invoice) => ({
  invoiceId,
  lines: lines.map((line) => ({ lineNo: line.lineNo, partKey: partKeyOf(line), left: line.amount - line.reddened })),
})
const askable = ({ invoices }: Found) => invoices.filter((invoice) => allows(invoice, 'askRed')).map(leftOf)
const isMeant = ({ excess }: Found, { lines }: Invoice) => lines.some((line) => (excess.get(partKeyOf(line)) ?? 0n) > 0n)

/** The application that lapses next: one for what money went back for; another only for what no issued line explains. */
function lapsing(found: Found): Invoice | undefined {
  const { over, excess, invoices } = found
  if (over <= 0n) return undefined
  const waiting = invoices.filter((invoice) => allows(invoice, 'lapse'))
  const meant = waiting.find((invoice) => isMeant(found, invoice))
  return meant ?? (over > explainedOf(askable(found), over, excess) ? waiting[0] : undefined)
}

/**
 * After money went back, invoices may claim more than was paid: applications that nobody issued yet lapse, and issued
 * invoices are taken back by a red letter over the difference (flows.md F7), first where the goods, the weight or the freight stand
 * for which it went back. What is being issued is looked at when it is.
 */
export async function reddenExcess(tx: Transaction, payOrderId: number, act: ActorContext): Promise<void> {
  await lockNamed(tx, `invoice.checkout ${payOrderId}`)
  const note = translate('zh', invoiceMessages)('refunded')
  let found = await look(tx, payOrderId)
  for (let next = lapsing(found); next; next = lapsing(found)) {
    const lapsed = await moveInvoice(tx, next, { event: 'lapse', who: 'system', act, change: { reason: note } })
    if (isFailure(lapsed)) throw new Error(`the application ${next.invoiceSn} did not lapse: ${lapsed.code}`)
    found = await look(tx, payOrderId)
  }
  for (const [invoiceId, lines] of redPlan(askable(found), found.over, found.excess)) {
    const invoice = found.invoices.find((one) => one.invoiceId === invoiceId)
    if (invoice) await requestRedLetter(tx, invoice, { reason: '04', note, lines, who: 'system' }, act)
  }
}

/** The checkouts that an invoice belongs to, in the order in which they are locked. */
export async function checkoutsOfInvoice(tx: Transaction, invoice: Invoice): Promise<number[]> {
  const orderIds = [...new Set(invoice.lines.map((line) => line.orderId))]
  return (await rows<{ payOrderId: number }>(tx, ofOrders, [orderIds])).map(({ payOrderId }) => payOrderId)
}

/** The same for every checkout that an invoice belongs to. */
export async function reddenExcessOf(tx: Transaction, invoice: Invoice, act: ActorContext): Promise<void> {
  for (const payOrderId of await checkoutsOfInvoice(tx, invoice)) await reddenExcess(tx, payOrderId, act)
}

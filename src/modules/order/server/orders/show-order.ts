import { yuanNumber } from '../../../../kernel/money/money.ts'
import { failure, type Failure } from '../../../../kernel/failure/failure.ts'
import { rows, type Queryable } from '../../../../kernel/database/transaction.ts'
import { translate, type Translate } from '../../../../kernel/i18n/translate.ts'
import { projectTitles } from '../../../project/server/public.ts'
import { explainFrozenPrices } from '../../../pricing/server/public.ts'
import type { OrderDetail } from '../../endpoints-schemas.ts'
import { orderMessages } from '../../messages.ts'
import { linesByOrder, findOrderRow, type OrderLineRow, type OrderRow } from './order-list-repository.ts'
import { isPurchaseEditable } from './purchase-data.ts'
import type { OrderScope } from './order-repository.ts'
import { buyerNameFor, orderCardOf, orderLineOf, type OrderViewOptions, type OrderViewer } from './order-view.ts'
import { amountDueOf } from '../pay-orders/pay-order-due.ts'
import { payOrderOfBuyer } from '../pay-orders/pay-order-repository.ts'

type EventRow = { at: Date; event: string; actor_name: string; actor_kind: string; reason: string }
const events = {
  name: 'order.events',
  text: `SELECT at, event, actor_name, actor_kind, reason FROM order_event WHERE order_id = $1 ORDER BY order_event_id DESC`,
}

const wordOf: Readonly<Record<string, keyof typeof orderMessages.zh>> = {
  submit: 'logSubmit',
  pay: 'logPay',
  uploadVoucher: 'logUploadVoucher',
  confirmTransfer: 'logConfirmTransfer',
  rejectTransfer: 'logRejectTransfer',
  cancel: 'logCancel',
  payTimeout: 'logPayTimeout',
  shipPart: 'logShipPart',
  shipRest: 'logShipRest',
  closeShort: 'logCloseShort',
  closeRefunded: 'logCloseRefunded',
  cancelLines: 'logCancelLines',
  requestCancel: 'logRequestCancel',
  askShort: 'logAskShort',
  endCase: 'logEndCase',
  changePrice: 'logChangePrice',
  remindPayment: 'logRemindPayment',
  receive: 'logReceive',
  receiveAll: 'logReceiveAll',
  hide: 'logHide',
  restore: 'logRestore',
  extendReceive: 'logExtendReceive',
  evaluate: 'logEvaluate',
  append: 'logAppend',
}

export type ShownOrder = OrderDetail & { readonly sellerRemark: string; readonly memberId: number }

/** One order of a scope with its lines, history and payment. Foreign and absent ones are the same refusal. */
export async function showOrder(
  db: Queryable,
  orderSn: string,
  scope: OrderScope,
  asked: Omit<OrderViewOptions, 'projects'>,
): Promise<ShownOrder | Failure> {
  const row = await findOrderRow(db, orderSn, scope)
  if (!row) return failure('order.orderGone')
  const seen = { ...asked, projects: asked.viewer === 'buyer' ? await projectsOfRows(db, [row]) : new Map<number, string>() }
  const lines = (await linesByOrder(db, [row.order_id])).get(row.order_id) ?? []
  const logs = await rows<EventRow>(db, events, [row.order_id])
  const say = translate(seen.lang, orderMessages)
  const time = (at: Date | null) => (at === null ? null : at.toISOString())
  return {
    ...orderCardOf(row, lines, seen),
    memberId: row.member_id,
    orderProductList: await explainedLines(db, lines, seen),
    benefits: row.benefits.map(({ kind, nameZh, nameEn, amount }) => ({
      kind,
      name: (seen.lang === 'en' && nameEn) || nameZh,
      amount: yuanNumber(BigInt(amount)),
    })),
    netAmount: yuanNumber(BigInt(row.total) - BigInt(row.tax)),
    taxAmount: yuanNumber(BigInt(row.tax)),
    paidAmount: yuanNumber(BigInt(row.paid)),
    givenBackAmount: yuanNumber(BigInt(row.given_back)),
    payTime: time(row.paid_at),
    shipTime: time(row.shipped_at),
    finishTime: time(row.finished_at),
    autoReceiveTime: row.shipments_open > 0 ? time(row.auto_receive_at) : null,
    cancelReason: row.cancel_reason,
    buyerRemark: row.buyer_remark,
    receiver: row.receiver,
    purchaseEditable: seen.viewer === 'buyer' && isPurchaseEditable(row) ? 1 : 0,
    invoice: row.invoice,
    payOrder: await paymentOf(db, row),
    logs: logs.map((log) => ({
      at: log.at.toISOString(),
      event: log.event,
      text: say(wordOf[log.event] ?? 'logOther'),
      actorName: actorName(log, say, { row, viewer: seen.viewer }),
      reason: log.reason,
    })),
    sellerRemark: row.seller_remark,
  }
}

/** What the projects of a buyer's orders are called now. */
export async function projectsOfRows(db: Queryable, orders: readonly OrderRow[]): Promise<ReadonlyMap<number, string>> {
  const found = new Map<number, string>()
  // An order from before its buyer joined a company belongs to the member's own projects.
  for (const [enterpriseId, theirs] of Map.groupBy(orders, (row) => row.enterprise_id)) {
    const ids = [...new Set(theirs.flatMap((row) => row.project_id ?? []))]
    const memberId = theirs[0]?.member_id ?? 0
    for (const [id, title] of await projectTitles(db, { enterpriseId, memberId }, ids)) found.set(id, title)
  }
  return found
}

/** The lines with how their index-linked prices were made. */
async function explainedLines(
  db: Queryable,
  lines: readonly OrderLineRow[],
  { lang }: OrderViewOptions,
): Promise<OrderDetail['orderProductList']> {
  const frozen = lines.flatMap(({ formula_price_id: formulaPriceId, formula_class: priceClass, product_id: productId }) =>
    formulaPriceId === null || priceClass === null ? [] : [{ formulaPriceId, priceClass, productId }],
  )
  const told = frozen.length === 0 ? null : await explainFrozenPrices(db, frozen, lang)
  return lines.map((line) => orderLineOf(line, lang, told?.get(`${line.formula_price_id} ${line.product_id}`) ?? null))
}

/**
 * One's own people by their names, the other side by its title, gateways by the names that buyers know; jobs and timers are the
 * system, which has none (docs/decisions/058).
 */
function actorName(log: EventRow, say: Translate<typeof orderMessages>, { row, viewer }: { row: OrderRow; viewer: OrderViewer }): string {
  if (log.actor_kind === 'gateway') return say(log.actor_name === 'alipay' ? 'byAlipay' : 'byWechat')
  if (log.actor_kind === 'system') return ''
  if (viewer === 'platform') return log.actor_name
  if (log.actor_kind === 'platform') return say('byPlatform')
  if (log.actor_kind === 'store') return viewer === 'store' ? log.actor_name : row.store_name
  return buyerNameFor(viewer, { ...row, buyer_name: log.actor_name })
}

async function paymentOf(db: Queryable, row: OrderRow): Promise<OrderDetail['payOrder']> {
  const payOrder = await payOrderOfBuyer(db, row.pay_sn, row.member_id)
  if (!payOrder) throw new Error(`order ${row.order_sn} has no payment`)
  const due = await amountDueOf(db, payOrder)
  return {
    paySn: due.paySn,
    state: due.state,
    due: yuanNumber(due.due),
    paid: yuanNumber(due.paid),
    orderSnList: due.orders.map((order) => order.orderSn),
  }
}

import type { Call } from '../../../api/handler.ts'
import type { Caller } from '../../../api/caller.ts'
import { translate } from '../../../kernel/i18n/translate.ts'
import { buyerOrderList, sellerOrderList } from '../../order/endpoints-orders.ts'
import type { OrderCard } from '../../order/endpoints-schemas.ts'
import { payStatus } from '../../payment/endpoints.ts'
import type { SupportRow, SupportSection } from '../endpoints.ts'
import { supportMessages } from '../messages.ts'
import type { AskAs } from './ports.ts'
import { rowOf, sectionOf } from './section.ts'

const page = 20
const mostPayments = 5
/** What people ask support about; the others need no explanation. */
const askedFor = ['pay', 'cancel', 'receive', 'evaluate'] as const

function orderRow(call: Call, order: OrderCard, asked: readonly (typeof askedFor)[number][]): SupportRow {
  const say = translate(call.lang, supportMessages)
  return rowOf(order.orderSn, {
    state: order.orderStateText,
    details: [order.storeName, ...order.orderProductList.slice(0, 3).map((line) => `${line.goodsName} ${line.buyNum} ${line.unitName}`)],
    amount: order.totalAmount,
    time: order.createTime,
    can: askedFor.filter((act) => order.can.includes(act)).map((act) => say(`can_${act}`)),
    whyNot: asked.filter((act) => !order.can.includes(act)).map((act) => say(`not_${act}`, { state: order.orderStateText })),
  })
}

/** A member's orders with what may be done next and why not, and how their last payments went. */
export async function orderSections(call: Call, ask: AskAs, as: Caller): Promise<SupportSection[]> {
  const answer = await ask(call, as, buyerOrderList, { pageSize: page })
  const say = translate(call.lang, supportMessages)
  const orders = sectionOf('orders', answer, ({ list }) => list.map((order) => orderRow(call, order, askedFor)))
  const paySns = [...new Set((answer.data?.list ?? []).map((order) => order.paySn))].slice(0, mostPayments)
  const asked = await Promise.all(paySns.map((paySn) => ask(call, as, payStatus, { paySn })))
  const rows = asked.flatMap(({ data }) =>
    data
      ? [
          rowOf(data.paySn, {
            state: data.stateText,
            amount: data.dueAmount,
            details: data.paymentList.map((one) => `${one.paymentSn} ${say(`method_${one.method}`)} ${one.stateText}`),
            time: data.payDueTime,
            can: data.can.map((act) => say(`can_${act}`)),
            whyNot: data.voucherList.map((one) => one.rejectReason).filter((reason) => reason !== ''),
          }),
        ]
      : [],
  )
  return [orders, { key: 'payments', refused: '', rows }]
}

/** A store's newest orders as its staff sees them. */
export async function storeOrders(call: Call, ask: AskAs, as: Caller): Promise<SupportSection> {
  const answer = await ask(call, as, sellerOrderList, { pageSize: page })
  return sectionOf('orders', answer, ({ list }) => list.map((order) => orderRow(call, order, [])))
}

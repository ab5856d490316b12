import type { Call } from '../../../api/handler.ts'
import type { Visitor } from '../../../api/visitor.ts'
import { speak } from '../../../shared/words.ts'
import { buyerOrderList, sellerOrderList } from '../../order/contract-list.ts'
import type { OrderCard } from '../../order/contract-order.ts'
import { payStatusCall } from '../../payment/contract.ts'
import type { SupportRow, SupportSection } from '../contract.ts'
import { supportWords } from '../words.ts'
import type { AskAs } from './ports.ts'
import { rowOf, sectionOf } from './section.ts'

const page = 20
const mostPayments = 5
/** What people ask support about; the others need no explanation. */
const askedFor = ['pay', 'cancel', 'receive', 'evaluate'] as const

function orderRow(call: Call, order: OrderCard, asked: readonly (typeof askedFor)[number][]): SupportRow {
  const say = speak(call.lang, supportWords)
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
export async function orderSections(call: Call, ask: AskAs, as: Visitor): Promise<SupportSection[]> {
  const answer = await ask(call, as, buyerOrderList, { pageSize: page })
  const say = speak(call.lang, supportWords)
  const orders = sectionOf('orders', answer, ({ list }) => list.map((order) => orderRow(call, order, askedFor)))
  const paySns = [...new Set((answer.data?.list ?? []).map((order) => order.paySn))].slice(0, mostPayments)
  const asked = await Promise.all(paySns.map((paySn) => ask(call, as, payStatusCall, { paySn })))
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
export async function storeOrders(call: Call, ask: AskAs, as: Visitor): Promise<SupportSection> {
  const answer = await ask(call, as, sellerOrderList, { pageSize: page })
  return sectionOf('orders', answer, ({ list }) => list.map((order) => orderRow(call, order, [])))
}

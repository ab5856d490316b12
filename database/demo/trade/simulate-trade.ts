import type { AnyEndpoint, InputOf, OutputOf } from '../../../src/api/endpoint.ts'
import type { AppContext } from '../../../src/api/handler.ts'
import type { Caller } from '../../../src/api/caller.ts'
import { cartAdd } from '../../../src/modules/basket/endpoints.ts'
import { buyerReceive, sellerDeliver } from '../../../src/modules/fulfilment/endpoints.ts'
import { orderCancel, checkoutPreview, orderSubmit } from '../../../src/modules/order/endpoints.ts'
import { orderEvaluate, orderEvaluateAppend } from '../../../src/modules/order/endpoints-evaluation.ts'
import { buyerOrderDetail } from '../../../src/modules/order/endpoints-orders.ts'
import { payStart, payStatus, payVoucher } from '../../../src/modules/payment/endpoints.ts'
import { voucherReview } from '../../../src/modules/payment/endpoints-admin.ts'
import { applyGatewayTrade } from '../../../src/modules/payment/server/gateway/apply-gateway-trade.ts'
import { gatewayActor } from '../../../src/modules/payment/server/move-payment.ts'
import { paymentsOf } from '../../../src/modules/payment/server/payment-repository.ts'
import { dayOf } from '../../../src/kernel/time/clock.ts'
import type { DemoTrade } from './trade-script.ts'

export type DemoSimulation = {
  readonly ask: <E extends AnyEndpoint>(endpoint: E, input: InputOf<E>, caller: Caller) => Promise<OutputOf<E>>
  readonly house: AppContext
  /** Puts the clock to so many hours before the loading, and says when that is. */
  readonly at: (hoursAgo: number) => Date
  readonly visitor: (name: string) => Caller
}

const payMethods = {
  wechat: 'ONLINE',
  alipay: 'ONLINE',
  transfer: 'TRANSFER',
  sent: 'TRANSFER',
  none: 'TRANSFER',
  credit: 'CREDIT',
} as const
const companies = { demo_buyer: '天津北辰（演示）镀锌钢构有限公司', demo_company: '澜海（演示）热镀锌有限公司' } as const

/** Plays one trade as far as it has come; answers the numbers of its orders. */
export async function simulateTrade(play: DemoSimulation, trade: DemoTrade): Promise<readonly string[]> {
  const buyer = play.visitor(trade.buyer)
  play.at(trade.placed)
  for (const [productId, number] of trade.lines) await play.ask(cartAdd, { productId, number: String(number) }, buyer)
  const preview = await play.ask(checkoutPreview, {}, buyer)
  const stores = preview.storeGroupList.map(({ storeId, delivery }) => ({ storeId, delivery, remark: trade.remark ?? '' }))
  const placed = await play.ask(
    orderSubmit,
    {
      expectedTotal: preview.totalAmount,
      stores,
      payMethod: payMethods[trade.pay],
      invoice: trade.invoice
        ? { invoiceType: 2, title: companies[trade.buyer], taxNumber: '91120113DEM000102X', content: 'goods' }
        : { invoiceType: 0, title: '', taxNumber: '', content: 'goods' },
    },
    buyer,
  )
  await payFor(play, trade, placed.paySn)
  for (const orderSn of placed.orderSnList) await goOn(play, trade, orderSn)
  return placed.orderSnList
}

async function payFor(play: DemoSimulation, trade: DemoTrade, paySn: string): Promise<void> {
  const buyer = play.visitor(trade.buyer)
  const at = play.at(trade.placed - 0.2)
  if (trade.pay === 'none' || trade.pay === 'credit') return
  if (trade.pay === 'wechat' || trade.pay === 'alipay') return payOnline(play, { paySn, buyer, method: trade.pay, at })
  const { dueAmount } = await play.ask(payStatus, { paySn }, buyer)
  const voucher = await play.ask(
    payVoucher,
    {
      paySn,
      payerName: companies[trade.buyer],
      bankName: '中国建设银行天津北辰支行',
      bankSerial: `DEMO${paySn.slice(-8)}`,
      amount: dueAmount,
      transferDate: dayOf(at),
      images: [],
      remark: '',
    },
    buyer,
  )
  if (trade.pay === 'sent') return
  play.at(trade.placed - 3)
  await play.ask(voucherReview, { voucherId: voucher.voucherId, result: 'confirm' }, play.visitor('demo_admin'))
}

type OnlinePayment = { readonly paySn: string; readonly buyer: Caller; readonly method: 'wechat' | 'alipay'; readonly at: Date }

/** A checkout that its buyer pays online at a moment: the gateway of the past says so. */
export async function payOnline(play: Pick<DemoSimulation, 'ask' | 'house'>, { paySn, buyer, method, at }: OnlinePayment): Promise<void> {
  await play.ask(payStart, { paySn, method }, buyer)
  const [payment] = await paymentsOf(play.house.read, paySn)
  if (!payment) throw new Error(`${paySn} has no payment`)
  const { outTradeNo, amountFen } = payment
  const statement = { outTradeNo, gatewayTradeNo: `42000${outTradeNo}`, state: 'paid', amountFen, currency: 'CNY', paidAt: at } as const
  await play.house.inTransaction((tx) => applyGatewayTrade(tx, method, statement, gatewayActor(method, 'demonstration', at), []))
}

async function goOn(play: DemoSimulation, trade: DemoTrade, orderSn: string): Promise<void> {
  const buyer = play.visitor(trade.buyer)
  const { orderProductList, storeId } = await play.ask(buyerOrderDetail, { orderSn }, buyer)
  const seller = play.visitor(storeId === 1001 ? 'demo_supplier' : 'demo_supplier2')
  if (trade.cancelled) {
    play.at(trade.placed - 0.5)
    await play.ask(orderCancel, { orderSn, reason: trade.cancelled }, buyer)
  }
  for (const [index, { after, share, by }] of (trade.shipped ?? []).entries()) {
    play.at(trade.placed - after)
    const left = await play.ask(buyerOrderDetail, { orderSn }, buyer)
    const lines = left.orderProductList.map((line) => ({
      orderProductId: line.orderProductId,
      number: String((line.buyNum - line.shippedNum) / share),
    }))
    await play.ask(sellerDeliver, { orderSn, lines, ...travel(by, index) }, seller)
  }
  if (trade.received === undefined) return
  play.at(trade.placed - trade.received)
  await play.ask(buyerReceive, { orderSn, shipmentSn: '' }, buyer)
  if (!trade.said) return
  const { score, text, more } = trade.said
  play.at(trade.placed - trade.received - 20)
  const ids = orderProductList.map((line) => line.orderProductId)
  const scores = { descScore: score, serviceScore: 5, logisticsScore: score }
  await play.ask(
    orderEvaluate,
    { orderSn, items: ids.map((orderProductId) => ({ orderProductId, score, content: text })), ...scores },
    buyer,
  )
  if (!more) return
  play.at(Math.max(1, trade.placed - trade.received - 300))
  await play.ask(orderEvaluateAppend, { orderSn, items: ids.map((orderProductId) => ({ orderProductId, content: more })) }, buyer)
}

function travel(by: 'truck' | 'carrier', index: number) {
  return by === 'truck'
    ? { kind: 'TRUCK' as const, plateNo: `沪A·D${8201 + index}`, driverName: '孙师傅', driverPhone: '13900008201' }
    : { kind: 'CARRIER' as const, carrierName: '安捷（演示）物流', trackingNo: `AJ26110${700 + index}` }
}

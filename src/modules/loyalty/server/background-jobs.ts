import { z } from 'zod'
import { systemContext } from '../../../api/actor-context.ts'
import type { Subscriber, TimerHandlers } from '../../../api/background.ts'
import type { Queryable, Transaction } from '../../../kernel/database/transaction.ts'
import { isFailure } from '../../../kernel/failure/failure.ts'
import { settingOr } from '../../site/server/public.ts'
import { clawBackPoints, earnFromOrder, grantLot, waitForWindow } from './ledger/purchase-points.ts'
import { expireLot, remindOfExpiry } from './ledger/post-points.ts'
import { giveBackOrderPoints } from './orders/pay-with-points.ts'
import { cancelOrder, moveOrder } from './malls/move-order.ts'
import { lockOrder } from './malls/order-repository.ts'
import type { FindTrades, LoyaltyMoney, TradeDetails } from './ports.ts'
import { noteTask } from './tasks/do-tasks.ts'

/** Ends of after-sale windows and of lots, and what nobody paid or confirmed. */
export function loyaltyTimers({ money, trades }: { readonly money: LoyaltyMoney; readonly trades: FindTrades }): TimerHandlers {
  return {
    'loyaltyLot/grant': (app, id) =>
      app.inTransaction((tx) => {
        const casesOf = async (orderSn: string) => (await trades(tx, [orderSn])).get(orderSn)?.openCases ?? 0
        return grantLot(tx, Number(id), casesOf, systemContext('loyaltyLot/grant', app.clock.now()))
      }),
    'loyaltyLot/expire': (app, id) =>
      app.inTransaction((tx) => expireLot(tx, Number(id), systemContext('loyaltyLot/expire', app.clock.now()))),
    'loyaltyLot/remind': (app, id) => app.inTransaction((tx) => remindOfExpiry(tx, Number(id), app.clock.now())),
    'loyaltyOrder/close': (app, orderSn) =>
      app.inTransaction(async (tx) => {
        const order = await lockOrder(tx, orderSn, null)
        if (order?.state !== 'PENDING_PAYMENT') return
        const act = systemContext('loyaltyOrder/close', app.clock.now())
        const done = await cancelOrder(tx, order, { who: 'system', act, reason: 'timeout', money })
        if (isFailure(done)) throw new Error(`${orderSn} was not closed: ${done.code}`)
      }),
    'loyaltyOrder/receive': (app, orderSn) =>
      app.inTransaction(async (tx) => {
        const order = await lockOrder(tx, orderSn, null)
        if (order?.state !== 'SHIPPED') return
        const act = systemContext('loyaltyOrder/receive', app.clock.now())
        await moveOrder(tx, order, { event: 'receive', who: 'system', act, change: { endedAt: act.now } })
      }),
  }
}

/** Parts of an order whose money goes back. */
const refundEvents: readonly string[] = ['aftersale.refunded', 'cancellation.partCancelled']
const ofOrders = z.object({ orderSnList: z.array(z.string()) })
const ofOrder = z.object({ orderSn: z.string(), memberId: z.number() })
const refunded = z.object({ orderSn: z.string(), refundSn: z.string(), goodsAmount: z.string().regex(/^[1-9][0-9]{0,15}$/) })

/** Days of the after-sale window of an order: companies have their own. */
async function windowDays(db: Queryable, trade: TradeDetails | undefined): Promise<number> {
  const isCompany = trade !== undefined && trade.enterpriseId !== null
  const text = await settingOr(db, isCompany ? 'aftersale_company_window_days' : 'aftersale_window_days', '')
  return /^[1-9][0-9]{0,2}$/.test(text) ? Number(text) : isCompany ? 15 : 7
}

/**
 * Points follow orders: earned when paid, released when the window is over, taken back when money goes back. Those that paid a part of an
 * order come back with its money.
 */
export function loyaltySubscriber(trades: FindTrades): Subscriber {
  const takeBack = async (tx: Transaction, orderSns: readonly string[], now: Date) => {
    const act = systemContext('loyalty.orders', now)
    for (const orderSn of orderSns) {
      await clawBackPoints(tx, { orderSn, refundSn: `close ${orderSn}`, goods: 'all' }, act)
      await giveBackOrderPoints(tx, { orderSn, refundSn: `close ${orderSn}`, goods: 'all', paid: 0n }, act)
    }
  }
  return {
    consumer: 'loyalty.orders',
    events: ['payOrder.paid', 'order.completed', 'order.cancelled', 'order.closed', 'order.evaluated', ...refundEvents],
    take: async (tx, { event, payload }, app) => {
      const now = app.clock.now()
      const act = systemContext('loyalty.orders', now)
      if (event === 'payOrder.paid') {
        const found = await trades(tx, ofOrders.parse(payload).orderSnList)
        for (const trade of found.values()) await earnFromOrder(tx, trade, act)
        return
      }
      if (event === 'order.cancelled' || event === 'order.closed') return takeBack(tx, ofOrders.parse(payload).orderSnList, now)
      if (refundEvents.includes(event)) {
        const { goodsAmount, ...of } = refunded.parse(payload)
        const back = { ...of, goods: BigInt(goodsAmount) }
        await clawBackPoints(tx, back, act)
        const paid = (await trades(tx, [of.orderSn])).get(of.orderSn)?.goodsAmount ?? 0n
        await giveBackOrderPoints(tx, { ...back, paid }, act)
        return
      }
      const { orderSn, memberId } = ofOrder.parse(payload)
      if (event === 'order.evaluated') return noteTask(tx, memberId, { task: 'evaluation', reference: orderSn, at: now })
      await noteTask(tx, memberId, { task: 'firstOrder', reference: 'once', at: now })
      return waitForWindow(tx, orderSn, await windowDays(tx, (await trades(tx, [orderSn])).get(orderSn)), now)
    },
  }
}

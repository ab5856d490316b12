import { z } from 'zod'
import type { Subscriber, TimerHandlers } from '../../../api/background.ts'
import type { AppContext } from '../../../api/handler.ts'
import { schedule } from '../../../kernel/time/timers.ts'
import type { Queryable, Transaction } from '../../../kernel/database/transaction.ts'
import { inviterOf } from '../../identity/server/public.ts'
import { directoryRow, mainAccountOf } from '../../member/server/public.ts'
import { orderDetailsBySn, type TradedOrder } from '../../order/server/public.ts'
import { settingOr } from '../../site/server/public.ts'
import { commissionOf, nextStatementAt, rateOf } from '../rules/commission.ts'
import { bind } from './bind-customer.ts'
import { returnCommission } from './commission-return-repository.ts'
import { addCommission, commissionOfOrder, moveCommission } from './commission-repository.ts'
import { issueStatement } from './issue-statement.ts'
import { bindingOf, endSalesperson, openSalesperson, salespersonOf } from './salesperson-repository.ts'

const day = 86_400_000
const whose = z.object({ memberId: z.number() })
/** Of a whole checkout: it is paid, or cancelled, with all of its orders. */
const ofOrders = z.object({ orderSnList: z.array(z.string()) })
/** Goods of an order that were refunded, in fen. Told by after-sales, which do not exist yet. */
const refunded = z.object({ orderSn: z.string(), refundSn: z.string(), goodsAmount: z.string().regex(/^[1-9][0-9]{0,15}$/) })
const ofOrder = z.object({ orderSn: z.string() })

/** Days from an order's completion until nothing can be sent back any more. */
export async function afterSaleWindowDays(db: Queryable): Promise<number> {
  const text = await settingOr(db, 'sales_commission_freeze_days', '7')
  return /^[0-9]{1,3}$/.test(text) ? Number(text) : 7
}

/** What a new salesperson earns, in hundredths of a percent. */
async function usualRate(db: Queryable): Promise<number> {
  return rateOf(await settingOr(db, 'sales_commission_rate', '1')) ?? 100
}

/** Salespeople that the platform makes or ends, customers who came with a code, and the orders of customers. */
export const referralSubscriber: Subscriber = {
  consumer: 'sales.follow',
  events: [
    'member.salesChanged',
    'identity.registered',
    'payOrder.paid',
    'order.completed',
    'order.cancelled',
    'order.closed',
    'cancellation.partCancelled',
    'aftersale.refunded',
  ],
  take: async (tx, happened, app) => {
    const now = app.clock.now()
    if (happened.event === 'member.salesChanged') return changeSalesperson(tx, happened.payload, now)
    if (happened.event === 'identity.registered') return bindRegistered(tx, whose.parse(happened.payload).memberId, now)
    if (happened.event === 'payOrder.paid') return track(tx, ofOrders.parse(happened.payload).orderSnList, now)
    if (happened.event === 'order.cancelled' || happened.event === 'order.closed')
      return voidAll(tx, ofOrders.parse(happened.payload).orderSnList, now)
    if (happened.event === 'aftersale.refunded' || happened.event === 'cancellation.partCancelled') {
      const { goodsAmount, ...refund } = refunded.parse(happened.payload)
      return void (await returnCommission(tx, { ...refund, goods: BigInt(goodsAmount), at: now }))
    }
    const { orderSn } = ofOrder.parse(happened.payload)
    const dueAt = new Date(now.getTime() + (await afterSaleWindowDays(tx)) * day)
    if (await moveCommission(tx, orderSn, 'complete', dueAt))
      await schedule(tx, { entity: 'commission', entityId: orderSn, event: 'release', dueAt })
  },
}

async function voidAll(tx: Transaction, orderSns: readonly string[], at: Date): Promise<void> {
  for (const orderSn of orderSns)
    // What is in a statement already is taken back by the next one.
    if (!(await moveCommission(tx, orderSn, 'void')))
      await returnCommission(tx, { orderSn, refundSn: `close ${orderSn}`, goods: 'all', at })
}

async function changeSalesperson(tx: Transaction, payload: unknown, now: Date): Promise<void> {
  const { memberId, isSales } = whose.extend({ isSales: z.boolean() }).parse(payload)
  if (isSales) await openSalesperson(tx, memberId, await usualRate(tx), now)
  else await endSalesperson(tx, memberId, now)
}

async function bindRegistered(tx: Transaction, memberId: number, at: Date): Promise<void> {
  const inviter = await inviterOf(tx, memberId)
  const person = inviter === null ? null : await salespersonOf(tx, inviter)
  if (!person || person.endedAt) return
  const [promoter, customer] = [await directoryRow(tx, person.memberId), await directoryRow(tx, memberId)]
  // A refusal means that there is nothing to bind: who invited a friend is no salesperson's business.
  if (promoter && customer) await bind(tx, { promoter, customer, source: 'register', at })
}

async function track(tx: Transaction, orderSns: readonly string[], at: Date): Promise<void> {
  for (const trade of (await orderDetailsBySn(tx, orderSns)).values()) await trackOne(tx, trade, at)
}

async function trackOne(tx: Transaction, trade: TradedOrder, at: Date): Promise<void> {
  const main = trade.enterpriseId === null ? null : await mainAccountOf(tx, trade.enterpriseId)
  const customerId = main ?? trade.memberId
  // Whose customer they were when they ordered: a customer who was moved since leaves running orders behind.
  const binding = await bindingOf(tx, customerId, trade.createdAt)
  // What was ordered before somebody had a salesperson is nobody's sale.
  if (!binding) return
  const person = await salespersonOf(tx, binding.salespersonId)
  if (!person || person.endedAt) return
  const amount = commissionOf(trade.goodsAmount, person.rateBp)
  const of = {
    orderSn: trade.orderSn,
    salespersonId: person.memberId,
    customerId,
    base: trade.goodsAmount,
    rateBp: person.rateBp,
    amount,
    at,
  }
  await addCommission(tx, of)
}

/** When the after-sale window of an order ends, and when a month's statement is due. */
export const referralTimers: TimerHandlers = {
  'commission/release': (app, orderSn) => release(app, orderSn),
  'salesperson/state': (app, memberId) =>
    app.inTransaction(async (tx) => void (await issueStatement(tx, Number(memberId), app.clock.now()))),
}

async function release(app: AppContext, orderSn: string): Promise<void> {
  const now = app.clock.now()
  await app.inTransaction(async (tx) => {
    const commission = await commissionOfOrder(tx, orderSn)
    const trade = (await orderDetailsBySn(tx, [orderSn])).get(orderSn)
    if (commission?.state !== 'FROZEN' || !trade) return
    if (trade.state === 'CLOSED') return void (await moveCommission(tx, orderSn, 'void'))
    // An open case is decided first; the question is asked again tomorrow.
    if (trade.openCases > 0)
      return schedule(tx, { entity: 'commission', entityId: orderSn, event: 'release', dueAt: new Date(now.getTime() + day) })
    await moveCommission(tx, orderSn, 'release')
    await schedule(tx, { entity: 'salesperson', entityId: commission.salespersonId, event: 'state', dueAt: nextStatementAt(now) })
  })
}

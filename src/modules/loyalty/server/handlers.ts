import { actorContext } from '../../../api/actor-context.ts'
import { handle, memberOf, type Call, type Handler } from '../../../api/handler.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { translate } from '../../../kernel/i18n/translate.ts'
import { fenOfNumber, yuanNumber } from '../../../kernel/money/money.ts'
import { addressesOf } from '../../member/server/public.ts'
import {
  loyaltyAccountCall,
  loyaltyEntryListCall,
  mallGoodsDetailCall,
  mallGoodsListCall,
  mallOrderConfirmCall,
  mallOrderDetailCall,
  mallOrderListCall,
  mallOrderMoveCall,
  mallOrderSubmitCall,
  mallPaymentStartCall,
  scoreSignInCall,
  scoreTaskClaimCall,
  scoreTaskListCall,
  type MallConfirmView,
  type MallOrderView,
  type StartedMallPayment,
} from '../endpoints.ts'
import { loyaltyMessages } from '../messages.ts'
import type { Currency } from '../rules/lot-machine.ts'
import { loyaltyAdminHandlers } from './admin-handlers.ts'
import { lotsOf } from './ledger/lot-repository.ts'
import { balancesOf, entriesOf } from './ledger/statement-repository.ts'
import { entryView, goodsView, lotView, orderView } from './loyalty-views.ts'
import { goodsById, goodsPage } from './malls/goods-repository.ts'
import { cancelOrder, moveOrder, mustLockOrder } from './malls/move-order.ts'
import { boughtBy, orderBySn, orderPage, type MallOrder } from './malls/order-repository.ts'
import { placeOrder } from './malls/place-order.ts'
import type { LoyaltyDeps, LoyaltyMoney } from './ports.ts'
import { settingOf } from './settings.ts'
import { claimTask, signIn, streakOf, taskStates } from './tasks/do-tasks.ts'

const sayTo = (call: Call) => translate(call.lang, loyaltyMessages)
const readerOf = (call: Call) => ({ lang: call.lang, say: sayTo(call), who: 'buyer' }) as const
const soon = 30 * 86_400_000

/** The calls of points and scores. No call of a client adds points: orders, tasks and the platform do. */
export function loyaltyHandlers(deps: LoyaltyDeps): Handler[] {
  return [...goodsHandlers, ...accountHandlers, ...orderHandlers(deps), ...taskHandlers, ...loyaltyAdminHandlers(deps.money)]
}

const goodsHandlers: Handler[] = [
  handle(mallGoodsListCall, async ({ most, ...asked }, call) => {
    const { list, total } = await goodsPage(call.app.read, { ...asked, most: most ?? null, all: false })
    return { list: list.map((one) => goodsView(one, call.lang)), total }
  }),
  handle(mallGoodsDetailCall, async ({ mall, goodsId }, call) => {
    const goods = await goodsById(call.app.read, goodsId)
    return goods?.onSale && goods.mall === mall ? goodsView(goods, call.lang) : failure('loyalty.goodsGone')
  }),
]

const accountHandlers: Handler[] = [
  handle(loyaltyAccountCall, async ({ currency }, call) => {
    const { memberId } = memberOf(call)
    const until = new Date(call.app.clock.now().getTime() + soon)
    const { expireAt, ...balances } = await balancesOf(call.app.read, memberId, currency, until)
    const lots = await lotsOf(call.app.read, memberId, currency)
    const perHundredYuan = await settingOf(call.app.read, 'points_per_hundred_yuan')
    const say = sayTo(call)
    return { ...balances, expireTime: expireAt?.toISOString() ?? null, perHundredYuan, lots: lots.map((lot) => lotView(lot, say)) }
  }),
  handle(loyaltyEntryListCall, async (asked, call) => {
    const { list, total } = await entriesOf(call.app.read, { ...asked, memberId: memberOf(call).memberId })
    const say = sayTo(call)
    return { list: list.map((entry) => entryView(entry, say)), total }
  }),
]

function orderHandlers(deps: LoyaltyDeps): Handler[] {
  return [
    handle(mallOrderConfirmCall, confirm),
    handle(mallOrderSubmitCall, ({ cash, ...wish }, call) => {
      const { memberId, memberName } = memberOf(call)
      const cashFen = fenOfNumber(cash)
      return call.idempotent(async (tx) => {
        if (cashFen === undefined) return failure('loyalty.amountWrong')
        const order = await placeOrder(tx, { ...wish, cashFen }, { memberId, memberName, act: actorContext(call) })
        return isFailure(order) ? order : orderView(order, readerOf(call))
      })
    }),
    handle(mallOrderListCall, async (asked, call) => {
      const { list, total } = await orderPage(call.app.read, { ...asked, memberId: memberOf(call).memberId, keyword: '' })
      return { list: list.map((order) => orderView(order, readerOf(call))), total }
    }),
    handle(mallOrderDetailCall, async ({ mallOrderSn: orderSn }, call) => {
      const order = await orderBySn(call.app.read, orderSn, memberOf(call).memberId)
      return order ? orderView(order, readerOf(call)) : failure('loyalty.orderGone')
    }),
    handle(mallOrderMoveCall, (wish, call) => moveByBuyer(call, deps.money, wish)),
    handle(mallPaymentStartCall, ({ mallOrderSn, method }, call) => pay(call, deps, mallOrderSn, method)),
  ]
}

async function confirm(
  { mall, goodsId, quantity }: { mall: Currency; goodsId: number; quantity: number },
  call: Call,
): Promise<MallConfirmView | Failure> {
  const { memberId } = memberOf(call)
  const goods = await goodsById(call.app.read, goodsId)
  if (!goods?.onSale || goods.mall !== mall) return failure('loyalty.goodsGone')
  const { available } = await balancesOf(call.app.read, memberId, mall, call.app.clock.now())
  const had = await boughtBy(call.app.read, memberId, goodsId)
  const most = Math.max(0, Math.min(goods.stock, goods.memberLimit === 0 ? 999 : goods.memberLimit - had))
  const points = goods.points * quantity
  const say = sayTo(call)
  const refusal =
    goods.stock < quantity
      ? say('soldOut', { stock: goods.stock })
      : quantity > most
        ? say('overLimit', { max: goods.memberLimit, had })
        : available < points
          ? say('pointsShort', { have: available, need: points })
          : ''
  const addresses = await addressesOf(call.app.read, memberId)
  return {
    goods: goodsView(goods, call.lang),
    quantity,
    points,
    cash: yuanNumber(goods.cashFen * BigInt(quantity)),
    available,
    most,
    refusal,
    addressList: addresses.map((one) => ({
      addressId: one.id,
      receiver: one.receiver,
      phone: one.phone,
      address: `${one.regionName} ${one.detail}`,
      isServed: one.isServed ? 1 : 0,
    })),
  }
}

type BuyerMove = { readonly mallOrderSn: string; readonly event: 'cancel' | 'receive'; readonly expectedVersion?: number | undefined }

function moveByBuyer(call: Call, money: LoyaltyMoney, wish: BuyerMove): Promise<MallOrderView | Failure> {
  const act = actorContext(call)
  return call.idempotent(async (tx) => {
    const order = await mustLockOrder(tx, wish.mallOrderSn, memberOf(call).memberId)
    if (isFailure(order)) return order
    const how = { who: 'buyer', act, expectedVersion: wish.expectedVersion } as const
    const moved: MallOrder | Failure =
      wish.event === 'cancel'
        ? await cancelOrder(tx, order, { ...how, reason: 'byBuyer', money })
        : await moveOrder(tx, order, { ...how, event: 'receive', change: { endedAt: act.now } })
    return isFailure(moved) ? moved : orderView(moved, readerOf(call))
  })
}

async function pay(
  call: Call,
  { startPayment }: LoyaltyDeps,
  orderSn: string,
  channel: 'wechat' | 'alipay',
): Promise<StartedMallPayment | Failure> {
  const description = sayTo(call)('paymentOf', { orderSn })
  const { memberId } = memberOf(call)
  const started = await startPayment(call.app, { orderSn, memberId, channel, description, act: actorContext(call) })
  return isFailure(started) ? started : { orderSn, ...started }
}

const taskHandlers: Handler[] = [
  handle(scoreTaskListCall, async (_input, call) => {
    const member = memberOf(call)
    const now = call.app.clock.now()
    const { available } = await balancesOf(call.app.read, member.memberId, 'score', now)
    const { days, signedToday } = await streakOf(call.app.read, member.memberId, now)
    const list = await taskStates(call.app.read, member, now)
    const signInScore = await settingOf(call.app.read, 'score_sign_in')
    const isSigned = signedToday ? (1 as const) : (0 as const)
    return { available, signedToday: isSigned, streak: days, signInScore, list }
  }),
  handle(scoreTaskClaimCall, ({ task }, call) =>
    call.idempotent(async (tx) => {
      const score = await claimTask(tx, memberOf(call), task, actorContext(call))
      return isFailure(score) ? score : { score }
    }),
  ),
  handle(scoreSignInCall, (_input, call) =>
    call.idempotent(async (tx) => {
      const done = await signIn(tx, memberOf(call).memberId, actorContext(call))
      return isFailure(done) ? done : { score: done.score, days: done.days, isStreak: done.isStreak ? (1 as const) : (0 as const) }
    }),
  ),
]

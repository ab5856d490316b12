import { storeIdsWith } from '../../../api/caller.ts'
import { handle, memberOf, type Call, type Handler } from '../../../api/handler.ts'
import { admit } from '../../../api/guard.ts'
import { failure } from '../../../kernel/failure/failure.ts'
import { yuanNumber } from '../../../kernel/money/money.ts'
import { unitPriceNumber } from '../../../kernel/money/unit-price.ts'
import { maskName } from '../../../kernel/text/mask-name.ts'
import { startOfDay } from '../../../kernel/time/clock.ts'
import {
  memberFigures,
  memberTodoList,
  platformFigures,
  platformOverview,
  platformStoreFigures,
  platformTodoList,
  storeFigures,
  storeOverview,
  storeTodoList,
} from '../endpoints.ts'
import { storesByIds } from '../../store/server/public.ts'
import { changePercent, monthUntil, periodUntil, sharePercent, type Period, type PeriodLength } from '../rules/period.ts'
import { companyTodoCounts } from './company-todo-repository.ts'
import { salesByDay, salesSums, type DaySum, type FiguresScope, type Sums } from './figures-repository.ts'
import { memberMoneyHandlers } from './member-money.ts'
import { memberSums } from './member-figures-repository.ts'
import { memberTodoCounts } from './member-todo-repository.ts'
import { platformOverviewOf, storeOverviewOf } from './overview-repository.ts'
import { newMembers, payingMembers, turnoverByCategory, turnoverByStore } from './platform-figures-repository.ts'
import { platformTodoCounts } from './platform-todo-repository.ts'
import { bestCustomers, bestGoods, punctualOrders, quotationHits, type Part } from './store-figures-repository.ts'
import { storeTodoCounts, type TodoCount } from './store-todo-repository.ts'

const yuanOf = (fen: number | bigint) => yuanNumber(BigInt(fen))
const figure = (value: number, before: number) => ({ value, change: changePercent(value, before) })
const tonnesOf = (grams: bigint) => Number(grams / 1000n) / 1000
const shareOf = ({ part, whole, partBefore, wholeBefore }: Part) => ({
  value: sharePercent(part, whole),
  before: sharePercent(partBefore, wholeBefore),
  of: whole,
})

function sumsView(sums: Sums) {
  const average = (fen: bigint, orders: number) => (orders === 0 ? 0 : yuanOf(fen / BigInt(orders)))
  return {
    amount: figure(yuanOf(sums.fen), yuanOf(sums.fenBefore)),
    orderNum: figure(sums.orders, sums.ordersBefore),
    tonnes: figure(tonnesOf(sums.grams), tonnesOf(sums.gramsBefore)),
    average: figure(average(sums.fen, sums.orders), average(sums.fenBefore, sums.ordersBefore)),
  }
}

function seriesOf(period: Period, found: readonly DaySum[]) {
  const byDay = new Map(found.map((one) => [one.day, one]))
  return period.days.map((day) => ({ day, amount: yuanOf(byDay.get(day)?.fen ?? 0), orderNum: byDay.get(day)?.orders ?? 0 }))
}

const seriesRows = (call: Call, scope: FiguresScope, period: Period) =>
  salesByDay(call.app.read, scope, startOfDay(period.days[0] ?? ''), period.to)

async function salesOfStores(call: Call, stores: readonly number[], period: Period) {
  const { read } = call.app
  const [sums, daily, hits, punctual] = await Promise.all([
    salesSums(read, { stores }, period),
    seriesRows(call, { stores }, period),
    quotationHits(read, stores, period),
    punctualOrders(read, stores, period),
  ])
  return { ...sumsView(sums), hitRate: shareOf(hits), punctuality: shareOf(punctual), series: seriesOf(period, daily) }
}

/** What one store sold, for the platform. Refusal: `store.storeGone`. */
async function figuresOfOneStore(call: Call, { storeId, days }: { readonly storeId: number; readonly days: PeriodLength }) {
  if ((await storesByIds(call.app.read, [storeId])).length === 0) return failure('store.storeGone')
  return salesOfStores(call, [storeId], periodUntil(call.app.clock.now(), days))
}

async function figuresOfStores(call: Call, days: PeriodLength) {
  const { read, clock } = call.app
  const stores = storeIdsWith(call.caller, 'store.orders')
  const period = periodUntil(clock.now(), days)
  const [sales, goods, customers] = await Promise.all([
    salesOfStores(call, stores, period),
    bestGoods(read, stores, period),
    bestCustomers(read, stores, period),
  ])
  return {
    ...sales,
    goods: goods.map((one) => ({
      goodsId: one.goodsId,
      productId: one.productId,
      goodsName: call.lang === 'en' ? one.en : one.zh,
      goodsImage: one.image,
      amount: yuanOf(one.fen),
      orderNum: one.orders,
    })),
    customers: customers.map((one) => ({
      name: one.title || maskName(one.name),
      amount: yuanOf(one.fen),
      orderNum: one.orders,
      lastTime: one.last.toISOString(),
    })),
  }
}

async function figuresOfPlatform(call: Call, days: PeriodLength) {
  const { read, clock } = call.app
  const period = periodUntil(clock.now(), days)
  const everywhere = { stores: null }
  const [sums, daily, buyers, members, stores, categories] = await Promise.all([
    salesSums(read, everywhere, period),
    seriesRows(call, everywhere, period),
    payingMembers(read, period),
    newMembers(read, period),
    turnoverByStore(read, period),
    turnoverByCategory(read, period),
  ])
  const isEnglish = call.lang === 'en'
  return {
    ...sumsView(sums),
    buyerNum: figure(buyers.now, buyers.before),
    memberNum: figure(members.now, members.before),
    series: seriesOf(period, daily),
    stores: stores.map(({ storeId, zh, en, fen, orders }) => ({
      storeId,
      storeName: (isEnglish && en) || zh,
      amount: yuanOf(fen),
      orderNum: orders,
    })),
    categories: categories.map(({ categoryId, zh, en, fen }) => ({ categoryId, categoryName: isEnglish ? en : zh, amount: yuanOf(fen) })),
  }
}

async function figuresOfMember(call: Call) {
  const sums = await memberSums(call.app.read, memberOf(call).memberId, monthUntil(call.app.clock.now()))
  const { zincFen, indexedGrams, indexPrice } = sums
  return {
    amount: figure(yuanOf(sums.fen), yuanOf(sums.fenBefore)),
    orderNum: figure(sums.orders, sums.ordersBefore),
    tonnes: figure(tonnesOf(sums.grams), tonnesOf(sums.gramsBefore)),
    zincShare: sharePercent(tonnesOf(sums.zincGrams), tonnesOf(sums.grams)),
    zinc:
      indexPrice === null || indexedGrams === 0n
        ? null
        : { cost: Number((zincFen * 10_000n) / indexedGrams), index: Math.round(unitPriceNumber(indexPrice)) },
  }
}

const shown = <Key>(found: readonly (TodoCount & { readonly key: Key })[]) => ({
  list: found
    .filter((one) => one.count > 0)
    .map(({ key, count, late, since }) => ({ key, count, late, since: since?.toISOString() ?? null })),
})

async function todosOfMember(call: Call) {
  const member = memberOf(call)
  const now = call.app.clock.now()
  const isCompany = member.memberType === 3 || member.memberType === 6
  const [own, company] = await Promise.all([
    memberTodoCounts(call.app.read, call.caller, now),
    isCompany ? companyTodoCounts(call.app.read, member, now) : [],
  ])
  return shown([...own, ...company])
}

/** Figures and queues of the consoles' first pages. */
export const dashboardHandlers: readonly Handler[] = [
  ...memberMoneyHandlers,
  handle(storeFigures, ({ days }, call) => figuresOfStores(call, days)),
  handle(platformFigures, ({ days }, call) => figuresOfPlatform(call, days)),
  handle(platformStoreFigures, (input, call) => figuresOfOneStore(call, input)),
  handle(memberFigures, (_input, call) => figuresOfMember(call)),
  handle(memberTodoList, (_input, call) => todosOfMember(call)),
  handle(storeTodoList, async (_input, call) => shown(await storeTodoCounts(call.app.read, call.caller, call.app.clock.now()))),
  handle(platformTodoList, async (_input, call) => shown(await platformTodoCounts(call.app.read, call.caller, call.app.clock.now()))),
  handle(storeOverview, async (_input, call) => ({
    counts: await storeOverviewOf(call.app.read, call.caller),
    panels: admit(storeFigures.guard, call.caller) === null ? (['sales'] as const).slice() : [],
  })),
  handle(platformOverview, async (_input, call) => ({
    counts: await platformOverviewOf(call.app.read, call.caller, call.app.clock.now()),
    panels: admit(platformFigures.guard, call.caller) === null ? (['turnover'] as const).slice() : [],
  })),
]

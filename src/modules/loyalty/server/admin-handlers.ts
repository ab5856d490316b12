import { actorContext } from '../../../api/actor-context.ts'
import { handle, type Call, type Handler } from '../../../api/handler.ts'
import type { ParsedInputOf } from '../../../api/endpoint.ts'
import { audit, changesBetween } from '../../../kernel/audit/audit.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { translate } from '../../../kernel/i18n/translate.ts'
import { fenOfNumber } from '../../../kernel/money/money.ts'
import { memberNameOf } from '../../member/server/public.ts'
import {
  adminLoyaltyAccountListCall,
  adminLoyaltyAdjustCall,
  adminLoyaltyEntryListCall,
  adminMallGoodsListCall,
  adminMallGoodsSaveCall,
  adminMallOrderListCall,
  adminMallOrderMoveCall,
  type AdminMallGoods,
  type AdminMallOrder,
} from '../endpoints-admin.ts'
import { loyaltyMessages } from '../messages.ts'
import { addGranted, spendPoints } from './ledger/post-points.ts'
import { accountsOf, balancesOf, entriesOf, proveLoyalty } from './ledger/statement-repository.ts'
import { adminGoodsView, adminOrderView, entryView } from './loyalty-views.ts'
import { addGoods, goodsById, goodsPage, updateGoods, type GoodsContent } from './malls/goods-repository.ts'
import { cancelOrder, moveOrder, mustLockOrder } from './malls/move-order.ts'
import { countToShip, nextNumber, orderPage, type MallOrder } from './malls/order-repository.ts'
import type { LoyaltyMoney } from './ports.ts'

const picture = /^\/(files\/[0-9a-f-]{36}|media\/[A-Za-z0-9_-]+\.webp)$/
const readerOf = (call: Call) => ({ lang: call.lang, say: translate(call.lang, loyaltyMessages) })

/** The platform's side of both malls: goods, orders with their shipment, accounts with the proof, adjustments. */
export function loyaltyAdminHandlers(money: LoyaltyMoney): Handler[] {
  return [...goodsHandlers, ...orderHandlers(money), ...accountHandlers]
}

const goodsHandlers: Handler[] = [
  handle(adminMallGoodsListCall, async (asked, call) => {
    const { list, total } = await goodsPage(call.app.read, { ...asked, most: null, order: 'sort', all: true })
    return { list: list.map(adminGoodsView), total }
  }),
  handle(adminMallGoodsSaveCall, (wish, call) => call.idempotent((tx) => saveGoods(tx, wish, call))),
]

type GoodsWish = ParsedInputOf<typeof adminMallGoodsSaveCall>

function contentOf(wish: GoodsWish): GoodsContent | Failure {
  const [cashFen, marketFen] = [fenOfNumber(wish.cash), fenOfNumber(wish.marketPrice)]
  if (cashFen === undefined || cashFen < 0n || cashFen > 5_000_000n) return failure('loyalty.amountWrong', {}, { field: 'cash' })
  if (marketFen === undefined || marketFen < 0n) return failure('loyalty.amountWrong', {}, { field: 'marketPrice' })
  if (wish.mall === 'score' && cashFen > 0n) return failure('loyalty.cashOfScore', {}, { field: 'cash' })
  if (!picture.test(wish.image)) return failure('loyalty.imageWrong', {}, { field: 'image' })
  const { titleZh, titleEn, detailZh, detailEn, image, points, stock, memberLimit, sort } = wish
  return { titleZh, titleEn, detailZh, detailEn, image, points, cashFen, marketFen, stock, memberLimit, sort, onSale: wish.onSale === 1 }
}

async function saveGoods(tx: Transaction, wish: GoodsWish, call: Call): Promise<AdminMallGoods | Failure> {
  const content = contentOf(wish)
  if (isFailure(content)) return content
  const act = actorContext(call, 'platform')
  const { actor, channel, requestId, now } = act
  const before = wish.goodsId === 0 ? null : await goodsById(tx, wish.goodsId)
  if (wish.goodsId !== 0 && before?.mall !== wish.mall) return failure('loyalty.goodsGone')
  const after = before
    ? await updateGoods(tx, before.goodsId, { ...content, version: wish.version }, now)
    : await addGoods(tx, wish.mall, content, now)
  if (!after) return failure('api.stale')
  const trace = { actor, channel, requestId, action: 'loyalty.saveGoods', entity: 'loyaltyGoods', entityId: after.goodsId }
  if (before) await audit(tx, { ...trace, diff: changesBetween(adminGoodsView(before), adminGoodsView(after)) })
  else await audit(tx, { ...trace, without: 'creation', facts: { title: after.titleZh, points: after.points, stock: after.stock } })
  return adminGoodsView(after)
}

function orderHandlers(money: LoyaltyMoney): Handler[] {
  return [
    handle(adminMallOrderListCall, async (asked, call) => {
      const { list, total } = await orderPage(call.app.read, { ...asked, memberId: null })
      const waiting = await countToShip(call.app.read, asked.mall)
      return { list: list.map((order) => adminOrderView(order, readerOf(call))), total, waiting }
    }),
    handle(adminMallOrderMoveCall, (wish, call) => call.idempotent((tx) => moveByPlatform(tx, wish, money, call))),
  ]
}

async function moveByPlatform(
  tx: Transaction,
  { mallOrderSn, event, carrier, trackingNo, reason, expectedVersion }: ParsedInputOf<typeof adminMallOrderMoveCall>,
  money: LoyaltyMoney,
  call: Call,
): Promise<AdminMallOrder | Failure> {
  const act = actorContext(call, 'platform')
  const order = await mustLockOrder(tx, mallOrderSn, null)
  if (isFailure(order)) return order
  if (event === 'ship' && (carrier === '' || trackingNo === ''))
    return failure('loyalty.shipmentNeeded', {}, { field: carrier === '' ? 'carrier' : 'trackingNo' })
  if (event === 'cancel' && reason === '') return failure('loyalty.reasonNeeded', {}, { field: 'reason' })
  const how = { who: 'platform', act, expectedVersion } as const
  const moved: MallOrder | Failure =
    event === 'cancel'
      ? await cancelOrder(tx, order, { ...how, reason, money })
      : await moveOrder(tx, order, { ...how, event, change: { carrier, trackingNo, shippedAt: act.now } })
  return isFailure(moved) ? moved : adminOrderView(moved, readerOf(call))
}

const accountHandlers: Handler[] = [
  handle(adminLoyaltyAccountListCall, async ({ memberId, ...asked }, call) => {
    const [{ list, total }, proof] = await Promise.all([
      accountsOf(call.app.read, { ...asked, memberId: memberId ?? null }),
      proveLoyalty(call.app.read),
    ])
    const named = await Promise.all(
      list.map(async ({ lastAt, ...one }) => ({
        ...one,
        memberName: await memberNameOf(call.app.read, one.memberId),
        lastTime: lastAt?.toISOString() ?? null,
      })),
    )
    return { list: named, total, proof }
  }),
  handle(adminLoyaltyEntryListCall, async (asked, call) => {
    const { list, total } = await entriesOf(call.app.read, { ...asked, direction: '' })
    const { say } = readerOf(call)
    return { list: list.map((entry) => entryView(entry, say)), total }
  }),
  handle(adminLoyaltyAdjustCall, (wish, call) => call.idempotent((tx) => adjust(tx, wish, call))),
]

async function adjust(
  tx: Transaction,
  { currency, memberId, direction, amount, reason }: ParsedInputOf<typeof adminLoyaltyAdjustCall>,
  call: Call,
): Promise<{ memberId: number; available: number } | Failure> {
  const act = actorContext(call, 'platform')
  if ((await memberNameOf(tx, memberId)) === '') return failure('loyalty.memberGone', {}, { field: 'memberId' })
  const reference = await nextNumber(tx, 'A', act.now)
  const before = await balancesOf(tx, memberId, currency, act.now)
  const change = { memberId, currency, amount, reference, note: reason, act }
  const done =
    direction === 'add' ? await addGranted(tx, { ...change, source: 'adjust' }) : await spendPoints(tx, { ...change, kind: 'adjust' })
  if (isFailure(done)) return done
  const { available } = await balancesOf(tx, memberId, currency, act.now)
  const { actor, channel, requestId } = act
  const trace = { actor, channel, requestId, action: 'loyalty.adjust', entity: 'loyaltyAccount', entityId: memberId, reason }
  await audit(tx, { ...trace, diff: { available: [before.available, available] }, facts: { currency, reference } })
  return { memberId, available }
}

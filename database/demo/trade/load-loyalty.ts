import type { ClientBase } from 'pg'
import { systemContext } from '../../../src/api/actor-context.ts'
import { isFailure } from '../../../src/kernel/failure/failure.ts'
import { addGranted } from '../../../src/modules/loyalty/server/ledger/post-points.ts'
import { moveOrder } from '../../../src/modules/loyalty/server/malls/move-order.ts'
import { placeOrder } from '../../../src/modules/loyalty/server/malls/place-order.ts'
import { signIn } from '../../../src/modules/loyalty/server/tasks/do-tasks.ts'
import { unitOnClient } from '../demo-unit.ts'
import { pointsGoods, scoreGoods, type DemoMallGoods } from './loyalty-goods.ts'

const goods = `INSERT INTO loyalty_goods (mall, title_zh, title_en, detail_zh, detail_en, image, points, cash, market_price, stock, sold, piece_limit, on_sale, sort,
    created_at, updated_at) VALUES ($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,true,$13,now() - interval '90 days',now() - interval '90 days')`
const oneDay = 86_400_000
const buyer = 2
const company = 3

async function addAll(client: ClientBase, mall: 'points' | 'score', list: readonly DemoMallGoods[]): Promise<void> {
  for (const [place, one] of list.entries()) {
    const money = [one.points, (one.cash ?? 0) * 100, one.market * 100, one.stock, one.sold, one.limit ?? 0, (place + 1) * 10]
    await client.query(goods, [mall, one.zh, one.en, one.detailZh, one.detailEn, one.image, ...money])
  }
}

/** Goods of both malls, and what the demonstration's buyers collected and redeemed. */
export async function loadLoyalty(client: ClientBase): Promise<void> {
  await addAll(client, 'points', pointsGoods)
  await addAll(client, 'score', scoreGoods)
  const unit = unitOnClient(client)
  const actAt = (daysAgo: number) => systemContext('demonstration', new Date(Date.now() - daysAgo * oneDay))
  const give = (memberId: number, currency: 'points' | 'score', amount: number, daysAgo: number, note: string) =>
    addGranted(unit, {
      memberId,
      currency,
      source: 'adjust',
      reference: `D${memberId}${currency}${daysAgo}`,
      amount,
      note,
      act: actAt(daysAgo),
    })
  await give(buyer, 'points', 1500, 718, '老会员积分转入')
  await give(buyer, 'points', 2400, 120, '年度采购奖励')
  await give(buyer, 'points', 600, 15, '展会签到奖励')
  await give(company, 'points', 3200, 60, '年度采购奖励')
  await give(buyer, 'score', 260, 30, '新手任务奖励')
  for (const daysAgo of [3, 2, 1]) await signIn(unit, buyer, actAt(daysAgo))
  const order = await redeem(client, { mall: 'points', title: pointsGoods[2]?.zh ?? '', daysAgo: 20 })
  if (order) {
    const shipped = { carrier: '顺丰速运', trackingNo: 'SF1380002611018', shippedAt: actAt(18).now }
    const moved = await moveOrder(unit, order, { event: 'ship', who: 'platform', act: actAt(18), change: shipped })
    if (!isFailure(moved))
      await moveOrder(unit, moved, { event: 'receive', who: 'buyer', act: actAt(15), change: { endedAt: actAt(15).now } })
  }
  await redeem(client, { mall: 'points', title: pointsGoods[0]?.zh ?? '', daysAgo: 1 })
  await redeem(client, { mall: 'score', title: scoreGoods[1]?.zh ?? '', daysAgo: 2 })
}

async function redeem(client: ClientBase, of: { mall: 'points' | 'score'; title: string; daysAgo: number }) {
  type Row = { goodsId: number; points: number; addressId: number | null }
  const { rows } = await client.query<Row>(
    `SELECT goods_id::int AS "goodsId", points::int AS points, (SELECT id::int FROM member_address WHERE member_id = $1 ORDER BY is_default DESC LIMIT 1) AS "addressId"
     FROM loyalty_goods WHERE title_zh = $2`,
    [buyer, of.title],
  )
  const [found] = rows
  if (!found?.addressId) return null
  const { goodsId, points, addressId } = found
  const wish = { mall: of.mall, goodsId, quantity: 1, addressId, remark: '', points, cashFen: 0n }
  const act = systemContext('demonstration', new Date(Date.now() - of.daysAgo * oneDay))
  const placed = await placeOrder(unitOnClient(client), wish, { memberId: buyer, memberName: 'demo_buyer', act })
  return isFailure(placed) ? null : placed
}

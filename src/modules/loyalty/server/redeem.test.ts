import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Caller } from '../../../api/caller.ts'
import { aMember } from '../../../../tests/fixtures/trade/goods.ts'
import { dataOf } from '../../../../tests/fixtures/server/answer-data.ts'
import { asker } from '../../../../tests/fixtures/server/calls.ts'
import { aPaymentHouse } from '../../../../tests/fixtures/server/payment-app.ts'
import { aDatabase } from '../../../../tests/fixtures/database/test-database.ts'
import { loyaltyMoney, startMallPayment } from '../../payment/server/public.ts'
import { adminLoyaltyAdjustCall, adminMallGoodsSaveCall, adminMallOrderMoveCall } from '../endpoints-admin.ts'
import {
  mallGoodsDetailCall,
  mallGoodsListCall,
  mallOrderDetailCall,
  mallOrderMoveCall,
  mallOrderSubmitCall,
  mallPaymentStartCall,
  loyaltyAccountCall,
  scoreSignInCall,
  scoreTaskClaimCall,
  scoreTaskListCall,
} from '../endpoints.ts'
import { loyaltyTimers } from './background-jobs.ts'
import { loyaltyHandlers } from './handlers.ts'
import { proveLoyalty } from './ledger/statement-repository.ts'
import { noteTask } from './tasks/do-tasks.ts'

const database = await aDatabase()
const parts = await aPaymentHouse(database)
const { house, twin, deps, wechat, clock } = parts
const client = await database.connect()
const handlers = loyaltyHandlers({ startPayment: startMallPayment(deps), money: loyaltyMoney })
const ask = asker(house, handlers)
const askTwin = asker(twin, handlers)
const timers = loyaltyTimers({ money: loyaltyMoney, trades: async () => new Map() })
const key = () => ({ idempotencyKey: randomUUID() })
const platform: Caller = { ...aMember(9, 4), platform: ['platform.content', 'platform.orders', 'platform.finance'] }
const admin = () => ({ visitor: platform, ...key() })
let members = 700

async function someone(points = 0, currency: 'points' | 'score' = 'points') {
  members += 1
  const memberId = members
  await client.query('INSERT INTO account (id, member_name, phone, password_hash) VALUES ($1, $2, $3, $4)', [
    memberId,
    `buyer${memberId}`,
    `139${String(memberId).padStart(8, '0')}`,
    'none',
  ])
  await client.query(`INSERT INTO member (id, member_type, nick_name) VALUES ($1, 2, 'buyer')`, [memberId])
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO member_address (member_id, receiver, phone, province_code, city_code, district_code, region_name, detail)
     VALUES ($1, '李工', '13900000000', '31', '3101', '310115', '上海市 浦东新区', '1 号') RETURNING id::int AS id`,
    [memberId],
  )
  if (points > 0)
    dataOf(await ask(adminLoyaltyAdjustCall, { currency, memberId, direction: 'add', amount: points, reason: 'test' }, admin()))
  const who = { visitor: aMember(memberId, 2) }
  return { memberId, who, addressId: rows[0]?.id ?? 0, of: () => ({ ...who, ...key() }) }
}
type Someone = Awaited<ReturnType<typeof someone>>

async function goods(change: { points?: number; cash?: number; stock?: number; memberLimit?: number; mall?: 'points' | 'score' } = {}) {
  const texts = { titleZh: '手套', titleEn: 'Gloves', image: '/media/ppe-gloves-1.webp', onSale: 1 as const }
  return dataOf(await ask(adminMallGoodsSaveCall, { mall: 'points', points: 100, stock: 10, ...texts, ...change }, admin()))
}
type Goods = Awaited<ReturnType<typeof goods>>

function submit(of: Someone, { mall, goodsId, points, cash }: Goods, quantity = 1, by = ask) {
  return by(mallOrderSubmitCall, { mall, goodsId, quantity, addressId: of.addressId, points, cash }, of.of())
}
const standOf = async (of: Someone, currency: 'points' | 'score' = 'points') =>
  dataOf(await ask(loyaltyAccountCall, { currency }, of.who)).available
const stockOf = async ({ mall, goodsId }: Goods) => dataOf(await ask(mallGoodsDetailCall, { mall, goodsId })).stock
const walletOf = async (memberId: number) => {
  const { rows } = await client.query<{ balance: string }>(
    `SELECT balance::text AS balance FROM ledger_account WHERE kind = 'member' AND owner_id = $1`,
    [memberId],
  )
  return rows[0]?.balance ?? '0'
}

test('a redemption takes points and stock, is shipped and received; after shipment nobody cancels', async () => {
  const of = await someone(300)
  const one = await goods({ stock: 3 })
  const order = dataOf(await submit(of, one, 2))
  expect(order).toMatchObject({ state: 'PENDING_SHIPMENT', points: 200, cash: 0, receiver: '李工' })
  expect([await standOf(of), await stockOf(one)]).toEqual([100, 1])
  const move = { mallOrderSn: order.orderSn, event: 'ship' as const }
  expect((await ask(adminMallOrderMoveCall, { ...move, carrier: 'SF' }, admin())).errors).toEqual({ trackingNo: 'loyalty.shipmentNeeded' })
  dataOf(await ask(adminMallOrderMoveCall, { ...move, carrier: 'SF', trackingNo: 'SF1' }, admin()))
  expect((await ask(mallOrderMoveCall, { mallOrderSn: order.orderSn, event: 'cancel' }, of.of())).msg).toBe('kernel.moveNotNow')
  expect(dataOf(await ask(mallOrderMoveCall, { mallOrderSn: order.orderSn, event: 'receive' }, of.of())).state).toBe('RECEIVED')
})

test('what is sold out stands last in every order, however often it was redeemed', async () => {
  const of = await someone(1_000)
  const gone = await goods({ stock: 3, points: 1 })
  dataOf(await submit(of, gone, 3))
  const left = await goods({ points: 5 })
  dataOf(await submit(of, left))
  for (const order of ['sort', 'points', 'sold'] as const) {
    const { list } = dataOf(await ask(mallGoodsListCall, { mall: 'points', order, pageSize: 50 }))
    const stocks = list.map(({ stock }) => stock > 0)
    expect(stocks).toEqual(stocks.toSorted((one, other) => Number(other) - Number(one)))
    expect(list.at(-1)?.goodsId).toBe(gone.goodsId)
  }
})

test('a cancelled redemption gives everything back, once', async () => {
  const of = await someone(300)
  const one = await goods()
  const order = dataOf(await submit(of, one))
  const cancel = () => ask(mallOrderMoveCall, { mallOrderSn: order.orderSn, event: 'cancel' }, of.of())
  const both = await Promise.all([cancel(), cancel()])
  expect(both.filter((answer) => answer.state === 200)).toHaveLength(1)
  expect([await standOf(of), await stockOf(one)]).toEqual([300, 10])
})

test('refusals leave everything as it is', async () => {
  const of = await someone(150)
  const limited = await goods({ memberLimit: 1 })
  expect((await submit(of, limited, 2)).errors).toEqual({ quantity: 'loyalty.overLimit' })
  expect((await submit(of, { ...limited, points: 99 })).msg).toBe('loyalty.priceChanged')
  expect((await submit(of, await goods(), 2)).msg).toBe('loyalty.pointsShort')
  expect((await submit({ ...of, addressId: 987_654 }, limited)).errors).toEqual({ addressId: 'loyalty.addressGone' })
  expect((await submit(of, { ...limited, mall: 'score' })).msg).toBe('loyalty.goodsGone')
  expect([await standOf(of), await stockOf(limited)]).toEqual([150, 10])
})

test('a hundred members in two processes want the last piece: one has it, nobody else pays', { timeout: 120_000 }, async () => {
  const one = await goods({ stock: 1 })
  const crowd = await Promise.all(Array.from({ length: 100 }, () => someone(100)))
  const answers = await Promise.all(crowd.map((of, place) => submit(of, one, 1, place % 2 ? ask : askTwin)))
  expect(answers.filter((answer) => answer.state === 200)).toHaveLength(1)
  expect(new Set(answers.filter((answer) => answer.state !== 200).flatMap((answer) => Object.values(answer.errors ?? {})))).toEqual(
    new Set(['loyalty.soldOut']),
  )
  const left = await Promise.all(crowd.map((of) => standOf(of)))
  expect(left.reduce((sum, points) => sum + points, 0)).toBe(9_900)
})

test('the money part is paid through the gateway; cancelled afterwards it goes to the balance', async () => {
  const of = await someone(100)
  const order = dataOf(await submit(of, await goods({ cash: 19.9 })))
  expect(order).toMatchObject({ state: 'PENDING_PAYMENT', cash: 19.9 })
  const started = dataOf(await ask(mallPaymentStartCall, { mallOrderSn: order.orderSn, method: 'wechat' }, of.who))
  expect(dataOf(await ask(mallPaymentStartCall, { mallOrderSn: order.orderSn, method: 'wechat' }, of.who)).payUrl).toBe(started.payUrl)
  const { rows } = await client.query<{ sn: string }>('SELECT payment_sn AS sn FROM subject_payment WHERE member_id = $1', [of.memberId])
  const sn = rows[0]?.sn ?? ''
  wechat.pay(sn)
  await wechat.courier.deliver('trade', sn)
  await wechat.courier.deliver('trade', sn)
  expect(dataOf(await ask(mallOrderDetailCall, { mallOrderSn: order.orderSn }, of.who)).state).toBe('PENDING_SHIPMENT')
  dataOf(await ask(mallOrderMoveCall, { mallOrderSn: order.orderSn, event: 'cancel' }, of.of()))
  expect([await standOf(of), await walletOf(of.memberId)]).toEqual([100, '1990'])
})

test('what nobody pays in time is cancelled; money that comes later goes to the balance', async () => {
  const of = await someone(100)
  const one = await goods({ cash: 5 })
  const order = dataOf(await submit(of, one))
  dataOf(await ask(mallPaymentStartCall, { mallOrderSn: order.orderSn, method: 'wechat' }, of.who))
  const { rows } = await client.query<{ sn: string }>('SELECT payment_sn AS sn FROM subject_payment WHERE member_id = $1', [of.memberId])
  const sn = rows[0]?.sn ?? ''
  wechat.pay(sn)
  await timers['loyaltyOrder/close']?.(house, order.orderSn)
  await timers['loyaltyOrder/close']?.(house, order.orderSn)
  expect([await standOf(of), await stockOf(one)]).toEqual([100, 10])
  await wechat.courier.deliver('trade', sn)
  expect(dataOf(await ask(mallOrderDetailCall, { mallOrderSn: order.orderSn }, of.who)).state).toBe('CANCELLED')
  expect(await walletOf(of.memberId)).toBe('500')
})

test('tasks bring their scores once, a sign-in once a day, a week of them a bonus', async () => {
  const of = await someone()
  const tasks = async () => new Map(dataOf(await ask(scoreTaskListCall, {}, of.who)).list.map((one) => [one.task, one]))
  expect((await tasks()).get('verification')).toMatchObject({ waiting: 1, waitingScore: 100 })
  expect((await ask(scoreTaskClaimCall, { task: 'profile' }, of.of())).msg).toBe('loyalty.taskNotDone')
  const claims = await Promise.all(Array.from({ length: 5 }, () => ask(scoreTaskClaimCall, { task: 'verification' }, of.of())))
  expect(claims.filter((answer) => answer.state === 200)).toHaveLength(1)
  for (const reference of ['DD1', 'DD2', 'DD1'])
    await house.inTransaction((tx) => noteTask(tx, of.memberId, { task: 'evaluation', reference, at: clock.now() }))
  expect(dataOf(await ask(scoreTaskClaimCall, { task: 'evaluation' }, of.of())).score).toBe(20)
  for (let day = 0; day < 7; day += 1) {
    dataOf(await ask(scoreSignInCall, {}, of.of()))
    expect((await ask(scoreSignInCall, {}, of.of())).msg).toBe('loyalty.signedIn')
    clock.moveOn(86_400)
  }
  expect((await tasks()).get('streak')).toMatchObject({ waiting: 1 })
  dataOf(await ask(scoreTaskClaimCall, { task: 'streak' }, of.of()))
  expect(await standOf(of, 'score')).toBe(100 + 20 + 7 * 2 + 15)
  const bought = dataOf(await submit(of, await goods({ mall: 'score', points: 40 })))
  expect([bought.state, await standOf(of, 'score')]).toEqual(['PENDING_SHIPMENT', 109])
})

test('after all of this the books prove themselves', async () => {
  expect(await proveLoyalty(house.read)).toMatchObject({ accounts: 0, lots: 0 })
})

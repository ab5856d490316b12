import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { CompanyCapability, Caller } from '../../../api/caller.ts'
import { aClock, aHouse, asker } from '../../../../tests/fixtures/server/calls.ts'
import { movesOfTrigger, pairsOf } from '../../../../tests/fixtures/trade/state-moves.ts'
import { aMarket, aMember } from '../../../../tests/fixtures/trade/goods.ts'
import { aDatabase } from '../../../../tests/fixtures/database/test-database.ts'
import { cartAdd, cartList } from '../../basket/endpoints.ts'
import { basketHandlers } from '../../basket/server/handlers.ts'
import { orderConfirm, orderSubmit } from '../../order/endpoints.ts'
import { orderHandlers } from '../../order/server/handlers.ts'
import {
  requestDecideCall,
  requestDetailCall,
  requestListCall,
  requestPreviewCall,
  requestRecallCall,
  requestSubmitCall,
  requestToCartCall,
} from '../endpoints.ts'
import { delegationAddCall, ruleSaveCall } from '../endpoints-rules.ts'
import { requestMachine } from '../rules/request-machine.ts'
import { approvalTimers, cancelRequestsOfLeavers } from './recall-or-expire-request.ts'
import { approvalHandlers } from './handlers.ts'
import { purchaseGate } from './purchase-gate.ts'

const database = await aDatabase()
const client = await aMarket(database, [{ productId: 1, businessPrice: 100, stock: 100_000 }])
const clock = aClock()
const app = aHouse(database, clock)
const ask = asker(app, [...basketHandlers(), ...orderHandlers({ gate: purchaseGate }), ...approvalHandlers()])

const all: CompanyCapability[] = ['company.order', 'company.request', 'company.approve', 'company.records']
let people = 0
type Limits = { order?: number | null; month?: number | null; budget?: number | null }

/** A company with its main account and two sub-accounts: one who buys within limits (yuan), one who approves. */
async function aCompany({ order = null, month = null, budget = null }: Limits = {}) {
  people += 10
  const [enterpriseId, main, buyer, approver] = [5000 + people, 6000 + people, 6001 + people, 6002 + people]
  await client.query(`INSERT INTO enterprise (id, name, uscc, verified_at) VALUES ($1, $2, $3, now())`, [
    enterpriseId,
    `公司${people}`,
    `91350100M000${String(people).padStart(4, '0')}AB`,
  ])
  for (const [id, type] of [
    [main, 3],
    [buyer, 6],
    [approver, 6],
  ] as const) {
    await client.query(`INSERT INTO account (id, member_name, phone) VALUES ($1, $2, $3)`, [
      id,
      `people${id}`,
      `139${String(id).padStart(8, '0')}`,
    ])
    await client.query(`INSERT INTO member (id, member_type, nick_name, enterprise_id) VALUES ($1, $2, 'x', $3)`, [id, type, enterpriseId])
  }
  await client.query(`INSERT INTO company_role (id, enterprise_id, name, capabilities) VALUES ($1, $1, 'all', $2)`, [enterpriseId, all])
  await client.query(`INSERT INTO cost_centre (id, enterprise_id, code, name, month_budget) VALUES ($1, $1, 'A', 'A', $2)`, [
    enterpriseId,
    budget === null ? null : budget * 100,
  ])
  for (const id of [buyer, approver])
    await client.query(
      `INSERT INTO sub_account (member_id, enterprise_id, name, role_id, cost_centre_id, order_limit, month_limit, created_at) VALUES ($1,$2,$3,$2,$2,$4,$5, now())`,
      [
        id,
        enterpriseId,
        `sub${id}`,
        id === buyer && order !== null ? order * 100 : null,
        id === buyer && month !== null ? month * 100 : null,
      ],
    )
  const { rows } = await client.query(
    `INSERT INTO member_address (member_id, receiver, phone, province_code, city_code, district_code, region_name, detail, is_default)
     VALUES ($1, '李工', '13900000000', '12', '1201', '120112', '天津市津南区', '咸水沽镇 1 号', true) RETURNING id`,
    [buyer],
  )
  const visitor = (id: number, type: 3 | 6): Caller => {
    const { member } = aMember(id, type)
    return { member: member && { ...member, enterpriseId }, stores: [], platform: [], company: all }
  }
  return { enterpriseId, addressId: Number(rows[0].id), main: visitor(main, 3), buyer: visitor(buyer, 6), approver: visitor(approver, 6) }
}
type Company = Awaited<ReturnType<typeof aCompany>>
const key = () => ({ idempotencyKey: randomUUID() })
const idOf = (caller: Caller) => caller.member?.memberId ?? 0

/** Puts so many pieces of ¥100 into the buyer's cart; pick-up keeps freight out of the sums. */
const stores = [{ storeId: 1001, delivery: 'PICKUP' as const }]
async function fill(company: Company, number: number) {
  await ask(cartAdd, { productId: 1, number: String(number) }, { visitor: company.buyer })
  return (await ask(orderConfirm, { addressId: company.addressId, stores }, { visitor: company.buyer })).data?.totalAmount ?? -1
}
async function place(company: Company, number: number) {
  const expectedTotal = await fill(company, number)
  return ask(orderSubmit, { addressId: company.addressId, stores, expectedTotal }, { visitor: company.buyer, ...key() })
}
async function request(company: Company, number: number, note = '') {
  const expectedTotal = await fill(company, number)
  const answer = await ask(
    requestSubmitCall,
    { addressId: company.addressId, stores, expectedTotal, note },
    { visitor: company.buyer, ...key() },
  )
  return { requestSn: answer.data?.requestSn ?? '', total: expectedTotal, code: answer.code }
}
const decide = (caller: Caller, requestSn: string, more: object = {}) =>
  ask(requestDecideCall, { requestSn, decision: 'approve', ...more }, { visitor: caller, ...key() })
const ordersOf = async (company: Company) =>
  (await client.query('SELECT count(*)::int AS n FROM orders WHERE enterprise_id = $1', [company.enterpriseId])).rows[0].n

test('the database knows the same moves as the machine', async () => {
  expect(await movesOfTrigger(client, 'purchase_request')).toEqual(pairsOf(requestMachine, ['requester', 'approver', 'system']))
})

test('the limit of a month counts orders and requests that wait', async () => {
  const company = await aCompany({ month: 1000 })
  expect((await place(company, 4)).state).toBe(200)
  const { requestSn } = await request(company, 5)
  expect(requestSn).toMatch(/^CG/)
  // 400 ordered, 500 waiting: 100 are left, 200 are too much.
  expect((await place(company, 2)).code).toBe('approval.overMonthLimit')
  expect(await ordersOf(company)).toBe(1)
  expect((await ask(requestRecallCall, { requestSn }, { visitor: company.buyer })).data?.state).toBe('RECALLED')
  const again = (await ask(orderConfirm, { addressId: company.addressId, stores }, { visitor: company.buyer })).data?.totalAmount ?? 0
  expect(
    (await ask(orderSubmit, { addressId: company.addressId, stores, expectedTotal: again }, { visitor: company.buyer, ...key() })).state,
  ).toBe(200)
})

test('two checkouts at once cannot both stay below the limit', async () => {
  const company = await aCompany({ month: 1000 })
  const one = { buyNow: { productId: 1, number: '6' }, addressId: company.addressId, stores }
  const { totalAmount = 0 } = (await ask(orderConfirm, one, { visitor: company.buyer })).data ?? {}
  const answers = await Promise.all(
    [1, 2, 3, 4].map(() => ask(orderSubmit, { ...one, expectedTotal: totalAmount }, { visitor: company.buyer, ...key() })),
  )
  expect(answers.filter((answer) => answer.state === 200)).toHaveLength(1)
  expect(await ordersOf(company)).toBe(1)
})

test('a request above the limit is approved, and the order follows by itself in the name of who asked', async () => {
  const company = await aCompany({ order: 500 })
  const preview = async () => (await ask(requestPreviewCall, { addressId: company.addressId, stores }, { visitor: company.buyer })).data
  expect((await place(company, 8)).code).toBe('approval.overOrderLimit')
  expect(await preview()).toMatchObject({ needed: true, reasons: [{ code: 'overOrderLimit' }], steps: [{ quorum: 1 }] })
  const { totalAmount = 0 } = (await preview())?.checkout ?? {}
  const submitted = await ask(
    requestSubmitCall,
    { addressId: company.addressId, stores, expectedTotal: totalAmount, note: '二厂急用' },
    { visitor: company.buyer, ...key() },
  )
  const requestSn = submitted.data?.requestSn ?? ''
  expect((await ask(cartList, {}, { visitor: company.buyer })).data?.availableCartNum).toBe(0)
  expect((await ask(requestListCall, { scope: 'toApprove' }, { visitor: company.main })).data?.list).toMatchObject([{ requestSn }])
  expect((await decide(company.buyer, requestSn, { expectedTotal: totalAmount })).code).toBe('approval.notYourTurn')
  expect((await decide(company.approver, requestSn, { expectedTotal: totalAmount })).code).toBe('approval.notYourTurn')
  const done = await decide(company.main, requestSn, { expectedTotal: totalAmount })
  expect(done.data).toMatchObject({ state: 'APPROVED', paySn: expect.stringMatching(/^ZF|^\w/) })
  const { rows } = await client.query('SELECT member_id::int, total::int FROM orders WHERE enterprise_id = $1', [company.enterpriseId])
  expect(rows).toEqual([{ member_id: idOf(company.buyer), total: totalAmount * 100 }])
  expect((await decide(company.main, requestSn, { expectedTotal: totalAmount })).code).toBe('approval.requestMoved')
})

test('the approver sees a changed price; approving at the old total is refused and nothing moves', async () => {
  const company = await aCompany({ order: 100 })
  const { requestSn, total } = await request(company, 3)
  await client.query('UPDATE sku SET business_price = business_price * 2 WHERE product_id = 1')
  const detail = (await ask(requestDetailCall, { requestSn }, { visitor: company.main })).data
  expect(detail).toMatchObject({ totalAmount: total, totalNow: total * 2, lines: [{ goodsPrice: 100, priceNow: 200 }] })
  expect((await decide(company.main, requestSn, { expectedTotal: total })).code).toBe('order.totalChanged')
  expect(await ordersOf(company)).toBe(0)
  expect((await decide(company.main, requestSn, { expectedTotal: total * 2 })).data?.state).toBe('APPROVED')
  await client.query('UPDATE sku SET business_price = business_price / 2 WHERE product_id = 1')
})

test('ordered steps with a quorum; a return needs its reason and its lines go back into the cart', async () => {
  const company = await aCompany()
  const [main, approver] = [idOf(company.main), idOf(company.approver)]
  const steps = [
    { approverIds: [main, approver], quorum: 2 },
    { approverIds: [main], quorum: 1 },
  ]
  expect((await ask(ruleSaveCall, { name: '大额', minAmount: '200', steps }, { visitor: company.main })).state).toBe(200)
  expect((await place(company, 2)).code).toBe('approval.neededByRule')
  const { requestSn, total } = await request(company, 1)
  const at = async () => (await ask(requestDetailCall, { requestSn }, { visitor: company.main })).data
  await decide(company.approver, requestSn)
  expect(await at()).toMatchObject({ state: 'PENDING', stepNo: 1, decisions: [{ decision: 'approve' }] })
  expect((await decide(company.approver, requestSn)).code).toBe('approval.notYourTurn')
  await decide(company.main, requestSn)
  expect(await at()).toMatchObject({ state: 'PENDING', stepNo: 2, totalNow: total })
  expect((await decide(company.main, requestSn, { decision: 'return' })).code).toBe('approval.commentRequired')
  expect((await decide(company.main, requestSn, { decision: 'return', comment: '请改为下月' })).data?.state).toBe('RETURNED')
  expect(await ordersOf(company)).toBe(0)
  expect((await ask(requestToCartCall, { requestSn }, { visitor: company.buyer })).data).toEqual({ added: 1, refused: [] })
})

test('a colleague stands in from day to day; the approver’s own limit counts', async () => {
  const company = await aCompany({ order: 100 })
  const { requestSn, total } = await request(company, 3)
  await ask(
    delegationAddCall,
    { approverId: idOf(company.approver), startsOn: '2026-11-21', endsOn: '2026-11-22' },
    { visitor: company.main },
  )
  expect((await decide(company.approver, requestSn, { expectedTotal: total })).code).toBe('approval.notYourTurn')
  clock.forward(86_400_000)
  expect((await decide(company.approver, requestSn, { expectedTotal: total })).data?.state).toBe('APPROVED')
  const { decisions } = (await ask(requestDetailCall, { requestSn }, { visitor: company.main })).data ?? {}
  expect(decisions).toMatchObject([{ byName: `member${idOf(company.approver)}`, forName: expect.any(String) }])

  const other = await aCompany()
  await ask(ruleSaveCall, { name: '全部', steps: [{ approverIds: [idOf(other.approver)], quorum: 1 }] }, { visitor: other.main })
  await client.query('UPDATE sub_account SET order_limit = 10000 WHERE member_id = $1', [idOf(other.approver)])
  const big = await request(other, 2)
  expect((await decide(other.approver, big.requestSn, { expectedTotal: big.total })).code).toBe('approval.aboveYourLimit')
})

test('a level that does not answer hands on once, then the request expires', async () => {
  const company = await aCompany()
  await ask(ruleSaveCall, { name: '全部', steps: [{ approverIds: [idOf(company.approver)], quorum: 1 }] }, { visitor: company.main })
  const { requestSn } = await request(company, 1)
  const due = () => approvalTimers['purchaseRequest/overdue']?.(app, `${company.enterpriseId}/${requestSn}`)
  await due()
  expect((await ask(requestListCall, { scope: 'toApprove' }, { visitor: company.main })).data?.total).toBe(1)
  await due()
  expect((await ask(requestDetailCall, { requestSn }, { visitor: company.buyer })).data?.state).toBe('EXPIRED')
})

test('where the main account was asked already there is no next level: the request expires at once', async () => {
  const company = await aCompany()
  const steps = [{ approverIds: [idOf(company.main), idOf(company.approver)], quorum: 2 }]
  await ask(ruleSaveCall, { name: '全部', steps }, { visitor: company.main })
  const { requestSn } = await request(company, 1)
  await decide(company.main, requestSn)
  await approvalTimers['purchaseRequest/overdue']?.(app, `${company.enterpriseId}/${requestSn}`)
  const { data } = await ask(requestDetailCall, { requestSn }, { visitor: company.buyer })
  expect(data).toMatchObject({ state: 'EXPIRED', steps: [{ escalated: false, quorum: 2 }] })
})

test('requests of somebody who left are recalled; another company sees nothing', async () => {
  const company = await aCompany({ order: 1 })
  const stranger = await aCompany()
  const { requestSn } = await request(company, 1)
  for (const answer of [
    await ask(requestDetailCall, { requestSn }, { visitor: stranger.main }),
    await ask(requestDetailCall, { requestSn: 'CG209901010000001' }, { visitor: stranger.main }),
    await decide(stranger.main, requestSn),
  ])
    expect(answer.code).toBe('approval.requestGone')
  const happened = { id: randomUUID(), event: 'enterprise.subRemoved', payload: { memberId: idOf(company.buyer) } }
  await app.inTransaction((tx) => cancelRequestsOfLeavers.take(tx, happened, app))
  expect((await ask(requestDetailCall, { requestSn }, { visitor: company.main })).data?.state).toBe('RECALLED')
})

test('a role that does not order only asks', async () => {
  const company = await aCompany()
  const asks: Caller = { ...company.buyer, company: ['company.request'] }
  expect(
    (await ask(orderSubmit, { buyNow: { productId: 1, number: '1' }, stores, expectedTotal: 100 }, { visitor: asks, ...key() })).code,
  ).toBe('approval.requestOnly')
})

test('what was asked for and decided is never changed', async () => {
  await client.query('SET ROLE zb_app')
  await expect(client.query('UPDATE purchase_request_line SET number = 1')).rejects.toMatchObject({ code: '42501' })
  await expect(client.query('DELETE FROM purchase_request_decision')).rejects.toMatchObject({ code: '42501' })
  await client.query('RESET ROLE')
})

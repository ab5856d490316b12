import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Caller } from '../../../api/caller.ts'
import { movesOfTrigger, pairsOf } from '../../../../tests/fixtures/trade/state-moves.ts'
import { cartList } from '../../basket/endpoints.ts'
import { checkoutPreview, orderSubmit } from '../../order/endpoints.ts'
import { requestDetail, requestList, requestPreview, requestRecall, requestSubmit, requestToCart } from '../endpoints.ts'
import { delegationAdd, ruleSave } from '../endpoints-rules.ts'
import { requestMachine } from '../rules/request-machine.ts'
import { approvalTimers, cancelRequestsOfLeavers } from './recall-or-expire-request.ts'
import { anApprovalHouse, idOf, key } from '../../../../tests/fixtures/trade/approval-house.ts'

const { aCompany, ask, client, clock, decide, house, ordersOf, place, request, stores } = await anApprovalHouse()

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
  expect((await ask(requestRecall, { requestSn }, { visitor: company.buyer })).data?.state).toBe('RECALLED')
  const again = (await ask(checkoutPreview, { addressId: company.addressId, stores }, { visitor: company.buyer })).data?.totalAmount ?? 0
  expect(
    (await ask(orderSubmit, { addressId: company.addressId, stores, expectedTotal: again }, { visitor: company.buyer, ...key() })).state,
  ).toBe(200)
})

test('two checkouts at once cannot both stay below the limit', async () => {
  const company = await aCompany({ month: 1000 })
  const one = { buyNow: { productId: 1, number: '6' }, addressId: company.addressId, stores }
  const { totalAmount = 0 } = (await ask(checkoutPreview, one, { visitor: company.buyer })).data ?? {}
  const answers = await Promise.all(
    [1, 2, 3, 4].map(() => ask(orderSubmit, { ...one, expectedTotal: totalAmount }, { visitor: company.buyer, ...key() })),
  )
  expect(answers.filter((answer) => answer.state === 200)).toHaveLength(1)
  expect(await ordersOf(company)).toBe(1)
})

test('a request above the limit is approved, and the order follows by itself in the name of who asked', async () => {
  const company = await aCompany({ order: 500 })
  const preview = async () => (await ask(requestPreview, { addressId: company.addressId, stores }, { visitor: company.buyer })).data
  expect((await place(company, 8)).code).toBe('approval.overOrderLimit')
  expect(await preview()).toMatchObject({ needed: true, reasons: [{ code: 'overOrderLimit' }], steps: [{ quorum: 1 }] })
  const { totalAmount = 0 } = (await preview())?.checkout ?? {}
  const submitted = await ask(
    requestSubmit,
    { addressId: company.addressId, stores, expectedTotal: totalAmount, note: '二厂急用' },
    { visitor: company.buyer, ...key() },
  )
  const requestSn = submitted.data?.requestSn ?? ''
  expect((await ask(cartList, {}, { visitor: company.buyer })).data?.availableCartNum).toBe(0)
  expect((await ask(requestList, { scope: 'toApprove' }, { visitor: company.main })).data?.list).toMatchObject([{ requestSn }])
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
  const detail = (await ask(requestDetail, { requestSn }, { visitor: company.main })).data
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
  expect((await ask(ruleSave, { name: '大额', minAmount: '200', steps }, { visitor: company.main })).state).toBe(200)
  expect((await place(company, 2)).code).toBe('approval.neededByRule')
  const { requestSn, total } = await request(company, 1)
  const at = async () => (await ask(requestDetail, { requestSn }, { visitor: company.main })).data
  await decide(company.approver, requestSn)
  expect(await at()).toMatchObject({ state: 'PENDING', stepNo: 1, decisions: [{ decision: 'approve' }] })
  expect((await decide(company.approver, requestSn)).code).toBe('approval.notYourTurn')
  await decide(company.main, requestSn)
  expect(await at()).toMatchObject({ state: 'PENDING', stepNo: 2, totalNow: total })
  expect((await decide(company.main, requestSn, { decision: 'return' })).code).toBe('approval.commentRequired')
  expect((await decide(company.main, requestSn, { decision: 'return', comment: '请改为下月' })).data?.state).toBe('RETURNED')
  expect(await ordersOf(company)).toBe(0)
  expect((await ask(requestToCart, { requestSn }, { visitor: company.buyer })).data).toEqual({ added: 1, refused: [] })
})

test('a colleague stands in from day to day; the approver’s own limit counts', async () => {
  const company = await aCompany({ order: 100 })
  const { requestSn, total } = await request(company, 3)
  await ask(delegationAdd, { approverId: idOf(company.approver), startsOn: '2026-11-21', endsOn: '2026-11-22' }, { visitor: company.main })
  expect((await decide(company.approver, requestSn, { expectedTotal: total })).code).toBe('approval.notYourTurn')
  clock.forward(86_400_000)
  expect((await decide(company.approver, requestSn, { expectedTotal: total })).data?.state).toBe('APPROVED')
  const { decisions } = (await ask(requestDetail, { requestSn }, { visitor: company.main })).data ?? {}
  expect(decisions).toMatchObject([{ byName: `member${idOf(company.approver)}`, forName: expect.any(String) }])

  const other = await aCompany()
  await ask(ruleSave, { name: '全部', steps: [{ approverIds: [idOf(other.approver)], quorum: 1 }] }, { visitor: other.main })
  await client.query('UPDATE sub_account SET order_limit = 10000 WHERE member_id = $1', [idOf(other.approver)])
  const big = await request(other, 2)
  expect((await decide(other.approver, big.requestSn, { expectedTotal: big.total })).code).toBe('approval.aboveYourLimit')
})

test('a level that does not answer hands on once, then the request expires', async () => {
  const company = await aCompany()
  await ask(ruleSave, { name: '全部', steps: [{ approverIds: [idOf(company.approver)], quorum: 1 }] }, { visitor: company.main })
  const { requestSn } = await request(company, 1)
  const due = () => approvalTimers['purchaseRequest/overdue']?.(house, `${company.enterpriseId}/${requestSn}`)
  await due()
  expect((await ask(requestList, { scope: 'toApprove' }, { visitor: company.main })).data?.total).toBe(1)
  await due()
  expect((await ask(requestDetail, { requestSn }, { visitor: company.buyer })).data?.state).toBe('EXPIRED')
})

test('where the main account was asked already there is no next level: the request expires at once', async () => {
  const company = await aCompany()
  const steps = [{ approverIds: [idOf(company.main), idOf(company.approver)], quorum: 2 }]
  await ask(ruleSave, { name: '全部', steps }, { visitor: company.main })
  const { requestSn } = await request(company, 1)
  await decide(company.main, requestSn)
  await approvalTimers['purchaseRequest/overdue']?.(house, `${company.enterpriseId}/${requestSn}`)
  const { data } = await ask(requestDetail, { requestSn }, { visitor: company.buyer })
  expect(data).toMatchObject({ state: 'EXPIRED', steps: [{ escalated: false, quorum: 2 }] })
})

test('requests of somebody who left are recalled; another company sees nothing', async () => {
  const company = await aCompany({ order: 1 })
  const stranger = await aCompany()
  const { requestSn } = await request(company, 1)
  for (const answer of [
    await ask(requestDetail, { requestSn }, { visitor: stranger.main }),
    await ask(requestDetail, { requestSn: 'CG209901010000001' }, { visitor: stranger.main }),
    await decide(stranger.main, requestSn),
  ])
    expect(answer.code).toBe('approval.requestGone')
  const happened = { id: randomUUID(), event: 'enterprise.subRemoved', payload: { memberId: idOf(company.buyer) } }
  await house.inTransaction((tx) => cancelRequestsOfLeavers.take(tx, happened, house))
  expect((await ask(requestDetail, { requestSn }, { visitor: company.main })).data?.state).toBe('RECALLED')
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

import { expect, test } from 'vitest'
import { dataOf } from '../../../../tests/fixtures/server/answer-data.ts'
import { anApprovalHouse, idOf, key } from '../../../../tests/fixtures/trade/approval-house.ts'
import { aCampaign, aCoupon } from '../../../../tests/fixtures/trade/coupons.ts'
import { requestDetail, requestPreview, requestSubmit } from '../endpoints.ts'
import { ruleSave } from '../endpoints-rules.ts'

const { aCompany, ask, client, decide, stores } = await anApprovalHouse()
const invoice = { invoiceType: 2 as const, title: '公司', taxNumber: '91350100M00000000X', content: 'goods' as const }
const tenPieces = { buyNow: { productId: 1, number: '10' }, stores }

/** A company whose purchases above ¥500 need approval, and a coupon of ¥100 for its buyer. */
async function withCoupon() {
  const company = await aCompany({ order: 500 })
  const couponId = await aCoupon(client, await aCampaign(client, { storeId: 1001, amount: 10_000, perPerson: 20 }), idOf(company.buyer))
  const wish = { ...tenPieces, addressId: company.addressId }
  const { checkout } = dataOf(await ask(requestPreview, wish, { visitor: company.buyer }))
  expect(checkout.totalAmount).toBe(900)
  const submit = { ...wish, expectedTotal: 900, payMethod: 'TRANSFER' as const, invoice }
  const { requestSn } = dataOf(await ask(requestSubmit, submit, { visitor: company.buyer, ...key() }))
  return { company, couponId, requestSn }
}

test('a request keeps coupon, invoice and payment; its order has them all', async () => {
  const { company, couponId, requestSn } = await withCoupon()
  expect(dataOf(await ask(requestDetail, { requestSn }, { visitor: company.main }))).toMatchObject({
    totalAmount: 900,
    totalNow: 900,
    discountNow: 100,
    payMethod: 'TRANSFER',
    invoice,
  })
  const { paySn } = dataOf(await decide(company.main, requestSn, { expectedTotal: 900 }))
  const { rows } = await client.query(
    'SELECT o.total::int, o.discount::int, o.invoice, p.pay_method FROM orders o JOIN pay_order p USING (pay_order_id) WHERE pay_sn = $1',
    [paySn],
  )
  expect(rows).toEqual([{ total: 90_000, discount: 10_000, invoice, pay_method: 'TRANSFER' }])
  const { rows: used } = await client.query('SELECT state FROM coupon WHERE coupon_id = $1', [couponId])
  expect(used).toEqual([{ state: 'RESERVED' }])
})

test('a coupon that ended meanwhile is left out: the approver decides about the sum without it', async () => {
  const { company, couponId, requestSn } = await withCoupon()
  await client.query(`UPDATE coupon SET valid_until = '2026-01-01', valid_from = '2025-12-01' WHERE coupon_id = $1`, [couponId])
  expect(dataOf(await ask(requestDetail, { requestSn }, { visitor: company.main }))).toMatchObject({ totalNow: 1000, discountNow: 0 })
  expect((await decide(company.main, requestSn, { expectedTotal: 900 })).code).toBe('order.totalChanged')
  expect(dataOf(await decide(company.main, requestSn, { expectedTotal: 1000 })).state).toBe('APPROVED')
})

test('an invoice that was changed after the submission is not ordered', async () => {
  const { company, requestSn } = await withCoupon()
  await client.query(`UPDATE purchase_request SET terms = jsonb_set(terms, '{invoice,title}', '"别的公司"') WHERE request_sn = $1`, [
    requestSn,
  ])
  expect((await decide(company.main, requestSn, { expectedTotal: 900 })).code).toBe('approval.contentChanged')
})

test('a rule by the price of the last purchase: five per cent more is let through, more is asked about', async () => {
  const company = await aCompany()
  const steps = [{ approverIds: [idOf(company.main)], quorum: 1 }]
  dataOf(await ask(ruleSave, { name: '涨价', priceRisePercent: 5, steps }, { visitor: company.main }))
  const wish = { ...tenPieces, addressId: company.addressId }
  const neededAt = async (price: number) => {
    await client.query('UPDATE sku SET business_price = $1 WHERE product_id = 1', [price * 10_000])
    return dataOf(await ask(requestPreview, wish, { visitor: company.buyer })).needed
  }
  try {
    // Never bought: nothing to compare with.
    expect(await neededAt(100)).toBe(false)
    const { requestSn } = dataOf(await ask(requestSubmit, { ...wish, expectedTotal: 1000 }, { visitor: company.buyer, ...key() }))
    dataOf(await decide(company.main, requestSn, { expectedTotal: 1000 }))
    expect(await neededAt(105)).toBe(false)
    expect(await neededAt(105.01)).toBe(true)
  } finally {
    await client.query('UPDATE sku SET business_price = 1000000 WHERE product_id = 1')
  }
})

test('a request shows the project that its order will be for', async () => {
  const company = await aCompany({ order: 500 })
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO project (enterprise_id, member_id, title, note, taken_from, created_at, updated_at, kind)
     VALUES ($1, $2, '二期镀锌线', '', '', now(), now(), 'project') RETURNING project_id::int AS id`,
    [company.buyer.member?.enterpriseId, idOf(company.buyer)],
  )
  const projectId = rows[0]?.id ?? 0
  const wish = { ...tenPieces, stores: stores.map((store) => ({ ...store, projectId })), addressId: company.addressId }
  const submit = { ...wish, expectedTotal: 1000, payMethod: 'TRANSFER' as const, invoice }
  const { requestSn } = dataOf(await ask(requestSubmit, submit, { visitor: company.buyer, ...key() }))
  expect(dataOf(await ask(requestDetail, { requestSn }, { visitor: company.main })).projects).toEqual([{ projectId, title: '二期镀锌线' }])
})

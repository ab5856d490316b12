import { expect, test } from 'vitest'
import { cartAdd } from '../../basket/endpoints.ts'
import { checkoutPreview } from '../../order/endpoints.ts'
import { requestDetail, requestList, requestSubmit } from '../endpoints.ts'
import { delegationAdd, ruleSave } from '../endpoints-rules.ts'
import { anApprovalHouse, idOf, key, type Company } from '../../../../tests/fixtures/trade/approval-house.ts'

const { aCompany, ask, client, decide, ordersOf, request } = await anApprovalHouse()

/** Hands in so many pieces to be delivered; freight goes by weight and place. */
async function requestDelivery(company: Company, number: number) {
  await ask(cartAdd, { productId: 1, number: String(number) }, { visitor: company.buyer })
  const { totalAmount = -1 } = (await ask(checkoutPreview, { addressId: company.addressId }, { visitor: company.buyer })).data ?? {}
  const wish = { addressId: company.addressId, expectedTotal: totalAmount }
  const { data } = await ask(requestSubmit, wish, { visitor: company.buyer, ...key() })
  return { requestSn: data?.requestSn ?? '', total: totalAmount }
}

test('the order goes to the receiver that was approved, whatever became of the address since', async () => {
  const changes = [
    `UPDATE member_address SET receiver = '他人', phone = '13800000000', detail = '别处 9 号' WHERE id = $1`,
    `UPDATE member_address SET province_code = '11', city_code = '1101', district_code = '110101', region_name = '北京市东城区' WHERE id = $1`,
    `UPDATE member_address SET deleted_at = now(), is_default = false WHERE id = $1`,
  ]
  for (const change of changes) {
    const company = await aCompany({ order: 1 })
    const { requestSn, total } = await requestDelivery(company, 2)
    await client.query(change, [company.addressId])
    const detail = (await ask(requestDetail, { requestSn }, { visitor: company.main })).data
    expect(detail).toMatchObject({ receiver: '李工 13900000000 天津市津南区 咸水沽镇 1 号', totalNow: total })
    expect((await decide(company.main, requestSn, { expectedTotal: total })).data?.state).toBe('APPROVED')
    const { rows } = await client.query('SELECT receiver, total::int FROM orders WHERE enterprise_id = $1', [company.enterpriseId])
    const receiver = { receiverName: '李工', mobile: '13900000000', regionCode: '120112', detail: '咸水沽镇 1 号' }
    expect(rows).toEqual([{ receiver: expect.objectContaining(receiver), total: Math.round(total * 100) }])
  }
})

test('a request whose copy was tampered with is not carried out', async () => {
  for (const change of [
    `UPDATE purchase_request SET receiver = jsonb_set(receiver, '{detail}', '"别处"') WHERE request_sn = $1`,
    `UPDATE purchase_request SET terms = jsonb_set(terms, '{stores,0,remark}', '"改送"') WHERE request_sn = $1`,
    `UPDATE purchase_request SET terms = jsonb_set(terms, '{payMethod}', '"TRANSFER"') WHERE request_sn = $1`,
    `UPDATE purchase_request_line SET unit_price = unit_price + 1 WHERE request_id = (SELECT id FROM purchase_request WHERE request_sn = $1)`,
  ]) {
    const company = await aCompany({ order: 1 })
    const { requestSn, total } = await requestDelivery(company, 1)
    await client.query(change, [requestSn])
    expect((await decide(company.main, requestSn, { expectedTotal: total })).code).toBe('approval.contentChanged')
    expect(await ordersOf(company)).toBe(0)
  }
})

test('where others approved the sum that was handed in, the last one cannot agree to more; to less they can', async () => {
  const company = await aCompany()
  const steps = [
    { approverIds: [idOf(company.approver)], quorum: 1 },
    { approverIds: [idOf(company.main)], quorum: 1 },
  ]
  await ask(ruleSave, { name: '两级', steps }, { visitor: company.main })
  const { requestSn, total } = await request(company, 2)
  await decide(company.approver, requestSn)
  try {
    await client.query('UPDATE sku SET business_price = 2000000 WHERE product_id = 1')
    expect((await decide(company.main, requestSn, { expectedTotal: 400 })).code).toBe('approval.priceRose')
    await client.query('UPDATE sku SET business_price = 900000 WHERE product_id = 1')
    expect((await decide(company.main, requestSn, { expectedTotal: total })).code).toBe('order.totalChanged')
    expect(await ordersOf(company)).toBe(0)
    expect((await decide(company.main, requestSn, { expectedTotal: 180 })).data?.state).toBe('APPROVED')
  } finally {
    await client.query('UPDATE sku SET business_price = 1000000 WHERE product_id = 1')
  }
})

test('one person approves once, however many seats they hold, and with the limit of that seat; who left has none', async () => {
  const company = await aCompany()
  const [main, approver] = [idOf(company.main), idOf(company.approver)]
  await ask(ruleSave, { name: '双人', steps: [{ approverIds: [main, approver], quorum: 2 }] }, { visitor: company.main })
  await ask(delegationAdd, { approverId: approver, startsOn: '2026-11-20', endsOn: '2026-12-20' }, { visitor: company.main })
  const { requestSn, total } = await request(company, 2)
  expect((await decide(company.approver, requestSn)).data?.state).toBe('PENDING')
  const detail = async () => (await ask(requestDetail, { requestSn }, { visitor: company.main })).data
  expect((await detail())?.decisions).toHaveLength(1)
  expect((await decide(company.approver, requestSn, { expectedTotal: total })).code).toBe('approval.notYourTurn')
  expect((await ask(requestList, { scope: 'toApprove' }, { visitor: company.approver })).data?.total).toBe(0)
  expect((await decide(company.main, requestSn, { expectedTotal: total })).data?.state).toBe('APPROVED')

  // The seat of somebody who left is not without a limit: it is none.
  const other = await aCompany()
  await ask(ruleSave, { name: '全部', steps: [{ approverIds: [idOf(other.approver)], quorum: 1 }] }, { visitor: other.main })
  const late = await request(other, 2)
  await client.query('DELETE FROM sub_account WHERE member_id = $1', [idOf(other.approver)])
  expect((await decide(other.approver, late.requestSn, { expectedTotal: late.total })).code).toBe('approval.notYourTurn')

  // A price that rose counts with what it is now, not with what was asked for.
  const third = await aCompany()
  await ask(ruleSave, { name: '全部', steps: [{ approverIds: [idOf(third.approver)], quorum: 1 }] }, { visitor: third.main })
  await client.query('UPDATE sub_account SET order_limit = 30000 WHERE member_id = $1', [idOf(third.approver)])
  const rising = await request(third, 2)
  await client.query('UPDATE sku SET business_price = 2000000 WHERE product_id = 1')
  expect((await decide(third.approver, rising.requestSn, { expectedTotal: 400 })).code).toBe('approval.aboveYourLimit')
  await client.query('UPDATE sku SET business_price = 1000000 WHERE product_id = 1')
})

import { expect, test } from 'vitest'
import { dataOf } from '../../fixtures/server/answer-data.ts'
import { asker } from '../../fixtures/server/calls.ts'
import { anRfqMarket } from '../../fixtures/trade/rfq-market.ts'
import { requestDecide, requestDetail } from '../../../src/modules/approval/endpoints.ts'
import { approvalHandlers } from '../../../src/modules/approval/server/handlers.ts'
import { purchaseGate } from '../../../src/modules/approval/server/purchase-gate.ts'
import { quotedOrderApproval, quotedOrder, quotedOrderRequest } from '../../../src/modules/rfq/endpoints-award.ts'
import { rfqDetail } from '../../../src/modules/rfq/endpoints.ts'
import { rfqHandlers } from '../../../src/modules/rfq/server/handlers.ts'
import { orderAwardedLines } from '../../../src/modules/rfq/server/award/order-awarded-lines.ts'

// The sub-account of demo_company orders up to ¥50,000 alone.
const { buyer, company, one, published, quoted, close, award, versionOf, once, client, house } = await anRfqMarket('demo_sub')
const orderQuoted = (...args: Parameters<typeof orderAwardedLines>) => orderAwardedLines(...args)
const ask = asker(house, [...rfqHandlers({ gate: purchaseGate }), ...approvalHandlers({ orderQuoted })])

/** 20 t at ¥23,000 and ¥1,500 of freight. */
const total = 461_500
async function awarded(): Promise<string> {
  const inquirySn = await published({ lines: [{ productId: 1, number: '20' }] })
  const line = { lineNo: 1, offer: 'PRICE' as const, productId: 1, unitPrice: '23000' }
  await quoted(one, inquirySn, [], { freight: '1500', lines: [line] })
  await close(inquirySn)
  expect((await award(inquirySn, [[1, 1001]])).data?.state).toBe('AWARDED')
  return inquirySn
}
const wish = async (inquirySn: string) => ({ inquirySn, expectedVersion: await versionOf(inquirySn), expectedTotal: total })
const invoice = { invoiceType: 2 as const, title: '津南镀锌', taxNumber: '91120112MA05K8XR7T' }
const decide = async (requestSn: string) => ask(requestDecide, { requestSn, decision: 'approve', expectedTotal: total }, once(company))

test("an award above the sub-account's limit goes to approval, and the order follows at the quoted prices", async () => {
  const inquirySn = await awarded()
  expect((await ask(quotedOrder, await wish(inquirySn), once(buyer))).code).toBe('approval.overOrderLimit')
  const view = dataOf(await ask(quotedOrderApproval, { inquirySn, expectedTotal: total }, buyer))
  expect(view).toMatchObject({
    needed: true,
    reasons: expect.arrayContaining([{ code: 'overOrderLimit', text: '超过单笔限额 ¥50,000.00' }]),
  })
  const { requestSn } = dataOf(await ask(quotedOrderRequest, { ...(await wish(inquirySn)), invoice, note: '二厂' }, once(buyer)))
  expect((await ask(quotedOrderRequest, await wish(inquirySn), once(buyer))).code).toBe('approval.alreadyAsked')
  const shown = dataOf(await ask(requestDetail, { requestSn }, company))
  expect(shown).toMatchObject({
    inquirySn,
    totalAmount: total,
    totalNow: total,
    freight: 1500,
    invoice,
    can: ['approve', 'reject', 'return'],
  })
  await client.query('UPDATE sku SET business_price = business_price + 5000000 WHERE product_id = 1')
  const done = dataOf(await decide(requestSn))
  expect(done.state).toBe('APPROVED')
  const { rows } = await client.query(
    'SELECT o.total::int, o.invoice, o.member_id::int AS member FROM orders o JOIN pay_order USING (pay_order_id) WHERE pay_sn = $1',
    [done.paySn],
  )
  expect(rows).toMatchObject([{ total: total * 100, invoice, member: buyer.visitor.member?.memberId }])
  expect(dataOf(await ask(rfqDetail, { inquirySn }, buyer)).state).toBe('CONVERTED')
})

test('an award that the company ordered meanwhile, or whose quotation is over, is not ordered by an approval', async () => {
  const inquirySn = await awarded()
  const { requestSn } = dataOf(await ask(quotedOrderRequest, await wish(inquirySn), once(buyer)))
  await client.query("UPDATE quotation SET valid_until = '2026-11-19' WHERE state = 'ACCEPTED'")
  expect((await decide(requestSn)).code).toBe('rfq.quoteExpired')
  await client.query("UPDATE quotation SET valid_until = '2026-11-30' WHERE state = 'ACCEPTED'")
  expect((await ask(quotedOrder, await wish(inquirySn), once(company))).state).toBe(200)
  expect((await decide(requestSn)).code).toBe('kernel.moveNotNow')
})

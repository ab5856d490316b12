import { expect, test } from 'vitest'
import { awardGoods, awardGoodsName } from '../../../src/modules/award-goods/endpoints.ts'
import { awardGoodsHandlers } from '../../../src/modules/award-goods/server/public.ts'
import { guestClaim, guestOpen, guestProve, guestSubmit } from '../../../src/modules/guest-quotation/endpoints-guest.ts'
import { invitationAdd, invitationList } from '../../../src/modules/guest-quotation/endpoints-invitation.ts'
import { guestQuotationSubscriber } from '../../../src/modules/guest-quotation/server/public.ts'
import { createSmsCode, currentSmsCode } from '../../../src/modules/identity/server/sms/sms-code.ts'
import { awardSubmit, quotedOrder } from '../../../src/modules/rfq/endpoints-award.ts'
import { supplierRfqDetail } from '../../../src/modules/rfq/endpoints-supplier-quotation.ts'
import { dataOf } from '../../fixtures/server/answer-data.ts'
import { asker } from '../../fixtures/server/calls.ts'
import { wayInDeps } from '../../fixtures/browser/login.ts'
import { anRfqMarket } from '../../fixtures/trade/rfq-market.ts'

const { buyer, one, two, published, compared, close, versionOf, once, ask, client, clock, house } = await anRfqMarket()
const askGoods = asker(house, awardGoodsHandlers)

/** A guest whose phone is that of the first store's owner quotes both lines and wins them. */
async function wonByGuest() {
  const { rows } = await client.query<{ phone: string }>(`SELECT phone FROM account WHERE member_name = 'demo_supplier'`)
  const mobile = rows[0]?.phone ?? ''
  const lines = [
    { goodsName: '0# 锌锭', unitCode: 't', number: '20' },
    { goodsName: '镀锌角钢', unitCode: 't', number: '3.5' },
  ]
  const sn = await published({ lines })
  const wanted = { inquirySn: sn, channel: 'SMS' as const, name: '江阴示例锌业', mobile }
  const key =
    dataOf(await ask(invitationAdd, wanted, once(buyer)))
      .list.at(-1)
      ?.link.split('key=')[1] ?? ''
  await house.inTransaction((tx) => createSmsCode(tx, wayInDeps.secret, { phone: mobile, purpose: 'guestQuote' }, clock.now()))
  const smsCode = (await currentSmsCode(house.read, wayInDeps.secret, { phone: mobile, purpose: 'guestQuote' }, clock.now())) ?? ''
  const { pass } = dataOf(await ask(guestProve, { key, mobile, smsCode }))
  const offered = ['23000', '5000'].map((unitPrice, place) => ({ lineNo: place + 1, offer: 'PRICE' as const, unitPrice }))
  dataOf(await ask(guestSubmit, { key, pass, expectedVersion: 0, validUntil: '2026-11-30', lines: offered }))
  await close(sn)
  const guest = (await compared(sn))?.quotations.find(({ storeId }) => storeId === 0)
  const picked = [1, 2].map((lineNo) => ({ lineNo, quotationSn: guest?.quotationSn ?? '', expectedVersion: guest?.version ?? 0 }))
  const award = { inquirySn: sn, expectedVersion: await versionOf(sn), lines: picked }
  expect(dataOf(await ask(awardSubmit, award, once(buyer))).state).toBe('AWARDED')
  return { sn, key, pass }
}

test('a guest who was chosen keeps a working link, takes the quotation over, names goods, and the award becomes an order', async () => {
  const { sn, key, pass } = await wonByGuest()
  const told = { id: '1', event: 'rfq.guestTold', payload: { inquirySn: sn, what: 'rfq.awarded', guestId: null } }
  await house.inTransaction((tx) => guestQuotationSubscriber.take(tx, told, house))
  const end = dataOf(await ask(guestOpen, { key, pass })).expireTime
  expect(new Date(end).getTime()).toBeGreaterThanOrEqual(clock.now().getTime() + 30 * 86_400_000)
  // Nothing can be ordered while the supplier has no store.
  expect(await compared(sn)).toMatchObject({ orderTotal: null, contractable: [] })
  expect((await askGoods(awardGoods, { inquirySn: sn }, one)).code).toBe('rfq.gone')
  dataOf(await ask(guestClaim, { key }, one))
  expect(dataOf(await ask(invitationList, { inquirySn: sn }, buyer)).list.at(-1)?.state).toBe('CLAIMED')
  const news = await client.query(`SELECT event FROM event_outbox WHERE event = 'rfq.claimed' AND payload->>'inquirySn' = $1`, [sn])
  expect(news.rows).toHaveLength(1)
  const receipt = dataOf(await ask(supplierRfqDetail, { inquirySn: sn }, one))
  expect(receipt.receiptHolds).toBe(true)

  const seen = dataOf(await askGoods(awardGoods, { inquirySn: sn }, one))
  expect(seen).toMatchObject({
    canName: true,
    lines: [
      { lineNo: 1, productId: 0 },
      { lineNo: 2, productId: 0 },
    ],
  })
  const name = (lineNo: number, productId: number, expectedVersion: number, who = one) =>
    askGoods(awardGoodsName, { inquirySn: sn, expectedVersion, lineNo, productId }, who)
  const { version } = seen
  expect((await name(1, 1, version, two)).code).toBe('rfq.gone')
  expect((await name(1, 2, version)).code).toBe('awardGoods.notYourGoods')
  expect((await name(9, 1, version)).code).toBe('awardGoods.noLine')
  const first = dataOf(await name(1, 1, version))
  expect((await name(2, 3, version)).code).toBe('api.stale')
  expect((await name(2, 1, first.version)).code).toBe('awardGoods.usedTwice')
  dataOf(await name(2, 3, first.version))
  expect(dataOf(await ask(supplierRfqDetail, { inquirySn: sn }, one))).toMatchObject({ receipt: receipt.receipt, receiptHolds: true })
  const ready = await compared(sn)
  expect(ready?.orderTotal).toBe(477_500)
  const wish = { inquirySn: sn, expectedVersion: await versionOf(sn), expectedTotal: ready?.orderTotal ?? 0 }
  const ordered = await ask(quotedOrder, wish, once(buyer))
  expect(ordered.code).toBeUndefined()
  const { rows } = await client.query(
    `SELECT o.store_id::int AS store, array_agg(l.product_id::int ORDER BY l.product_id) AS goods FROM orders o JOIN order_line l USING (order_id)
     JOIN pay_order p USING (pay_order_id) WHERE p.pay_sn = $1 GROUP BY o.order_id`,
    [ordered.data?.paySn],
  )
  expect(rows).toEqual([{ store: 1001, goods: [1, 3] }])
  expect((await name(1, 1, first.version + 1)).code).toBe('awardGoods.notAwarded')
})

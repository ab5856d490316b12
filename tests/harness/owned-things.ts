import { supportOpenCall } from '../../src/modules/support/endpoints.ts'
import { randomUUID } from 'node:crypto'
import type { AnyEndpoint, InputOf, OutputOf } from '../../src/api/endpoint.ts'
import type { Envelope } from '../../src/api/envelope.ts'
import { cartAdd, cartDelete } from '../../src/modules/basket/endpoints.ts'
import { enquiryCartAdd, enquiryCartList, sampleCartAdd, sampleCartList } from '../../src/modules/basket/endpoints-enquiry.ts'
import { questionAdd } from '../../src/modules/reviews/endpoints-questions.ts'
import { buyerReceive, sellerDeliver } from '../../src/modules/fulfilment/endpoints.ts'
import {
  revisionBegin,
  revisionCreate,
  revisionDetail,
  revisionSave,
  revisionSubmit,
} from '../../src/modules/listing/endpoints-revisions.ts'
import { emptyDocument } from '../../src/modules/listing/rules/goods-document.ts'
import { alertAdd } from '../../src/modules/market/endpoints-alert.ts'
import { addressListCall } from '../../src/modules/member/endpoints.ts'
import { requestSubmitCall } from '../../src/modules/approval/endpoints.ts'
import { orderConfirm, orderSubmit } from '../../src/modules/order/endpoints.ts'
import { sellerOrderDetail } from '../../src/modules/order/endpoints-orders.ts'
import { payVoucherCall } from '../../src/modules/payment/endpoints.ts'
import { voucherReviewCall } from '../../src/modules/payment/endpoints-admin.ts'
import { chatSend, chatUpload } from '../../src/modules/chat/endpoints.ts'
import { adminDesk, sellerDesk } from '../../src/modules/chat/endpoints-agent.ts'
import type { Cast } from './cast.ts'
import { dataOf } from './data-of.ts'
import {
  aCode,
  aDelegation,
  anApprover,
  anExport,
  anInvite,
  anOptimizeRun,
  aRule,
  aSubstitution,
  designRequests,
  wishesOf,
} from './owned-rows.ts'
import { couponsOf } from './owned-coupons.ts'
import { requestsForQuotation } from './owned-requests.ts'
import type { Caller, ServedHouse } from './served-house.ts'

/** A SKU of the demonstration's first store, and the least quantity of it that may be bought. */
type Ware = { readonly productId: number; readonly least: number }
type Placed = { readonly paySn: string; readonly orderSn: string; readonly lineId: number }

/** Real things of a buyer at `demo_supplier`'s store, by the name of the field that points at them. */
export type OwnedThings = Readonly<Record<string, readonly (number | string)[]>> & { readonly ware: readonly number[] }

type Hands = {
  readonly buyer: Caller
  readonly supplier: Caller
  readonly admin: Caller
  readonly must: <E extends AnyEndpoint>(endpoint: E, input: InputOf<E>, caller: Caller) => Promise<OutputOf<E>>
}

/** Trades through the real calls until there is one of everything that somebody owns. */
export async function ownedThings(
  house: ServedHouse,
  cast: Cast,
  buyer: 'demo_buyer' | 'demo_supplier2' = 'demo_buyer',
): Promise<OwnedThings> {
  const must: Hands['must'] = async (endpoint, input, caller) => dataOf(await house.ask(endpoint, input, caller))
  const hands: Hands = { buyer: cast[buyer], supplier: cast.demo_supplier, admin: cast.demo_admin, must }
  const ware = await aWare(house, false)
  const { list } = await must(addressListCall, {}, hands.buyer)
  const addressId = list[0]?.addressId ?? 0
  const unpaid = await place(hands, ware, addressId, 'ONLINE')
  const reported = await place(hands, ware, addressId, 'TRANSFER')
  const voucherId = await report(hands, reported)
  const [shipping, done] = [await paidOrder(hands, ware, addressId), await paidOrder(hands, ware, addressId)]
  const prepared = await deliver(hands, shipping, ware.least, 1)
  const shipped = await deliver(hands, await paidOrder(hands, ware, addressId), ware.least, 0)
  await deliver(hands, done, 2 * ware.least, 0)
  await must(buyerReceive, { orderSn: done.orderSn }, hands.buyer)
  return {
    ...(await baskets(hands, house, ware)),
    ware: [ware.productId],
    addressId: [addressId, (await must(addressListCall, {}, cast.demo_sub)).list[0]?.addressId ?? 0],
    orderSn: [unpaid.orderSn, shipping.orderSn, shipped.orderSn, done.orderSn],
    orderProductId: [shipping.lineId, done.lineId],
    paySn: [unpaid.paySn, reported.paySn],
    shipmentSn: [prepared.shipmentSn, shipped.shipmentSn],
    voucherId: [voucherId],
    questionId: [
      (await must(questionAdd, { goodsId: await goodsOfWare(house, ware.productId), content: '质保书随货吗？' }, hands.buyer)).questionId,
    ],
    messageIds: [await aMessage(house, buyer)],
    ...(await aTalk(house, hands)),
    sessionId: [await anotherSession(house, buyer)],
    exportId: [await anExport(house, buyer)],
    lookId: await looks(hands),
    desAppId: await designRequests(house),
    ...(await wishesOf(house, buyer)),
    runId: [await anOptimizeRun(house, buyer)],
    substitutionId: [await aSubstitution(house, buyer)],
    ...(await couponsOf(house, buyer)),
    changeId: await goodsChanges(hands),
    importId: [await anImport(house)],
    ...(await anApprover(house)),
    requestSn: [await aRequest(hands, cast, ware)],
    ruleId: [await aRule(house)],
    ...(await requestsForQuotation(house, buyer)),
    delegationId: [await aDelegation(house)],
    // The demonstration's first sheet and certificate are the first store's.
    offerSheetId: [1],
    certificateId: [1],
    codeId: [await aCode(house)],
    subMemberId: [6],
    roleId: [2],
    costCentreId: [3],
    inviteId: [await anInvite(house)],
    ...(await aStaff(house, buyer)),
    alertId: [(await must(alertAdd, { seriesCode: 'ZN0-SH', direction: 'above', threshold: '99999' }, hands.buyer)).alertId],
  }
}

async function aWare(house: ServedHouse, sample: boolean): Promise<Ware> {
  const client = await house.database.connect()
  const { rows } = await client.query<Ware>(
    `SELECT product_id::int AS "productId", (min_buy / 10::numeric ^ unit_precision)::float AS least
     FROM sku JOIN goods USING (goods_id) JOIN (SELECT product_id, sum(available) AS stock FROM sku_stock GROUP BY 1) s USING (product_id)
     WHERE store_id = 1001 AND goods.state = 'on_sale' AND NOT require_enquiry AND business_price IS NOT NULL AND stock > 40 * min_buy AND (sample_available OR NOT $1)
     ORDER BY product_id LIMIT 1`,
    [sample],
  )
  if (!rows[0]) throw new Error('the demonstration has no such goods in its first store')
  return rows[0]
}

async function place(
  { must, buyer }: Hands,
  { productId, least }: Ware,
  addressId: number,
  payMethod: 'ONLINE' | 'TRANSFER',
): Promise<Placed> {
  const chosen = { buyNow: { productId, number: String(2 * least) }, addressId, stores: [{ storeId: 1001, delivery: 'DELIVERY' as const }] }
  const { totalAmount } = await must(orderConfirm, chosen, buyer)
  const { paySn, orderSnList } = await must(orderSubmit, { ...chosen, expectedTotal: totalAmount, payMethod }, buyer)
  return { paySn, orderSn: orderSnList[0] ?? '', lineId: 0 }
}

async function report({ must, buyer }: Hands, { paySn }: Placed, amount = 1): Promise<number> {
  const voucher = { paySn, payerName: '天津北辰', bankName: '工商银行', bankSerial: randomUUID(), amount, transferDate: '2026-01-05' }
  return (await must(payVoucherCall, voucher, buyer)).voucherId
}

async function paidOrder(hands: Hands, ware: Ware, addressId: number): Promise<Placed> {
  const placed = await place(hands, ware, addressId, 'TRANSFER')
  const order = await hands.must(sellerOrderDetail, { orderSn: placed.orderSn }, hands.supplier)
  const voucherId = await report(hands, placed, order.totalAmount)
  await hands.must(voucherReviewCall, { voucherId, result: 'confirm' }, hands.admin)
  return { ...placed, lineId: order.orderProductList[0]?.orderProductId ?? 0 }
}

async function deliver({ must, supplier }: Hands, order: Placed, number: number, prepare: 0 | 1): Promise<Placed & { shipmentSn: string }> {
  const truck = { kind: 'TRUCK' as const, plateNo: '津A12345', driverName: '王师傅', driverPhone: '13800000000' }
  const { shipments } = await must(
    sellerDeliver,
    { orderSn: order.orderSn, ...truck, lines: [{ orderProductId: order.lineId, number: String(number) }], prepare },
    supplier,
  )
  return { ...order, shipmentSn: shipments[0]?.shipmentSn ?? '' }
}

async function baskets({ must, buyer }: Hands, house: ServedHouse, { productId, least }: Ware) {
  const number = String(least)
  const kept = await must(cartAdd, { productId, number }, buyer)
  const other = await must(
    cartAdd,
    { productId: (await aWare(house, true)).productId, number: String((await aWare(house, true)).least) },
    buyer,
  )
  await must(cartDelete, { cartIds: [other.cartId] }, buyer)
  await must(enquiryCartAdd, { productId, number }, buyer)
  await must(sampleCartAdd, { productId: (await aWare(house, true)).productId, number: '1' }, buyer)
  const enquiry = JSON.stringify(await must(enquiryCartList, {}, buyer))
  const sample = JSON.stringify(await must(sampleCartList, {}, buyer))
  const ids = [enquiry, sample].flatMap((text) => [...text.matchAll(/"cartId":(\d+)/g)].map(([, id]) => Number(id)))
  return { cartId: [kept.cartId, ...ids], cartIds: [kept.cartId, other.cartId, ...ids] }
}

/** A draft of new goods, and a proposed change of live ones, of the supplier's store. */
async function goodsChanges({ must, supplier }: Hands): Promise<readonly number[]> {
  const draft = await must(revisionCreate, { storeId: 1001, document: { ...emptyDocument, nameZh: '半成稿' } }, supplier)
  const begun = await must(revisionBegin, { goodsId: 500001 }, supplier)
  const { document, state } = await must(revisionDetail, { changeId: begun.changeId }, supplier)
  if (state !== 'draft') return [draft.changeId, begun.changeId]
  const written = { ...document, descriptionZh: `${document.descriptionZh}。` }
  const saved = await must(revisionSave, { changeId: begun.changeId, expectedVersion: begun.version, document: written }, supplier)
  await must(revisionSubmit, { changeId: saved.changeId, expectedVersion: saved.version }, supplier)
  return [draft.changeId, begun.changeId]
}

/** An import of the supplier's store that is over. */
async function anImport(house: ServedHouse): Promise<number> {
  const client = await house.database.connect()
  const { rows } = await client.query(
    `INSERT INTO goods_import (store_id, member_id, member_name, file_name, lang, state, source, created_at, finished_at)
     VALUES (1001, 7, 'demo_supplier', '商品.xlsx', 'zh', 'done', '', now(), now()) RETURNING import_id::int AS id`,
  )
  return rows[0].id
}

/** Support's view of the buyer's company and of the first store, open for half an hour. */
async function looks({ must, admin }: Hands): Promise<readonly number[]> {
  const reason = '会员来电：不能登录'
  const wishes = [{ memberId: 3 }, { storeId: 1001 }]
  return [
    (await must(supportOpenCall, { ...wishes[0], reason }, admin)).lookId,
    (await must(supportOpenCall, { ...wishes[1], reason }, admin)).lookId,
  ]
}

async function aMessage(house: ServedHouse, buyer: string): Promise<number> {
  const client = await house.database.connect()
  const { rows } = await client.query(
    `INSERT INTO site_message (member_id, kind, template, facts, created_at)
     SELECT id, 'account', 'account.newSignIn', '{}', now() FROM account WHERE member_name = $1 RETURNING id::int`,
    [buyer],
  )
  return rows[0].id
}

/** A conversation with the first store, something written and sent in it, and what its desk has. */
async function aTalk(house: ServedHouse, { must, buyer, supplier, admin }: Hands) {
  // The second supplier's own store is another one, so both may write to the first.
  const [store, platform] = [await aTalkWith(must, buyer, 1001), await aTalkWith(must, buyer, 0)]
  const answer = { title: '运费', body: '另计' }
  const agents = [await must(sellerDesk.colleagues, { vid: 1001 }, supplier), await must(adminDesk.colleagues, { vid: 0 }, admin)]
  const answers = [await must(sellerDesk.saveAnswer, { vid: 1001, ...answer }, supplier), await must(adminDesk.saveAnswer, answer, admin)]
  return {
    threadId: [store, platform],
    toAgentId: agents.flatMap(({ list }) => list.map((one) => one.agentId)),
    answerId: answers.map(({ answerId }) => answerId),
    fileId: [await aFileOf(house, buyer), await aFileOf(house, supplier), await aFileOf(house, admin)],
  }
}

/** A text that somebody uploaded to send it. */
async function aFileOf(house: ServedHouse, { token }: Caller): Promise<string> {
  const body = new FormData()
  body.set('file', new Blob(['0# Zn99.995, 5 t\n']), 'list.txt')
  const answer = await fetch(`${house.address}/${chatUpload.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'sec-fetch-site': 'same-origin' },
    body,
  })
  const { data }: Envelope<OutputOf<typeof chatUpload>> = await answer.json()
  return data?.fileId ?? ''
}

async function aTalkWith(must: Hands['must'], buyer: Caller, vid: number): Promise<number> {
  return (await must(chatSend, { vid, kind: 'text', text: '还有货吗' }, buyer)).threadId
}

async function goodsOfWare(house: ServedHouse, productId: number): Promise<number> {
  const client = await house.database.connect()
  return Number((await client.query('SELECT goods_id FROM sku WHERE product_id = $1', [productId])).rows[0].goods_id)
}

/** A session of the buyer on another device, so that ending it leaves this one. */
async function anotherSession(house: ServedHouse, buyer: string): Promise<string> {
  await house.login(buyer)
  const client = await house.database.connect()
  const { rows } = await client.query(
    'SELECT s.id FROM login_session s JOIN account a ON a.id = s.account_id WHERE a.member_name = $1 ORDER BY s.created_at DESC LIMIT 1',
    [buyer],
  )
  return rows[0].id
}

/** Roles and colleagues of the first store and of the platform, and an invitation of that store for the buyer. */
async function aStaff(house: ServedHouse, buyer: string) {
  const client = await house.database.connect()
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO staff_invite (store_id, member_id, role_id, created_at, expires_at)
     SELECT 1001, id, 1, now(), now() + interval '7 days' FROM account WHERE member_name = $1
     UNION ALL SELECT NULL, id, 5, now(), now() + interval '7 days' FROM account WHERE member_name = 'ended_staff' ON CONFLICT DO NOTHING RETURNING id::int`,
    [buyer],
  )
  return { staffInviteId: rows.map((row) => row.id), staffRoleId: [1, 5], staffMemberId: [11, 13] }
}

/** A purchase request of `demo_sub` that waits for `demo_company`. */
async function aRequest({ must }: Hands, cast: Cast, { productId, least }: Ware): Promise<string> {
  const stores = [{ storeId: 1001, delivery: 'DELIVERY' as const }]
  await must(cartAdd, { productId, number: String(2 * least) }, cast.demo_sub)
  const { totalAmount } = await must(orderConfirm, { stores }, cast.demo_sub)
  return (await must(requestSubmitCall, { stores, expectedTotal: totalAmount }, cast.demo_sub)).requestSn
}

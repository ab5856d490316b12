import { expect, test } from 'vitest'
import { aBuyer, buy, pay } from '../../../../../tests/fixtures/trade/buying.ts'
import { pdfPages } from '../../../../../tests/fixtures/documents/pdf-text.ts'
import { aClock, aHouse, asker } from '../../../../../tests/fixtures/server/calls.ts'
import { dataOf } from '../../../../../tests/fixtures/server/answer-data.ts'
import { aMarket, aStoreClerk } from '../../../../../tests/fixtures/trade/goods.ts'
import { aDatabase } from '../../../../../tests/fixtures/database/test-database.ts'
import { renderPdf } from '../../../../adapters/pdf/render-document.ts'
import { basketHandlers } from '../../../basket/server/handlers.ts'
import { verifyDocument } from '../../../content/endpoints-document-verification.ts'
import { documentVerificationHandlers } from '../../../content/server/public.ts'
import { sellerOrderDetail } from '../../../order/endpoints-orders.ts'
import { orderHandlers } from '../../../order/server/handlers.ts'
import { verifyOrder } from '../../../order/server/public.ts'
import { buyerCertificates, certificateIssue, certificateVoid, sellerCertificates } from '../../endpoints-certificates.ts'
import { buyerDocuments, orderParties, sellerDocuments } from '../../endpoints-documents.ts'
import { sellerDeliver } from '../../endpoints.ts'
import { fulfilmentHandlers } from '../handlers.ts'
import { verifyShipment } from '../verify-shipment.ts'
import { verifyQualityCertificate } from './verify-quality-certificate.ts'

const database = await aDatabase()
const client = await aMarket(database, [{ productId: 1, stock: 1_000_000 }])
await client.query(`UPDATE goods SET attributes = attributes || '{"grade": "Zn99.995"}'`)
const clock = aClock()
const app = aHouse(database, clock)
const ask = asker(app, [
  ...basketHandlers(),
  ...orderHandlers(),
  ...fulfilmentHandlers({ render: renderPdf, siteUrl: 'https://mall.example' }),
  ...documentVerificationHandlers([verifyOrder, verifyShipment, verifyQualityCertificate]),
])
const clerk = { visitor: aStoreClerk(1001) }
const stranger = { visitor: aStoreClerk(1002) }
const truck = { kind: 'TRUCK' as const, plateNo: '津A12345', driverName: '王师傅', driverPhone: '13800000000' }
const good = { Zn: '99.9962', Pb: '0.0021', Cd: '0.0003', Fe: '0.0006', Cu: '0.0002', Sn: '0.0001', Al: '0.0001' }
const assay = (values: Record<string, string>) => Object.entries(values).map(([element, percent]) => ({ element, percent }))
let next = 9500

async function aShipment(prepare: 0 | 1 = 0) {
  const buyer = await aBuyer(client, (next += 1))
  const placed = dataOf(await buy(ask, buyer, [{ productId: 1, number: 3 }]))
  await pay(app, buyer, placed.paySn)
  const orderSn = placed.orderSnList[0] ?? ''
  await client.query(`UPDATE order_line SET material_code = 'WL-0001' WHERE order_id = (SELECT order_id FROM orders WHERE order_sn = $1)`, [
    orderSn,
  ])
  const line = dataOf(await ask(sellerOrderDetail, { orderSn }, clerk)).orderProductList[0]
  const orderProductId = line?.orderProductId ?? 0
  const wish = { orderSn, ...truck, lines: [{ orderProductId, number: 2 }], prepare }
  const { shipments } = dataOf(await ask(sellerDeliver, wish, { ...clerk, idempotencyKey: `certificates-${next}` }))
  return { buyer, orderSn, orderProductId, shipmentSn: shipments[0]?.shipmentSn ?? '' }
}
type Shipped = Awaited<ReturnType<typeof aShipment>>
const certified = (of: Shipped, heatNo: string, values: Record<string, string> = good) => ({
  shipmentSn: of.shipmentSn,
  orderProductId: of.orderProductId,
  heatNo,
  producer: '某锌业股份有限公司',
  chemistry: assay(values),
  netMassKg: '2001.5',
  bundles: 2,
  inspectedOn: '2026-11-19',
  inspector: '赵检',
})

test('a store certifies a heat; the values are checked against the ordered grade', async () => {
  const shipped = await aShipment()
  const one = dataOf(await ask(certificateIssue, certified(shipped, 'H2611-07'), clerk))
  expect(one).toMatchObject({
    orderedGrade: 'Zn99.995',
    standard: 'GB/T 470-2008',
    verdict: 'CONFORMS',
    materialCode: 'WL-0001',
    state: 'VALID',
    can: ['void'],
  })
  expect(one.chemistry.find((line) => line.element === 'Pb')).toMatchObject({ percent: '0.0021', max: '0.003', fits: true })
  const bad = dataOf(await ask(certificateIssue, certified(shipped, 'H2611-08', { ...good, Pb: '0.0040' }), clerk))
  expect(bad.verdict).toBe('DEVIATES')
  const { rows } = await client.query(
    `SELECT event, payload->>'verdict' AS verdict FROM event_outbox WHERE event = 'qualityCertificate.issued' ORDER BY 2`,
  )
  expect(rows.map((row) => row.verdict)).toEqual(['CONFORMS', 'DEVIATES'])
})

test('refused: another store, a foreign line, the same heat twice, an element twice, an inspection tomorrow', async () => {
  const [shipped, other] = [await aShipment(), await aShipment()]
  const wish = certified(shipped, 'H1')
  const codeOf = async (input: typeof wish, who: typeof clerk = clerk) => (await ask(certificateIssue, input, who)).code
  expect(await codeOf(wish, stranger)).toBe('fulfilment.shipmentGone')
  expect(await codeOf({ ...wish, orderProductId: other.orderProductId })).toBe('fulfilment.lineNotInShipment')
  expect(await codeOf({ ...wish, chemistry: [...wish.chemistry, { element: 'Pb', percent: '0.1' }] })).toBe('fulfilment.elementTwice')
  expect(await codeOf({ ...wish, inspectedOn: '2026-11-21' })).toBe('fulfilment.inspectedLater')
  expect((await ask(certificateIssue, { ...wish, chemistry: [{ element: 'Pb', percent: '101' }] }, clerk)).state).toBe(255)
  expect(await codeOf(wish)).toBeUndefined()
  expect(await codeOf({ ...wish, heatNo: 'h1' })).toBe('fulfilment.heatCertified')
  const { rows } = await client.query(`SELECT count(*)::int AS n FROM quality_certificate WHERE order_sn = $1`, [shipped.orderSn])
  expect(rows[0].n).toBe(1)
})

test('two at once for one heat: one is issued', async () => {
  const shipped = await aShipment()
  const both = await Promise.all([1, 2].map(() => ask(certificateIssue, certified(shipped, 'RACE-1'), clerk)))
  expect(both.map((one) => one.state).toSorted()).toEqual([200, 255])
})

test('the buyer finds it by the beginning of the heat number, others do not; what is made ready is not shown', async () => {
  const [shipped, ready] = [await aShipment(), await aShipment(1)]
  await ask(certificateIssue, certified(shipped, 'LOT%26-A'.replace('%', '_')), clerk)
  await ask(certificateIssue, certified(ready, 'LOT_26-B'), clerk)
  const found = async (keyword: string, who: { visitor: Shipped['buyer']['visitor'] }) =>
    dataOf(await ask(buyerCertificates, { keyword }, who)).list.map((one) => one.heatNo)
  expect(await found('lot_26', shipped.buyer)).toEqual(['LOT_26-A'])
  expect(await found(shipped.orderSn, shipped.buyer)).toEqual(['LOT_26-A'])
  expect(await found('OT_26', shipped.buyer)).toEqual([])
  expect(await found('%', shipped.buyer)).toEqual([])
  expect(await found('LOT', ready.buyer)).toEqual([])
  expect(dataOf(await ask(sellerCertificates, { keyword: 'LOT_26' }, clerk)).total).toBe(2)
  expect(dataOf(await ask(sellerCertificates, { keyword: 'LOT_26' }, stranger)).total).toBe(0)
})

test('anybody can check its code; made void it is genuine no more, and the heat can be certified anew', async () => {
  const shipped = await aShipment()
  const { certificateSn } = dataOf(await ask(certificateIssue, certified(shipped, 'H9'), clerk))
  expect(dataOf(await ask(verifyDocument, { code: certificateSn }))).toMatchObject({
    found: 1,
    kind: 'quality',
    issuedOn: '2026-11-20',
    issuer: expect.stringMatching(/./),
  })
  expect(dataOf(await ask(verifyDocument, { code: shipped.shipmentSn }))).toMatchObject({ found: 1, kind: 'delivery' })
  expect(dataOf(await ask(verifyDocument, { code: shipped.orderSn }))).toMatchObject({ found: 1, kind: 'order' })
  const reason = { certificateSn, reason: '抄录有误' }
  expect((await ask(certificateVoid, reason, stranger)).code).toBe('fulfilment.certificateGone')
  expect(dataOf(await ask(certificateVoid, reason, clerk))).toMatchObject({ state: 'VOID', voidReason: '抄录有误', can: [] })
  expect((await ask(certificateVoid, reason, clerk)).state).toBe(255)
  expect(dataOf(await ask(verifyDocument, { code: certificateSn })).found).toBe(0)
  expect((await ask(certificateIssue, certified(shipped, 'H9'), clerk)).state).toBe(200)
  const { rows } = await client.query(
    `SELECT action FROM audit_log WHERE entity = 'qualityCertificate' AND entity_id = $1 ORDER BY action`,
    [certificateSn],
  )
  expect(rows.map((row) => row.action)).toEqual(['qualityCertificate.issue', 'qualityCertificate.void'])
})

test('all documents of an order are one PDF; each side gets the parts it asks for', async () => {
  const shipped = await aShipment()
  const { certificateSn } = dataOf(await ask(certificateIssue, certified(shipped, 'H77'), clerk))
  const { orderSn, shipmentSn, buyer } = shipped
  const file = dataOf(await ask(buyerDocuments, { orderSn }, buyer))
  expect(file.fileName).toBe(`订单全套单据-${orderSn}.pdf`)
  const pages = await pdfPages(Buffer.from(file.base64, 'base64'))
  expect(pages).toHaveLength(3)
  const [order = '', note = '', certificate = ''] = pages
  for (const words of ['采购订单', orderSn, 'WL-0001', '统一社会信用代码', '价税合计', '金额大写', '元整', '第1页，共1页'])
    expect(order).toContain(words)
  for (const words of ['送货单', shipmentSn, '津A12345', '王师傅', 'H77', 'WL-0001', '发货人', '收货人', '承运人', `vc?code=${shipmentSn}`])
    expect(note).toContain(words)
  expect(note).not.toContain('¥')
  for (const words of [
    '产品质量证明书',
    certificateSn,
    'Zn99.995',
    'GB/T470-2008',
    'H77',
    '0.0021',
    '≤0.003',
    '≥99.995',
    '合格',
    '赵检',
    '2001.5',
    'WL-0001',
  ])
    expect(certificate).toContain(words)
  expect(
    (
      await pdfPages(Buffer.from(dataOf(await ask(sellerDocuments, { orderSn, part: 'delivery', shipmentSn }, clerk)).base64, 'base64'))
    ).join(''),
  ).toContain('送货单')
  expect((await ask(sellerDocuments, { orderSn, part: 'certificate', shipmentSn: 'F000' }, clerk)).code).toBe('fulfilment.documentGone')
  expect((await ask(sellerDocuments, { orderSn, part: 'order' }, stranger)).code).toBe('order.orderGone')
  expect((await ask(buyerDocuments, { orderSn, part: 'order' }, await aBuyer(client, (next += 1)))).code).toBe('order.orderGone')
  const english = dataOf(await ask(buyerDocuments, { orderSn, part: 'certificate' }, { ...buyer, lang: 'en' }))
  expect((await pdfPages(Buffer.from(english.base64, 'base64'))).join('')).toContain('Millcertificate')
  const { rows } = await client.query(`SELECT count(*)::int AS n FROM audit_log WHERE action = 'order.printDocument' AND entity_id = $1`, [
    orderSn,
  ])
  expect(rows[0].n).toBe(3)
})

test('the printed sheet names both companies with their tax numbers, to the buyer alone', async () => {
  const { orderSn, buyer } = await aShipment(1)
  const [supplier] = (await client.query(`SELECT company_name AS name, credit_code AS "taxNumber" FROM store WHERE store_id = 1001`)).rows
  expect(supplier.taxNumber).not.toBe('')
  expect(dataOf(await ask(orderParties, { orderSn }, buyer)).supplier).toEqual(supplier)
  const company = { name: '澜海热镀锌有限公司', taxNumber: '91320281MA1TEST000' }
  await client.query(
    `WITH made AS (INSERT INTO enterprise (name, uscc, verified_at) VALUES ($2, $3, now()) RETURNING id)
     UPDATE orders SET enterprise_id = made.id FROM made WHERE order_sn = $1`,
    [orderSn, company.name, company.taxNumber],
  )
  expect(dataOf(await ask(orderParties, { orderSn }, buyer)).buyer).toEqual(company)
  expect((await ask(orderParties, { orderSn }, await aBuyer(client, (next += 1)))).code).toBe('order.orderGone')
})

test('an order that has not been shipped has no delivery note', async () => {
  const ready = await aShipment(1)
  expect((await ask(buyerDocuments, { orderSn: ready.orderSn, part: 'delivery' }, ready.buyer)).code).toBe('fulfilment.documentGone')
  expect((await ask(sellerDocuments, { orderSn: ready.orderSn, part: 'delivery' }, clerk)).state).toBe(200)
})

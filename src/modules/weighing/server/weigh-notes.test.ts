import { expect, test } from 'vitest'
import { aBuyer, buy, pay } from '../../../../tests/fixtures/trade/buying.ts'
import { aClock, aHouse, asker } from '../../../../tests/fixtures/server/calls.ts'
import { dataOf } from '../../../../tests/fixtures/server/answer-data.ts'
import { aMarket, aStoreClerk } from '../../../../tests/fixtures/trade/goods.ts'
import { aDatabase } from '../../../../tests/fixtures/database/test-database.ts'
import { runDueTimers } from '../../../adapters/timers/run-timers.ts'
import { basketHandlers } from '../../basket/server/handlers.ts'
import { verifyDocument } from '../../content/endpoints-document-verification.ts'
import { documentVerificationHandlers } from '../../content/server/public.ts'
import { sellerOrderDetail } from '../../order/endpoints-orders.ts'
import { orderHandlers } from '../../order/server/handlers.ts'
import { sellerArrive, sellerDeliver, sellerShipments } from '../../fulfilment/endpoints.ts'
import {
  buyerWeighNotes,
  sellerWeighNotes,
  weighNoteBuyerMove,
  weighNoteRecord,
  weighNoteReweigh,
  weighNoteSellerMove,
} from '../endpoints.ts'
import { fulfilmentHandlers, fulfilmentTimers } from '../../fulfilment/server/public.ts'
import type { DocumentRenderer, PrintedDocument } from '../../../api/printed-document.ts'
import { buyerDocuments, sellerDocuments } from '../../fulfilment/endpoints-documents.ts'
import { weighingHandlers } from './handlers.ts'
import { weighNoteDocuments } from './weigh-note-document.ts'
import { isWeightOpen } from './weigh-note-repository.ts'
import { verifyWeighNote } from './verify-weigh-note.ts'

const database = await aDatabase()
const client = await aMarket(database, [{ productId: 1, stock: 100_000_000 }])
const clock = aClock()
const app = aHouse(database, clock)
const ask = asker(app, [
  ...basketHandlers(),
  ...orderHandlers(),
  ...fulfilmentHandlers(),
  ...weighingHandlers(async () => new Map()),
  ...documentVerificationHandlers([verifyWeighNote]),
])
const clerk = { visitor: aStoreClerk(1001) }
const stranger = { visitor: aStoreClerk(1002) }
const truck = { kind: 'TRUCK' as const, plateNo: '津A12345', driverName: '王师傅', driverPhone: '13800000000' }
const fails = (error: unknown) => {
  throw error
}
let next = 9700
const keyed = <Who extends object>(who: Who) => ({ ...who, idempotencyKey: `weighing-key-${(next += 1)}` })

/** 25 tonnes on a truck, paid in full; the money lies with a bank transfer. */
async function aTruck() {
  const buyer = await aBuyer(client, (next += 1))
  const placed = dataOf(await buy(ask, buyer, [{ productId: 1, number: 25 }]))
  await pay(app, buyer, placed.paySn)
  const orderSn = placed.orderSnList[0] ?? ''
  const detail = dataOf(await ask(sellerOrderDetail, { orderSn }, clerk))
  const fen = Math.round(detail.totalAmount * 100)
  await client.query(
    `WITH paid AS (INSERT INTO payment (pay_sn, member_id, channel, out_trade_no, amount, state, description, created_at, expire_at, paid_at, captured, gateway_trade_no)
     VALUES ($1, $2, 'transfer', $3, $4, 'PAID', '', $5, $5, $5, $4, $3) RETURNING payment_id)
     INSERT INTO payment_split (payment_id, order_sn, authorized, captured) SELECT payment_id, $6, $4, $4 FROM paid`,
    [placed.paySn, buyer.memberId, `TRANSFER${next}`, fen, clock.now(), orderSn],
  )
  const line = detail.orderProductList[0]
  const orderProductId = line?.orderProductId ?? 0
  const { shipments } = dataOf(await ask(sellerDeliver, { orderSn, ...truck, lines: [{ orderProductId, number: 25 }] }, keyed(clerk)))
  return { buyer, orderSn, orderProductId, shipmentSn: shipments[0]?.shipmentSn ?? '', subtotal: line?.subtotal ?? 0 }
}
type Truck = Awaited<ReturnType<typeof aTruck>>
const ticketOf = (of: Truck, netKg: number, settleBy: 'WEIGHED' | 'THEORETICAL' = 'WEIGHED') => ({
  shipmentSn: of.shipmentSn,
  pickupNo: 'TD-1',
  ticketNo: 'BD-0001',
  plateNo: '津A12345',
  driverName: '王师傅',
  driverPhone: '13800000000',
  grossKg: netKg + 15_000,
  tareKg: 15_000,
  weighTime: '2026-11-20T01:00:00Z',
  lines: [{ orderProductId: of.orderProductId, settleBy, number: String(netKg / 1000) }],
})
const recorded = async (of: Truck, netKg: number) => dataOf(await ask(weighNoteRecord, ticketOf(of, netKg), keyed(clerk)))
const reweighing = (of: Truck, netKg: number) => ({
  ticketNo: 'RE-1',
  grossKg: netKg + 14_000,
  tareKg: 14_000,
  lines: [{ orderProductId: of.orderProductId, number: String(netKg / 1000) }],
})
const share = (of: Truck, kg: number) => Math.round((of.subtotal * 100 * kg) / 25_000) / 100

test('the buyer confirms the ticket: less than paid is due back, and only the store begins the refund', async () => {
  const of = await aTruck()
  const note = await recorded(of, 24_980)
  expect(dataOf(await ask(buyerWeighNotes, {}, of.buyer)).map((one) => one.weighNoteSn)).toEqual([note.weighNoteSn])
  const atStore = async (who = clerk) => dataOf(await ask(sellerWeighNotes, {}, who)).map((one) => one.weighNoteSn)
  expect(await atStore()).toEqual([])
  expect(note).toMatchObject({ state: 'RECORDED', netKg: 24_980, moneyState: 'UNDECIDED', can: ['withdraw'], tolerance: 0.3 })
  expect(dataOf(await ask(verifyDocument, { code: note.weighNoteSn }))).toMatchObject({ found: 1, kind: 'weighing' })
  const { weighNoteSn, version: expectedVersion } = note
  const settled = dataOf(await ask(weighNoteBuyerMove, { weighNoteSn, expectedVersion, event: 'confirm' }, keyed(of.buyer)))
  expect(settled).toMatchObject({
    state: 'SETTLED',
    moneyState: 'REFUND_DUE',
    adjustment: -share(of, 20),
    lines: [{ settled: 24.98, disputed: 0 }],
  })
  expect(dataOf(await ask(buyerWeighNotes, {}, of.buyer))).toEqual([])
  expect(await atStore()).toEqual([weighNoteSn])
  expect(await atStore(stranger)).toEqual([])
  const refunds = async () =>
    (await client.query(`SELECT amount::int AS amount, state FROM payment_refund WHERE reason = $1`, [weighNoteSn])).rows
  expect(await refunds()).toEqual([])
  const wish = { weighNoteSn, expectedVersion: settled.version, event: 'refund' as const }
  expect((await ask(weighNoteSellerMove, wish, keyed(stranger))).code).toBe('weighing.weighNoteGone')
  const paid = dataOf(await ask(weighNoteSellerMove, wish, keyed(clerk)))
  expect(paid).toMatchObject({ moneyState: 'REFUND_REQUESTED', moneyNote: expect.stringMatching(/^R/), can: [] })
  expect(await refunds()).toEqual([{ amount: Math.round(share(of, 20) * 100), state: 'REQUESTED' }])
  expect((await ask(weighNoteSellerMove, { ...wish, expectedVersion: paid.version }, keyed(clerk))).state).toBe(255)
  expect(await refunds()).toHaveLength(1)
  expect(await atStore()).toEqual([])
})

test('more than paid is a supplement that is never charged by itself: the store notes how it came, or waives it', async () => {
  const of = await aTruck()
  const { weighNoteSn, version } = await recorded(of, 25_018)
  const settled = dataOf(await ask(weighNoteBuyerMove, { weighNoteSn, expectedVersion: version, event: 'confirm' }, keyed(of.buyer)))
  expect(settled).toMatchObject({ moneyState: 'SUPPLEMENT_DUE', adjustment: share(of, 18) })
  const wish = { weighNoteSn, expectedVersion: settled.version, event: 'collect' as const }
  expect((await ask(weighNoteSellerMove, wish, keyed(clerk))).code).toBe('weighing.noteNeeded')
  expect((await ask(weighNoteSellerMove, { ...wish, event: 'refund' }, keyed(clerk))).state).toBe(255)
  const done = dataOf(await ask(weighNoteSellerMove, { ...wish, note: '对公转账 11-20' }, keyed(clerk)))
  expect(done).toMatchObject({ moneyState: 'SUPPLEMENT_PAID', moneyNote: '对公转账 11-20' })
})

test('beyond the tolerance the difference is disputed and kept apart until one side gives in', async () => {
  const of = await aTruck()
  const { weighNoteSn, version } = await recorded(of, 25_000)
  const reweighed = dataOf(
    await ask(weighNoteReweigh, { weighNoteSn, expectedVersion: version, ...reweighing(of, 24_800) }, keyed(of.buyer)),
  )
  expect(reweighed).toMatchObject({
    state: 'REWEIGHED',
    reweigh: { netKg: 24_800 },
    lines: [{ reweighed: 24.8, settled: null, difference: 0.8 }],
  })
  const contested = dataOf(
    await ask(
      weighNoteSellerMove,
      { weighNoteSn, expectedVersion: reweighed.version, event: 'contest', note: '出厂磅已校准' },
      keyed(clerk),
    ),
  )
  expect(contested).toMatchObject({ state: 'PART_SETTLED', moneyState: 'UNDECIDED', lines: [{ settled: 24.8, disputed: 0.2 }] })
  const buyerGives = dataOf(
    await ask(weighNoteBuyerMove, { weighNoteSn, expectedVersion: contested.version, event: 'concede' }, keyed(of.buyer)),
  )
  expect(buyerGives).toMatchObject({ state: 'SETTLED', moneyState: 'NOTHING_DUE', adjustment: 0, lines: [{ settled: 25, disputed: 0 }] })
})

test('the store agrees with the second weighing: all of it is settled; within the tolerance there is nothing to contest', async () => {
  const [far, near] = [await aTruck(), await aTruck()]
  const settle = async (of: Truck, netKg: number, event: 'agree' | 'contest') => {
    const { weighNoteSn, version } = await recorded(of, 25_000)
    const { version: after } = dataOf(
      await ask(weighNoteReweigh, { weighNoteSn, expectedVersion: version, ...reweighing(of, netKg) }, keyed(of.buyer)),
    )
    return ask(weighNoteSellerMove, { weighNoteSn, expectedVersion: after, event }, keyed(clerk))
  }
  expect(dataOf(await settle(far, 24_800, 'agree'))).toMatchObject({
    state: 'SETTLED',
    adjustment: -share(far, 200),
    lines: [{ settled: 24.8 }],
  })
  expect((await settle(near, 24_980, 'contest')).state).toBe(255)
})

test('refused: a stranger, lines that are not the net weight, gross below tare, a second note, an old version; nothing is written', async () => {
  const of = await aTruck()
  const ticket = ticketOf(of, 25_000)
  const codeOf = async (input: typeof ticket, who: typeof clerk = clerk) => (await ask(weighNoteRecord, input, keyed(who))).code
  expect(await codeOf(ticket, stranger)).toBe('fulfilment.shipmentGone')
  expect(await codeOf({ ...ticket, grossKg: 41_000 })).toBe('weighing.linesNotNet')
  expect(await codeOf({ ...ticket, grossKg: 15_000 })).toBe('weighing.grossBelowTare')
  expect(await codeOf({ ...ticket, weighTime: '2026-11-20T03:00:00Z' })).toBe('weighing.weighedLater')
  expect(await codeOf({ ...ticket, lines: ticket.lines.map((line) => ({ ...line, orderProductId: 99 })) })).toBe(
    'weighing.everyLineWeighed',
  )
  expect(dataOf(await ask(buyerWeighNotes, { orderSn: of.orderSn }, of.buyer))).toEqual([])
  const both = await Promise.all([codeOf(ticket), codeOf(ticket)])
  expect(both.toSorted()).toEqual(['weighing.weighNoteThere', undefined])
  const [note] = dataOf(await ask(buyerWeighNotes, { orderSn: of.orderSn }, of.buyer))
  const move = { weighNoteSn: note?.weighNoteSn ?? '', expectedVersion: 0, event: 'confirm' as const }
  expect((await ask(weighNoteBuyerMove, move, keyed(of.buyer))).code).toBe('api.stale')
  const other = await aBuyer(client, (next += 1))
  expect((await ask(weighNoteBuyerMove, { ...move, expectedVersion: 1 }, keyed(other))).code).toBe('weighing.weighNoteGone')
  expect((await ask(buyerWeighNotes, { orderSn: of.orderSn }, other)).code).toBe('order.orderGone')
})

test('the weigh note is a document of the order: both weighings, both parties, and the money in capitals once it is settled', async () => {
  const of = await aTruck()
  const printed: PrintedDocument[] = []
  const render: DocumentRenderer = async (documents) => {
    printed.push(...documents)
    return Buffer.from('%PDF-')
  }
  const print = asker(app, fulfilmentHandlers({ render, siteUrl: 'https://mall.example', weighNotes: weighNoteDocuments }))
  const wanted = { orderSn: of.orderSn, part: 'weighing' as const, shipmentSn: '' }
  expect((await print(buyerDocuments, wanted, of.buyer)).code).toBe('fulfilment.documentGone')
  const { weighNoteSn, version } = await recorded(of, 25_000)
  const reweighed = dataOf(
    await ask(weighNoteReweigh, { weighNoteSn, expectedVersion: version, ...reweighing(of, 24_800) }, keyed(of.buyer)),
  )
  dataOf(await print(buyerDocuments, wanted, of.buyer))
  expect(printed).toMatchObject([{ number: { value: weighNoteSn }, totals: [], inWords: null }])
  const agree = { weighNoteSn, expectedVersion: reweighed.version, event: 'agree' as const }
  dataOf(await ask(weighNoteSellerMove, agree, keyed(clerk)))
  dataOf(await print(sellerDocuments, wanted, clerk))
  const fen = BigInt(Math.round(share(of, 200) * 100))
  expect(printed[1]).toMatchObject({
    inWords: fen,
    parties: [{ role: '供方' }, { role: '需方' }],
    signatures: ['供方', '需方'],
    verification: { code: weighNoteSn },
    tables: [
      {
        rows: [
          ['供方过磅', 'BD-0001', '40000', '15000', '25000'],
          ['买方复磅', 'RE-1', '38800', '14000', '24800'],
        ],
      },
      { rows: [expect.arrayContaining(['磅计', '24.8'])] },
    ],
  })
  const all = printed.length
  dataOf(await print(buyerDocuments, { ...wanted, part: 'all' as const }, of.buyer))
  expect(printed.slice(all).map(({ title }) => title)).toEqual(['采购订单', '送货单', '磅单'])
  expect((await print(sellerDocuments, wanted, stranger)).code).toBe('order.orderGone')
})

test('goods with an open weigh note are not received by themselves before three days after arrival; a settled one marks them weighed', async () => {
  const of = await aTruck()
  const { weighNoteSn, version } = await recorded(of, 25_000)
  const stateOf = async () => dataOf(await ask(sellerShipments, { orderSn: of.orderSn }, clerk)).shipments[0]?.state
  clock.forward(11 * 86_400_000)
  await runDueTimers(app, fulfilmentTimers(isWeightOpen), fails)
  expect(await stateOf()).toBe('SHIPPED')
  await ask(sellerArrive, { shipmentSn: of.shipmentSn }, clerk)
  await ask(weighNoteBuyerMove, { weighNoteSn, expectedVersion: version, event: 'confirm' }, keyed(of.buyer))
  expect(await stateOf()).toBe('WEIGHED')
  clock.forward(11 * 86_400_000)
  await runDueTimers(app, fulfilmentTimers(isWeightOpen), fails)
  expect(await stateOf()).toBe('RECEIVED')
})

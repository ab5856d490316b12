import { expect, test } from 'vitest'
import { anRfqMarket, sealedKeys } from '../../../../../tests/fixtures/trade/rfq-market.ts'
import { rfqDetail } from '../../endpoints.ts'
import { awardSubmit } from '../../endpoints-award.ts'
import {
  openRfqList,
  quotationInsist,
  quotationSave,
  quotationWithdraw,
  supplierRfqDetail,
  supplierRfqList,
} from '../../endpoints-supplier-quotation.ts'
import { revisionRequest } from '../../endpoints-comparison.ts'
import { rfqTimers } from '../timers.ts'

const { buyer, one, two, published, quoted, compared, close, picks, award, versionOf, once, ask, client, house } = await anRfqMarket()

test('quotations are sealed until the closing: the buyer reads how many came, a rival nothing at all', async () => {
  const sn = await published()
  await quoted(one, sn, ['777001.13', '5000'])
  expect(await compared(sn)).toMatchObject({ isSealed: 1, quoteNum: 1, quotations: [], scenarios: [] })
  const rival = JSON.stringify([
    await ask(supplierRfqDetail, { inquirySn: sn }, two),
    await ask(openRfqList, {}, two),
    await ask(supplierRfqList, {}, two),
  ])
  expect(rival).not.toContain('777001')
  expect((await ask(supplierRfqDetail, { inquirySn: sn }, two)).data).toMatchObject({ quoteNum: 0, current: null })
  expect((await award(sn, [[1, 1001]])).code).toBe('rfq.stillSealed')
  await quoted(two, sn, ['23100', '4900'])
  await close(sn)
  const open = await compared(sn)
  expect(open?.quotations.map((quote) => quote.storeId)).toEqual([1001, 1002])
  expect(open?.scenarios[0]?.lines).toHaveLength(2)
  // After the closing nothing comes in any more, and a rival still reads nothing.
  expect((await quoted(two, sn, ['1', '1'])).code).toBe('rfq.quotingOver')
  expect(JSON.stringify(await ask(supplierRfqDetail, { inquirySn: sn }, two))).not.toContain('777001')
})

test('a quotation must answer every line, be valid until tomorrow and offer something', async () => {
  const sn = await published()
  expect((await quoted(one, sn, ['23000'])).code).toBe('rfq.lineOpen')
  expect((await quoted(one, sn, [null, null])).code).toBe('rfq.nothingOffered')
  expect((await quoted(one, sn, ['23000', null], { validUntil: '2026-11-20' })).code).toBe('rfq.validTooShort')
  const foreign = [{ lineNo: 1, offer: 'SUBSTITUTE' as const, productId: 2, unitPrice: '1' }]
  expect((await ask(quotationSave, { inquirySn: sn, expectedVersion: 4, lines: foreign }, one)).code).toBe('rfq.notYourGoods')
  expect((await ask(supplierRfqDetail, { inquirySn: sn }, one)).data?.current).toBeNull()
})

test('a revision takes the place of the one before, which stays readable; a withdrawal revives nothing', async () => {
  const sn = await published()
  await quoted(one, sn, ['23000', null])
  await quoted(one, sn, ['22900', null])
  const mine = (await ask(supplierRfqDetail, { inquirySn: sn }, one)).data
  expect([mine?.current?.edition, mine?.current?.state, mine?.earlier.map((old) => old.state)]).toEqual([2, 'SUBMITTED', ['SUPERSEDED']])
  const { quotationSn = '', version = 0 } = mine?.current ?? {}
  expect((await ask(quotationWithdraw, { quotationSn, expectedVersion: version }, two)).code).toBe('rfq.quoteGone')
  expect((await ask(quotationWithdraw, { quotationSn, expectedVersion: version }, one)).data?.state).toBe('WITHDRAWN')
  expect((await ask(rfqDetail, { inquirySn: sn }, buyer)).data?.quoteNum).toBe(0)
})

test('lines go to several suppliers; the others read that they lost and nothing more', async () => {
  const sn = await published()
  await quoted(one, sn, ['23000', '5000'])
  await quoted(two, sn, ['23500', '4000'])
  await close(sn)
  expect(
    (
      await award(sn, [
        [1, 1001],
        [2, 1002],
      ])
    ).data?.state,
  ).toBe('AWARDED')
  const states = (await compared(sn))?.quotations.map((quote) => [quote.storeId, quote.state, quote.lines.map((line) => line.accepted)])
  expect(states).toEqual([
    [1001, 'PARTIALLY_ACCEPTED', [1, 0]],
    [1002, 'PARTIALLY_ACCEPTED', [0, 1]],
  ])
  const won = (await ask(supplierRfqDetail, { inquirySn: sn }, one)).data
  expect(won?.contact).toContain('1')
  const { rows } = await client.query(
    "SELECT event FROM event_outbox WHERE event LIKE 'rfq.%' AND event NOT LIKE '%oved' AND payload->>'inquirySn' = $1 ORDER BY event",
    [sn],
  )
  expect(rows.map((row) => row.event)).toEqual([
    'rfq.awarded',
    'rfq.awarded',
    'rfq.closedEarly',
    'rfq.guestsTold',
    'rfq.published',
    'rfq.quoted',
    'rfq.quoted',
  ])
})

test('two awards at once: one stands, and no quotation is accepted by the other', async () => {
  const sn = await published()
  await quoted(one, sn, ['23000', null])
  await quoted(two, sn, ['23100', null])
  await close(sn)
  const expectedVersion = await versionOf(sn)
  const [first, second] = [await picks(sn, [[1, 1001]]), await picks(sn, [[1, 1002]])]
  const answers = await Promise.all(
    [first, second].map((lines) => ask(awardSubmit, { inquirySn: sn, expectedVersion, lines }, once(buyer))),
  )
  expect(answers.map((answer) => answer.state).toSorted()).toEqual([200, 255])
  const states = (await compared(sn))?.quotations.map((quote) => quote.state).toSorted()
  expect(states).toEqual(['ACCEPTED', 'LOST'])
})

test('two suppliers handing in at once both count, and the last of the asked number closes the request once', async () => {
  const sn = await published({ closeRule: 'COUNT', closeCount: 2, closeTime: undefined })
  await Promise.all([quoted(one, sn, ['23000', null]), quoted(two, sn, ['23100', null])])
  expect((await ask(rfqDetail, { inquirySn: sn }, buyer)).data).toMatchObject({ state: 'COMPARING', quoteNum: 2 })
})

test('a quotation that was revised, is over, whose store is closed or whose stock is gone is not chosen', async () => {
  const sn = await published({ lines: [{ productId: 1, number: '20' }] })
  await quoted(one, sn, ['23000'], { lines: [{ lineNo: 1, offer: 'PRICE', productId: 1, unitPrice: '23000' }] })
  await close(sn)
  const stale = (await picks(sn, [[1, 1001]])).map((pick) => ({ ...pick, expectedVersion: pick.expectedVersion + 1 }))
  const version = await versionOf(sn)
  expect((await ask(awardSubmit, { inquirySn: sn, expectedVersion: version, lines: stale }, once(buyer))).code).toBe('rfq.quoteChanged')
  await client.query('UPDATE sku_stock SET available = 19999 WHERE product_id = 1')
  expect((await award(sn, [[1, 1001]])).code).toBe('rfq.stockShort')
  await client.query('UPDATE sku_stock SET available = 100000 WHERE product_id = 1')
  await client.query("UPDATE store SET state = 'paused' WHERE store_id = 1001")
  expect((await award(sn, [[1, 1001]])).code).toBe('rfq.storeClosed')
  await client.query("UPDATE store SET state = 'open' WHERE store_id = 1001")
  // Valid until the end of its last day in Shanghai, and not a second longer.
  await client.query(
    "UPDATE quotation SET valid_until = '2026-11-19' WHERE inquiry_id = (SELECT inquiry_id FROM inquiry WHERE inquiry_sn = $1)",
    [sn],
  )
  expect((await award(sn, [[1, 1001]])).code).toBe('rfq.quoteExpired')
  await client.query(
    "UPDATE quotation SET valid_until = '2026-11-20' WHERE inquiry_id = (SELECT inquiry_id FROM inquiry WHERE inquiry_sn = $1)",
    [sn],
  )
  expect((await award(sn, [[1, 1001]])).data?.state).toBe('AWARDED')
})

test('the buyer asks for another price, the supplier insists or answers; five times at most', async () => {
  const sn = await published({ lines: [{ productId: 1, number: '20' }] })
  await quoted(one, sn, ['23000'])
  await close(sn)
  const current = async () => (await compared(sn))?.quotations[0]
  const wish = async () => {
    const { quotationSn = '', version = 0 } = (await current()) ?? {}
    const targets = [{ lineNo: 1, targetPrice: '22500' }]
    return ask(revisionRequest, { quotationSn, expectedVersion: version, wish: '能否再低些', targets }, buyer)
  }
  const insist = async () => {
    const { quotationSn = '', version = 0 } = (await current()) ?? {}
    return ask(quotationInsist, { quotationSn, expectedVersion: version }, one)
  }
  expect((await wish()).data?.state).toBe('REVISION_REQUESTED')
  expect((await current())?.lines[0]?.targetPrice).toBe(22_500)
  expect((await insist()).data?.state).toBe('SUBMITTED')
  await wish()
  expect((await quoted(one, sn, ['22600'])).data?.state).toBe('SUBMITTED')
  for (let round = 0; round < 5; round += 1) {
    expect((await wish()).data?.state).toBe('REVISION_REQUESTED')
    await insist()
  }
  expect((await wish()).code).toBe('rfq.revisedOften')
})

test('what was chosen and not ordered in time expires; a quotation that is over cannot be chosen', async () => {
  const sn = await published({ lines: [{ goodsName: '加工', unitCode: 't', number: '2' }] })
  await quoted(one, sn, ['900'])
  await close(sn)
  await award(sn, [[1, 1001]])
  const { rows } = await client.query('SELECT inquiry_id FROM inquiry WHERE inquiry_sn = $1', [sn])
  await rfqTimers(sealedKeys)['inquiry/expire']?.(house, String(rows[0]?.inquiry_id))
  expect((await ask(rfqDetail, { inquirySn: sn }, buyer)).data?.state).toBe('EXPIRED')
})

test('an award does not go below the supplier’s least quantity, nor to another where only that is offered', async () => {
  const line = (more: object) => ({ lines: [{ lineNo: 1, offer: 'PRICE' as const, unitPrice: '900', ...more }] })
  const five = { lines: [{ goodsName: '锌锭', unitCode: 't', number: '5' }] }
  for (const [more, code] of [
    [{ minNumber: '9' }, 'rfq.belowMinimum'],
    [{ minNumber: '5.001' }, 'rfq.belowMinimum'],
    [{ minNumber: '4', allowIncrements: 0 as const }, 'rfq.onlyMinimum'],
    [{ minNumber: '5', allowIncrements: 0 as const }, undefined],
    [{ minNumber: '4' }, undefined],
    [{}, undefined],
  ] as const) {
    const sn = await published(five)
    await quoted(one, sn, [], line(more))
    await close(sn)
    const answer = await award(sn, [[1, 1001]])
    expect([more, answer.code]).toEqual([more, code])
    expect((await ask(rfqDetail, { inquirySn: sn }, buyer)).data?.state).toBe(code ? 'COMPARING' : 'AWARDED')
  }
})

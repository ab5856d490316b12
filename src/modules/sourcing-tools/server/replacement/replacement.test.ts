import { expect, test } from 'vitest'
import { dataOf } from '../../../../../tests/fixtures/server/answer-data.ts'
import { aToolsHouse } from '../../../../../tests/fixtures/server/sourcing-tools-app.ts'
import { replacementAccept, replacementList, replacementSearch, replacementUndo } from '../../endpoints-replacement.ts'

const { ask, db, visitorOf } = await aToolsHouse()
const [company, sub, buyer, personal] = [
  await visitorOf('demo_company'),
  await visitorOf('demo_sub'),
  await visitorOf('demo_buyer'),
  await visitorOf('demo_personal'),
]
await db.query('DELETE FROM substitution')

test('zinc ingots of other stores stand for zinc ingots of the same grade, each with its rows and its price per tonne', async () => {
  const found = dataOf(await ask(replacementSearch, { productId: 100_001 }, { visitor: buyer }))
  expect(found.meant).toBe('product')
  expect(found.original).toMatchObject({ productId: 100_001, unitName: '吨' })
  expect(found.original?.perTonne).toBe(found.original?.goodsPrice)
  expect(found.substitutes.length).toBeGreaterThan(2)
  for (const one of found.substitutes) {
    expect(one.productId).not.toBe(100_001)
    expect(one.rows.find((row) => row.code === 'grade')).toMatchObject({ wanted: 'Zn99.995', offered: 'Zn99.995', verdict: 'same' })
    if (one.perTonne !== null && found.original?.perTonne !== null && found.original !== null)
      expect(one.savingPerTonne).toBeCloseTo(found.original.perTonne - one.perTonne, 2)
  }
  const kinds = found.substitutes.map((substitute) => substitute.kind)
  expect(kinds).toEqual(kinds.toSorted())
})

test('each sees the prices of their own class', async () => {
  const pricesFor = async (visitor: typeof buyer | undefined) => {
    const { original, substitutes } = dataOf(await ask(replacementSearch, { productId: 100_001 }, visitor ? { visitor } : {}))
    return [original, ...substitutes].flatMap((one) => (one ? [[one.productId, one.goodsPrice] as const] : []))
  }
  const [business, retail, visitors] = [await pricesFor(buyer), await pricesFor(personal), await pricesFor(undefined)]
  expect(retail).toEqual(visitors)
  const { rows } = await db.query(
    `SELECT product_id::int AS id, business_price / 10000.0 AS business, retail_price / 10000.0 AS retail FROM sku`,
  )
  const column = (name: 'business' | 'retail') => new Map(rows.map((row) => [row.id, Number(row[name])]))
  for (const [id, price] of visitors) if (price !== null) expect(price, String(id)).toBeLessThanOrEqual(column('retail').get(id) ?? 0)
  for (const [id, price] of visitors) if (price !== null) expect(price, String(id)).not.toBe(column('business').get(id))
  expect(business[0]?.[1]).toBe(column('business').get(100_001))
})

test('a grade of another system leads to goods of its group, and says that limits may differ', async () => {
  const found = dataOf(await ask(replacementSearch, { keyword: 'SUS304' }))
  expect(found.meant).toBe('group')
  expect(found.group).toMatchObject({ typed: 'SUS304', isSame: false })
  expect(found.group?.members).toContain('06Cr19Ni10')
  expect(found.original).not.toBeNull()
  expect(dataOf(await ask(replacementSearch, { keyword: 'ASTM A123' })).original).not.toBeNull()
  expect(dataOf(await ask(replacementSearch, { keyword: 'qqqqqq wwwww' }))).toMatchObject({
    meant: 'nothing',
    original: null,
    substitutes: [],
  })
})

test("a material code means the company's own goods and nobody else's", async () => {
  await db.query(`INSERT INTO material_code (enterprise_id, code, product_id) VALUES (1, 'RP-77', 100004)`)
  expect(dataOf(await ask(replacementSearch, { keyword: 'rp-77' }, { visitor: sub }))).toMatchObject({
    meant: 'code',
    original: { productId: 100_004 },
  })
  expect(dataOf(await ask(replacementSearch, { keyword: 'RP-77' }, { visitor: buyer })).meant).not.toBe('code')
})

test("goods of a suspended store are never proposed, and its own price is not shown as today's", async () => {
  const before = dataOf(await ask(replacementSearch, { productId: 100_001 }, { visitor: buyer }))
  const [one] = before.substitutes
  if (!one) throw new Error('nothing to suspend')
  await db.query("UPDATE store SET state = 'paused' WHERE store_id = $1", [one.storeId])
  const after = dataOf(await ask(replacementSearch, { productId: 100_001 }, { visitor: buyer }))
  expect(after.substitutes.map((other) => other.storeId)).not.toContain(one.storeId)
  const gone = dataOf(await ask(replacementSearch, { productId: one.productId }, { visitor: buyer }))
  expect(gone.original).toMatchObject({ goodsPrice: null, perTonne: null })
  expect(gone.original?.problem).not.toBe('')
  await db.query("UPDATE store SET state = 'open' WHERE store_id = $1", [one.storeId])
})

test('what a company accepts its people see, and nobody else; what does not fit is refused', async () => {
  const [one] = dataOf(await ask(replacementSearch, { productId: 100_001 }, { visitor: company })).substitutes
  const instead = one?.productId ?? 0
  const { substitutionId } = dataOf(await ask(replacementAccept, { productId: 100_001, instead, reason: '同牌号' }, { visitor: company }))
  const seen = dataOf(await ask(replacementSearch, { productId: 100_001 }, { visitor: sub }))
  expect(seen.substitutes[0]?.accepted).toMatchObject({ substitutionId, by: 'demo_company', reason: '同牌号' })
  expect(dataOf(await ask(replacementSearch, { productId: 100_001 }, { visitor: buyer })).substitutes[0]?.accepted).toBeNull()
  expect(dataOf(await ask(replacementList, {}, { visitor: sub })).list).toMatchObject([{ substitutionId, productId: 100_001, instead }])
  expect(dataOf(await ask(replacementList, {}, { visitor: buyer })).list).toEqual([])
  expect(dataOf(await ask(replacementAccept, { productId: 100_001, instead, reason: '质保齐全' }, { visitor: sub })).substitutionId).toBe(
    substitutionId,
  )
  const { rows: steel } = await db.query(
    `SELECT product_id::int AS id FROM sku JOIN goods USING (goods_id) JOIN category USING (category_id) WHERE category_id::text LIKE '3%' LIMIT 1`,
  )
  expect((await ask(replacementAccept, { productId: 100_001, instead: steel[0].id }, { visitor: company })).code).toBe(
    'tools.notSubstitute',
  )
  expect((await ask(replacementAccept, { productId: 100_001, instead: 100_001 }, { visitor: company })).code).toBe('tools.notSubstitute')
  expect((await ask(replacementUndo, { substitutionId }, { visitor: buyer })).code).toBe('tools.gone')
  expect((await db.query('SELECT reason FROM substitution')).rows).toEqual([{ reason: '质保齐全' }])
  dataOf(await ask(replacementUndo, { substitutionId }, { visitor: sub }))
  expect((await db.query('SELECT reason FROM substitution')).rows).toEqual([])
  const { rows: traces } = await db.query(`SELECT action, diff FROM audit_log WHERE entity = 'substitution' ORDER BY id`)
  expect(traces.map((row) => row.action)).toEqual(['tools.acceptSubstitute', 'tools.acceptSubstitute', 'tools.undoSubstitute'])
  expect(traces[1].diff).toEqual({ reason: ['同牌号', '质保齐全'] })
})

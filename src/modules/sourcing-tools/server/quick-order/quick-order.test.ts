import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { dataOf } from '../../../../../tests/fixtures/server/answer-data.ts'
import { aToolsHouse } from '../../../../../tests/fixtures/server/sourcing-tools-app.ts'
import { writeSheet } from '../../../../adapters/sheets/write-sheet.ts'
import { quickOrderMatch, quickOrderRead, quickOrderTemplate } from '../../endpoints-quick-order.ts'

const { ask, db, visitorOf } = await aToolsHouse()
const [buyer, company, personal] = [await visitorOf('demo_buyer'), await visitorOf('demo_company'), await visitorOf('demo_personal')]
const match = async (typed: readonly string[], caller = buyer) =>
  dataOf(await ask(quickOrderMatch, { rows: typed.map((line) => ({ typed: line })) }, { visitor: caller })).rows

test('a typed line is goods with a quantity, a price and a sum', async () => {
  const [row] = await match(['双燕 0#锌锭 20吨'])
  expect(row).toMatchObject({
    match: 'words',
    number: '20',
    refusal: '',
    line: { buyNum: 20, unit: 'primary', unitName: '吨', problem: null },
  })
  expect(row?.line?.goodsName).toContain('锌锭')
  expect(row?.line?.subtotal).toBeCloseTo((row?.line?.goodsPrice ?? 0) * 20, 2)
})

test("the company's own code stands before words, a number is a SKU, and nonsense is said to be none", async () => {
  await db.query(`INSERT INTO material_code (enterprise_id, code, product_id) VALUES (1, 'QO-9', 100004)`)
  const rows = await match(['QO-9\t5', '100001\t10\t吨', 'zzzz qqqq 3'], company)
  expect(rows.map((row) => [row.match, row.line?.productId ?? null])).toEqual([
    ['code', 100_004],
    ['product', 100_001],
    ['none', null],
  ])
  expect(rows[0]?.line?.materialCode).toBe('QO-9')
  expect(rows[2]?.refusal).not.toBe('')
  expect((await match(['QO-9\t5']))[0]?.match).not.toBe('code')
})

test('what the cart would refuse is said with the nearest quantities; without a quantity it is asked for', async () => {
  const [many, none, other, bad] = await match(['100001 9999999吨', '100001', '100001 20支', '100001\t0'])
  expect(many?.line?.problem?.code).toMatch(/aboveStock|aboveLimit/)
  expect(many?.line?.problem?.suggest.length).toBeGreaterThan(0)
  expect(none).toMatchObject({ number: '', level: 'confirm', line: { subtotal: null } })
  expect(none?.refusal).not.toBe('')
  expect(other).toMatchObject({ number: '20', level: 'confirm', line: { subtotal: null } })
  expect(other?.refusal).not.toBe('')
  expect(bad?.refusal).not.toBe('')
})

test('kilograms of goods that are sold by the tonne; a chosen SKU keeps its unit', async () => {
  const [kilo] = await match(['100001 25000公斤'])
  expect(kilo?.line).toMatchObject({ unit: 'second', buyNum: 25_000 })
  const { rows } = dataOf(
    await ask(quickOrderMatch, { rows: [{ typed: 'x', productId: 100_001, number: '3', unit: 'second' }] }, { visitor: buyer }),
  )
  expect(rows[0]).toMatchObject({ match: 'product', line: { unit: 'second', buyNum: 3 } })
})

test('each sees their own prices', async () => {
  const [[business], [retail]] = [await match(['100001 20吨']), await match(['100001 20吨'], personal)]
  expect(retail?.line?.goodsPrice).toBeGreaterThan(business?.line?.goodsPrice ?? 0)
})

test('a list in words gives its lines: titles, repeated heads and sums are left out, several goods in a sentence are parted', async () => {
  const text = ['2026 年度采购计划说明', '', '请报 0#锌锭 20吨，氯化锌铵 2吨'].join('\n')
  const file = (content: string) => [{ field: 'file', fileName: 'a.txt', mimeType: '', bytes: Buffer.from(content) }]
  const words = dataOf(await ask(quickOrderRead, {}, { visitor: buyer, files: file(text) }))
  expect(words.lines.filter((line) => /锌/.test(line))).toHaveLength(2)
  const table = ['名称,数量,单位', '0#锌锭,20,吨', '名称,数量,单位', '氯化锌铵,2,吨', '合计,22,'].join('\n')
  const rows = dataOf(await ask(quickOrderRead, {}, { visitor: buyer, files: file(table) }))
  expect(rows.lines).toEqual(['0#锌锭\t20\t吨', '氯化锌铵\t2\t吨'])
})

test('a sheet is read row by row: the head is left out, a formula is named, and what is no sheet is refused', async () => {
  const bytes = await writeSheet(
    [
      ['物料编码', '数量', '单位'],
      ['双燕 0#锌锭', 20, '吨'],
      ['', '', ''],
      ['100001', 5, ''],
    ],
    'x',
  )
  const file = (content: Uint8Array) => [{ field: 'file', fileName: 'a.xlsx', mimeType: '', bytes: Buffer.from(content) }]
  const read = dataOf(await ask(quickOrderRead, {}, { visitor: buyer, files: file(bytes) }))
  expect(read.lines).toEqual(['双燕 0#锌锭\t20\t吨', '100001\t5\t'].map((line) => expect.stringContaining(line.trimEnd())))
  expect(read.errors).toEqual([])
  expect((await match(read.lines)).map((row) => row.line?.buyNum)).toEqual([20, 5])
  expect((await ask(quickOrderRead, {}, { visitor: buyer, files: file(zipSync({})) })).code).toBe('tools.sheetRefused')
  expect((await ask(quickOrderRead, {}, { visitor: buyer })).code).toBe('tools.sheetRefused')
  expect(dataOf(await ask(quickOrderTemplate, {}, { visitor: buyer })).base64.length).toBeGreaterThan(10)
})

test('a quantity is never replaced: pieces of goods by mass, a loose word and an unknown unit are asked', async () => {
  const [sheets, pieces, pallets, bare] = await match(['100001 20片', '100001 20个', '100001 20托', '0#锌锭 20'])
  for (const row of [sheets, pieces, pallets]) {
    expect(row).toMatchObject({ number: '20', level: 'confirm', line: { subtotal: null } })
    expect(row?.refusal).toContain('20')
  }
  expect(bare).toMatchObject({ number: '20', level: 'confirm', refusal: '', differs: [{ label: '单位', found: '吨' }] })
})

test('goods sold by the piece take 20个 as 20', async () => {
  const { rows } = await db.query(
    "SELECT s.product_id::int AS id FROM sku s JOIN goods g USING (goods_id) WHERE g.price_unit = 'pcs' AND g.state = 'on_sale' AND s.state = 'active' AND g.min_buy <= 20 LIMIT 1",
  )
  const [row] = await match([`${rows[0].id} 20个`])
  expect(row).toMatchObject({ number: '20', level: 'full', differs: [], line: { buyNum: 20, unitName: '件' } })
})

test('another wall than was typed is to be confirmed, not ordered; the confirmed row is', async () => {
  const [other] = await match(['热镀锌焊管 DN50 壁厚3.5 35支'])
  expect(other).toMatchObject({ number: '35', level: 'confirm' })
  expect(other?.differs).toContainEqual({ label: '壁厚', typed: '壁厚3.5', found: '3.75' })
  const [same] = await match(['热镀锌焊管 DN50 壁厚3.75 35支'])
  expect(same).toMatchObject({ number: '35', level: 'full', differs: [], line: { unitName: '支' } })
  const ask1 = async (more: object) =>
    dataOf(
      await ask(
        quickOrderMatch,
        {
          rows: [{ typed: '热镀锌焊管 DN50 壁厚3.5 35支', productId: other?.line?.productId ?? 0, number: '40', unit: 'second', ...more }],
        },
        { visitor: buyer },
      ),
    ).rows[0]
  expect(await ask1({ isProposed: 1 })).toMatchObject({ level: 'confirm', differs: [{ typed: '壁厚3.5' }] })
  expect(await ask1({})).toMatchObject({ level: 'full', number: '40' })
})

test('零号锌锭 is zinc of 99.995, 一号锌锭 of 99.99', async () => {
  const [zero, one] = await match(['零号锌锭 20吨', '一号锌锭 20吨'])
  expect(zero).toMatchObject({ level: 'full', number: '20' })
  expect(zero?.line?.goodsName).toMatch(/0#锌锭/)
  expect(one?.line?.goodsName).toMatch(/1#锌锭/)
})

test('goods that are chosen for a typed line take its quantity where it counts them, and ask for it where it does not', async () => {
  const choose = async (typed: string, productId: number) =>
    dataOf(await ask(quickOrderMatch, { rows: [{ typed, productId }] }, { visitor: buyer })).rows[0]
  const [pipe] = await match(['DN50 镀锌管 30支'])
  const other = pipe?.choices.find(({ goodsName }) => goodsName.includes('焊管'))?.productId ?? 0
  expect(await choose('DN50 镀锌管 30支', other)).toMatchObject({
    number: '30',
    refusal: '',
    line: { productId: other, unit: 'second', buyNum: 30 },
  })
  expect(await choose('锌锭 20支', 100_001)).toMatchObject({ number: '20', level: 'confirm', line: { productId: 100_001, subtotal: null } })
  expect((await choose('锌锭 20支', 100_001))?.refusal).not.toBe('')
  const least = await choose('锌锭', 100_001)
  expect([least?.refusal, Number(least?.number)]).toEqual(['', least?.line?.minBuyNum])
})

test('a visitor is told the public prices, of the choices too', async () => {
  const { rows } = dataOf(await ask(quickOrderMatch, { rows: [{ typed: 'DN50 镀锌管 2吨' }] }))
  const [shown, own] = [rows[0], (await match(['DN50 镀锌管 2吨'], personal))[0]]
  expect(shown?.line?.goodsPrice).toBe(own?.line?.goodsPrice)
  expect(shown?.choices).toEqual(own?.choices)
  expect(shown?.choices.every(({ goodsPrice, unitName }) => goodsPrice !== 0 && unitName !== '')).toBe(true)
})

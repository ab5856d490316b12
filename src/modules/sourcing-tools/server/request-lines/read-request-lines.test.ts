import { expect, test } from 'vitest'
import { dataOf } from '../../../../../tests/fixtures/server/answer-data.ts'
import { aToolsHouse } from '../../../../../tests/fixtures/server/sourcing-tools-app.ts'
import { requestLinesRead } from '../../endpoints-request-lines.ts'

const { ask, visitorOf } = await aToolsHouse()
const buyer = await visitorOf('demo_buyer')
const read = async (lines: readonly string[]) => dataOf(await ask(requestLinesRead, { lines: [...lines] }, { visitor: buyer })).rows

test('goods that are named exactly come with the typed quantity in a unit that they are sold in', async () => {
  const [row] = await read(['双燕 0#锌锭 20吨'])
  expect(row).toMatchObject({ level: 'full', differs: [] })
  expect(row?.goods[0]).toMatchObject({ number: '20', unitCode: 't', unitName: '吨' })
  // A request may ask for less than the cart sells at least, and for more than is in stock.
  const [little, much] = await read(['100001\t0.001\t吨', '100001\t99999999\t吨'])
  expect([little?.goods[0]?.number, much?.goods[0]?.number]).toEqual(['0.001', '99999999'])
})

test('a quantity is never converted or guessed: another unit, a vague one or none is left open', async () => {
  const rows = await read(['100001\t500000\t克', '100001\t20\t支', '100001', '双燕 0#锌锭 若干吨'])
  expect(rows.map((row) => [row.level, row.goods[0]?.number])).toEqual([
    ['confirm', ''],
    ['confirm', ''],
    ['confirm', ''],
    ['confirm', ''],
  ])
  // The own words keep what was written, so that it can be asked for as it stands.
  expect(rows[0]?.described).toMatchObject({ number: '500000', unitCode: 'g' })
})

test('what the mall does not sell stays as it was written, with its quantity', async () => {
  const [row, bare] = await read(['定制异形支架 图号 A-17 12件', 'zzzz qqqq'])
  expect(row).toMatchObject({
    level: 'none',
    goods: [],
    described: { goodsName: '定制异形支架 图号 A-17 12件', number: '12', unitCode: 'pcs' },
  })
  expect(bare?.described).toMatchObject({ goodsName: 'zzzz qqqq', number: '', unitCode: '' })
})

test('goods that differ from what was written are proposed and not taken', async () => {
  const [row] = await read(['双燕 1#锌锭 20吨'])
  expect(row?.level).toBe('confirm')
  expect(row?.differs.length).toBeGreaterThan(0)
  expect(row?.described).toMatchObject({ goodsName: '双燕 1#锌锭 20吨', number: '20', unitCode: 't' })
})

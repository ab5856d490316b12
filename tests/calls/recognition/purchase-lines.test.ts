import { expect, test } from 'vitest'
import { maxQuickOrderLines, quickOrderMatch, type QuickOrderMatch } from '../../../src/modules/sourcing-tools/endpoints-quick-order.ts'
import { splitItems } from '../../../src/modules/recognition/rules/split-items.ts'
import { kinds } from '../../../src/modules/recognition/rules/data/kinds-data.ts'
import { dataOf } from '../../fixtures/server/answer-data.ts'
import { aToolsHouse } from '../../fixtures/server/sourcing-tools-app.ts'
import { askedLines } from './asked-lines-data.ts'
import { askedSentences } from './asked-sentences-data.ts'
import { plantLines } from './plant-lines-data.ts'
import { workshopLines } from './workshop-lines-data.ts'
import { goodsSets, zincAndSteelLines } from './purchase-lines-data.ts'
import { supplyLines } from './supply-lines-data.ts'
import { variedLines } from './varied-lines-data.ts'
import { writtenLines } from './written-lines-data.ts'

const { ask, db, visitorOf } = await aToolsHouse()
const buyer = await visitorOf('demo_buyer')
const { rows: skus } = await db.query<{ id: number; goods: number }>('SELECT product_id::int AS id, goods_id::int AS goods FROM sku')

type Expected = {
  readonly level: string
  readonly goods: readonly number[]
  readonly number: string
  readonly unit: string
  readonly line: string
}

const expected: readonly Expected[] = [zincAndSteelLines, supplyLines, variedLines, writtenLines, askedLines, plantLines, workshopLines]
  .flatMap((list) => list.trim().split('\n'))
  .map((row) => {
    const [level = '', goods = '', quantity = '', ...line] = row.split('|').map((cell) => cell.trim())
    return {
      level,
      goods: goods.split(',').flatMap(productsOf),
      number: quantity.split(' ')[0] ?? '',
      unit: quantity.split(' ')[1] ?? '',
      line: line.join('|'),
    }
  })

function productsOf(name: string): readonly number[] {
  if (/^\d+$/.test(name)) return [Number(name)]
  const set = name.startsWith('g') ? [Number(name.slice(1))] : (goodsSets[name] ?? [])
  return skus.filter(({ goods }) => set.includes(goods)).map(({ id }) => id)
}

/** Masses in kilograms, whatever unit of mass they are sold in; anything else as it is counted. */
const amountOf = (number: string, unit: string): number => Math.round(Number(number) * (unit === '吨' || unit === 't' ? 1e6 : 1e3)) / 1e3

async function matched(lines: readonly string[]): Promise<readonly QuickOrderMatch[]> {
  const found: QuickOrderMatch[] = []
  for (let from = 0; from < lines.length; from += maxQuickOrderLines) {
    const rows = lines.slice(from, from + maxQuickOrderLines).map((typed) => ({ typed }))
    found.push(...dataOf(await ask(quickOrderMatch, { rows }, { visitor: buyer })).rows)
  }
  return found
}

const found = await matched(expected.map(({ line }) => line))
const pairs = expected.map((one, at) => ({ ...one, row: found[at] }))

test('at least 1,200 purchase lines are read', () => {
  expect(expected.length).toBeGreaterThanOrEqual(1200)
  expect(found).toHaveLength(expected.length)
})

test('none is a full match of other goods, or one that has to be confirmed', () => {
  const wrong = pairs.filter(
    ({ level, goods, row }) => row?.level === 'full' && (!['full', 'any'].includes(level) || !goods.includes(row.line?.productId ?? 0)),
  )
  expect(wrong.map(({ line, row }) => `${line} -> ${row?.line?.productId}`)).toEqual([])
})

test('goods that exist stand first in at least 95 of 100 lines, and what does not exist is not found', () => {
  const existing = pairs.filter(({ level }) => !['none', 'notFull'].includes(level))
  const missed = existing.filter(({ goods, row }) => !goods.includes(row?.line?.productId ?? 0))
  expect(missed.map(({ line, row }) => `${line} -> ${row?.line?.productId}`).slice(Math.floor(existing.length * 0.05))).toEqual([])
  const invented = pairs.filter(({ level, row }) => level === 'none' && row?.level !== 'none')
  expect(invented.map(({ line, row }) => `${line} -> ${row?.line?.goodsName}`)).toEqual([])
})

test('what can be ordered as it stands is not asked, and no quantity is another one', () => {
  const asked = pairs.filter(({ level, row }) => level === 'full' && row?.level !== 'full')
  expect(asked.map(({ line, row }) => `${line}: ${JSON.stringify(row?.differs)} ${row?.refusal}`)).toEqual([])
  const counted = pairs.filter(
    ({ level, goods, number, unit, row }) =>
      !['none', 'notFull'].includes(level) &&
      goods.includes(row?.line?.productId ?? 0) &&
      row?.refusal === '' &&
      amountOf(number, unit) !== amountOf(row.number, unit === '' ? '' : (row.line?.unitName ?? '')),
  )
  expect(counted.map(({ line, row }) => `${line} -> ${row?.number}`)).toEqual([])
})

test('every difference has a label and says what was found', () => {
  const blank = pairs.flatMap(({ line, row }) =>
    (row?.differs ?? []).filter(({ label, typed, found: has }) => [label, typed, has].includes('')).map(() => line),
  )
  expect(blank).toEqual([])
})

test('PostgreSQL reads every name of a kind', async () => {
  for (const { zh } of kinds) expect((await db.query('SELECT $1 ~* $2 AS is', ['x', zh])).rows).toHaveLength(1)
})

test('several goods in one sentence are several lines, and share what they leave out', async () => {
  const sentences: readonly (readonly [string, readonly (number | null)[]])[] = [
    ['需要0#锌锭20吨和1#锌锭5吨，送天津，月底前到', [100_001, 100_024]],
    ['镀锌角钢 Q235B 50*5 20吨，63*6 10吨，75*8 5吨', [100_126, 100_127, 100_128]],
    ['DN50 35支、DN80 20支 镀锌管', [100_097, 100_099]],
    ['镀锌管DN50、DN80各20支', [100_097, 100_099]],
    ['0#锌锭20吨 1#锌锭5吨 氯化锌铵双盐1吨', [100_001, 100_024, 100_227]],
    ['20吨0#锌锭，5吨1#锌锭', [100_001, 100_024]],
    ['锌锭0#20吨氯化锌铵双盐2吨', [100_001, 100_227]],
    ['0#锌锭，20吨，送天津', [100_001]],
    ['镀锌管 DN25 100支 DN32 80支 DN40 60支 DN50 200支', [100_094, 100_095, 100_096, 100_097]],
    ['8.8级热镀锌螺栓 M12*40 M16*50 M24*80 各500套', [100_199, 100_200, 100_202]],
    ['安全帽红色20顶黄色30顶，芳纶手套34cm 20双，隔热服L码5套XL码5套', [100_319, 100_321, 100_328, 100_338, 100_339]],
    [
      '镀锌角钢50*5 3吨，63*6 2吨，75*8 5吨；槽钢 热镀锌 10#、16#a 各2吨，热镀锌扁铁40*4 一吨半',
      [100_126, 100_127, 100_128, 100_136, 100_138, 100_149],
    ],
  ]
  for (const [sentence, products] of sentences) {
    const rows = await matched(splitItems(sentence, 20))
    expect([sentence, rows.map(({ line }) => line?.productId ?? null)]).toEqual([sentence, products])
    expect([sentence, rows.filter(({ level }) => level !== 'full').map(({ typed, differs }) => [typed, differs])]).toEqual([sentence, []])
  }
})

test('one message with several things is as many lines', async () => {
  for (const [sentence, products] of askedSentences) {
    const rows = await matched(splitItems(sentence, 20))
    expect([sentence, rows.map(({ line }) => line?.productId ?? null)]).toEqual([sentence, products])
  }
})

test('a name that only sounds like one is found, and confirmed', async () => {
  const [flange, tray] = await matched(['304法栏 DN80 PN16 40片', '热镀锌乔架 200*100*1.5 60米'])
  expect([flange, tray].map((row) => [row?.level, row?.line?.productId])).toEqual([
    ['confirm', 100_303],
    ['confirm', 100_187],
  ])
  expect(flange?.differs[0]).toMatchObject({ typed: '法栏' })
})

test('rows of a table are read with their unit on either side, and prices are no quantities', async () => {
  const rows = await matched([
    '热镀锌钢管\tDN50*3.75\tQ235B\t支\t35\t11月底',
    '1\t热镀锌角钢\tL50×5\tQ235B\t吨\t20\t4850\t97000',
    '2\t0#锌锭\t20\t吨\t23500',
  ])
  expect(rows.map(({ level, number, line }) => [level, number, line?.productId])).toEqual([
    ['full', '35', 100_097],
    ['full', '20', 100_126],
    ['full', '20', 100_001],
  ])
})

test('two quantities that agree are one, and two that contradict each other are asked', async () => {
  const [same, other] = await matched(['热镀锌焊管 DN50 62支 2吨', '热镀锌焊管 DN50 62支 9吨'])
  expect(same).toMatchObject({ level: 'full', number: '62' })
  expect(other).toMatchObject({ level: 'confirm', number: '', line: { subtotal: null } })
})

import { expect, test } from 'vitest'
import { goodsSearchTerm, goodsSearchTermIn } from './calculator-goods-data.ts'
import { calculate, calculatorKinds, kindOf, typedOf, type CalculatorKind } from './calculators.ts'

const at = (kind: CalculatorKind, query = '') => calculate(kind, typedOf(kind, new URLSearchParams(query)))
const valueOf = (found: ReturnType<typeof at>, name: string) => {
  const line = found.answer?.lines.find((one) => one.name === name)
  if (!line) return undefined
  return 'value' in line ? Number(line.value.toFixed(line.decimals)) : 'text' in line ? line.text : line.yes
}

test.each(calculatorKinds)('%s answers with its usual values, and every result has one main line at most', (kind) => {
  const { answer, wrong } = at(kind)
  expect(wrong).toEqual([])
  expect(answer?.lines.filter((line) => line.main)).toHaveLength(1)
  expect(answer?.goods.keyword).toMatch(/\S/)
  for (const line of answer?.lines ?? []) if ('value' in line) expect(Number.isFinite(line.value)).toBe(true)
})

test('an address carries the whole calculation', () => {
  const found = at('plate', 'thickness=4&coat=600&tonnes=1200&zincPrice=22860')
  expect([valueOf(found, 'zincPerTonne'), valueOf(found, 'zincPercent'), valueOf(found, 'zincTonnes')]).toEqual([38.22, 3.822, 45.86])
  expect(found.answer?.goods.tonnes.toFixed(2)).toBe('45.86')
})

test('a pipe of a nominal size is searched for by it', () => {
  expect(at('pipe', 'outside=60.3&wall=3.75').answer?.goods.keyword).toContain('DN50')
  expect(at('pipe', 'outside=61').answer?.goods.keyword).not.toContain('DN')
})

test.each([
  ['thickness', ''],
  ['thickness', '0'],
  ['thickness', '-1'],
  ['thickness', '1e3'],
  ['thickness', '0x10'],
  ['thickness', 'NaN'],
  ['thickness', '201'],
  ['tonnes', 'Infinity'],
])('%s = "%s" is refused where it stands', (name, value) => {
  const found = at('plate', new URLSearchParams({ [name]: value }).toString())
  expect(found).toEqual({ answer: null, wrong: [name] })
})

test('full-width digits and separators are understood', () => {
  expect(valueOf(at('plate', new URLSearchParams({ thickness: '４', coat: '600', tonnes: '1,000' }).toString()), 'zincTonnes')).toBe(38.217)
})

test('sizes that cannot be give nothing: a wall of half the pipe, a coat thicker than the sheet, a balance below zero', () => {
  for (const [kind, query] of [
    ['pipe', 'outside=10&wall=5'],
    ['tube', 'width=4&wall=2'],
    ['sheet', 'thickness=0.1&coatTotal=1000'],
    ['balance', 'closing=1000'],
    ['average', 'days=x'],
  ] as const) {
    expect(at(kind, query)).toEqual({ answer: null, wrong: [] })
  }
})

test('VAT and capitals are exact to the fen', () => {
  const found = at('vat', 'gross=1234567.89')
  expect([valueOf(found, 'net'), valueOf(found, 'tax'), valueOf(found, 'capitals')]).toEqual([
    1092537.96,
    142029.93,
    '壹佰贰拾叁万肆仟伍佰陆拾柒元捌角玖分',
  ])
})

test('a landed cost has its tax taken out at 13 % for goods and 9 % for freight', () => {
  const found = at('landed', 'price=22600&premium=0&handling=0&freight=218&tonnes=10')
  expect([valueOf(found, 'delivered'), valueOf(found, 'amount'), valueOf(found, 'netCost')]).toEqual([22818, 228180, 20200])
})

test('an unknown kind is the first one', () => {
  expect([kindOf('nothing'), kindOf(null), kindOf('vat')]).toEqual(['plate', 'plate', 'vat'])
})

test('every word that goods are searched with is English on English pages', () => {
  for (const word of Object.values(goodsSearchTerm)) expect(goodsSearchTermIn('en', `${word} DN50`)).toMatch(/^[ -~]+ DN50$/)
  expect(goodsSearchTermIn('en', goodsSearchTerm.angle)).toBe('HDG angle')
  expect(goodsSearchTermIn('zh', '热镀锌焊管 DN50')).toBe('热镀锌焊管 DN50')
})

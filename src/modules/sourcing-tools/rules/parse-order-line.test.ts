import { expect, test } from 'vitest'
import { linesOf, parseOrderLine, unitCodeOf } from './parse-order-line.ts'

const cases: readonly (readonly [string, string, string, string | null])[] = [
  ['0#锌锭 20吨', '0#锌锭', '20', 't'],
  ['0#锌锭20吨', '0#锌锭', '20', 't'],
  ['Q235B 热镀锌角钢 50×5 20吨 送天津', 'Q235B 热镀锌角钢 50×5', '20', 't'],
  ['镀锌管 DN100 4.0 30支', '镀锌管 DN100 4.0', '30', 'zhi'],
  ['20 t of zinc ingots', 'zinc ingots', '20', 't'],
  ['zinc ingot 12.5 tonnes deliver to Tianjin', 'zinc ingot', '12.5', 't'],
  ['氯化锌铵 1,500 公斤', '氯化锌铵', '1500', 'kg'],
  ['0#锌锭 x 5', '0#锌锭', '5', null],
  ['0#锌锭', '0#锌锭', '', null],
  ['角钢 50×5', '角钢 50×5', '', null],
  ['M16×60 螺栓 200套', 'M16×60 螺栓', '200', 'set'],
  ['MAT-01\t12.5\tt', 'MAT-01', '12.5', 't'],
  ['MAT-01\t双燕锌锭\t20', 'MAT-01', '20', null],
  ['MAT-02,3', 'MAT-02', '3', null],
  ['MAT-02，3，吨', 'MAT-02', '3', 't'],
  ['Zn99.995', 'Zn99.995', '', null],
  ['Z275 镀锌卷 1.0×1250 25t', 'Z275 镀锌卷 1.0×1250', '25', 't'],
]

test.each(cases)('%j', (text, name, number, unitCode) => {
  expect(parseOrderLine(text)).toMatchObject({ name, number, unitCode })
})

test('a mass per area or a fraction is no quantity', () => {
  expect(parseOrderLine('镀锌板 275g/m2')).toMatchObject({ number: '' })
  expect(parseOrderLine('GB/T 470-2008 锌锭')).toMatchObject({ number: '' })
})

test('units in both languages; empty lines are left out', () => {
  expect(['吨', 'Tonnes', 'pcs', 'boxes', '㎡', 'what'].map(unitCodeOf)).toEqual(['t', 't', 'pcs', 'box', 'm2', null])
  expect(linesOf('a 1\r\n\r\n  \nb 2\n', 1)).toEqual(['a 1'])
})

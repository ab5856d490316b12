import { expect, test } from 'vitest'
import { seriesMatrix } from './series-matrix.ts'

const sku = (productId: number, axisValues: Record<string, string>) => ({ productId, axisValues, specText: `s${productId}` })

test('sizes are rows in their natural order, goods are columns, gaps stay empty', () => {
  const { rows } = seriesMatrix([
    { goodsId: 1, skus: [sku(11, { dn: 'DN100', wall: '4' }), sku(12, { dn: 'DN15', wall: '2.75' })] },
    { goodsId: 2, skus: [sku(21, { dn: 'DN100', wall: '4', warehouse: 'x' }), sku(22, { dn: 'DN100', wall: '4', warehouse: 'y' })] },
  ])
  expect(rows.map((row) => [row.size, row.cells.map((cell) => cell?.productId ?? null)])).toEqual([
    ['DN15 × 2.75', [12, null]],
    ['DN100 × 4', [11, 21]],
  ])
})

test('grades and coatings of one goods stand in columns of their own', () => {
  const coil = [
    sku(31, { thickness: '0.5', coatMass: '80' }),
    sku(32, { thickness: '0.5', coatMass: '275' }),
    sku(33, { thickness: '1', coatMass: '275' }),
  ]
  const { columns, rows } = seriesMatrix([{ goodsId: 3, skus: coil }])
  expect(columns.map((column) => column.made)).toEqual([{ coatMass: '80' }, { coatMass: '275' }])
  expect(rows.map((row) => [row.size, row.cells.map((cell) => cell?.productId ?? null)])).toEqual([
    ['0.5', [31, 32]],
    ['1', [null, 33]],
  ])
})

test('a SKU without axes is named by its text', () => {
  expect(seriesMatrix([{ goodsId: 1, skus: [sku(1, {})] }]).rows[0]?.size).toBe('s1')
})

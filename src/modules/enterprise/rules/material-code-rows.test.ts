import { expect, test } from 'vitest'
import { materialCodeProblems } from './material-code-rows.ts'

const aRow = (materialCode: string, productId = '7', materialName = '') => ({ materialCode, productId, materialName })

test('good rows have no problem: letters, Chinese, digits and the marks of labels', () => {
  expect(materialCodeProblems([aRow('ZN-0001'), aRow('锌锭/0#'), aRow('A.b_c 1'), aRow('x'.repeat(40))])).toEqual([])
})

test('each wrong row is named by its number, field and first problem', () => {
  const rows = [
    aRow(''),
    aRow(' x'),
    aRow('-x'),
    aRow('x'.repeat(41)),
    aRow('a', 'abc'),
    aRow('b', '0'),
    aRow('c', '7', 'n'.repeat(81)),
    aRow('D'),
    aRow('d'),
  ]
  expect(materialCodeProblems(rows).map(({ row, problem }) => [row, problem])).toEqual([
    [1, 'codeRequired'],
    [2, 'codeShape'],
    [3, 'codeShape'],
    [4, 'codeShape'],
    [5, 'productInvalid'],
    [6, 'productInvalid'],
    [7, 'codeNameLong'],
    [9, 'codeTwice'],
  ])
})

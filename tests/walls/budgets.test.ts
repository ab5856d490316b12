import { expect, test } from 'vitest'
import { budgetBreaches } from './budgets.ts'
import { sourceOf, sourcesUnder } from './source-tree.ts'

test('modules and folders keep their budgets', () => {
  expect(budgetBreaches(sourcesUnder('src', 'tests', 'tools', 'database', 'bench'))).toEqual([])
})

const files = (count: number, folder: string, lines = 1) =>
  Array.from({ length: count }, (_, number) => sourceOf(`${folder}/file-${number}.ts`, 'x()\n'.repeat(lines)))

test('the 31st file of a folder and the 91st of a module are too many', () => {
  expect(budgetBreaches(files(30, 'src/kernel/money'))).toEqual([])
  expect(budgetBreaches(files(31, 'src/kernel/money'))).toHaveLength(1)
  const folders = (count: number) => Array.from({ length: count }, (_, at) => files(10, `src/modules/order/server/part-${at}`)).flat()
  expect(budgetBreaches(folders(9))).toEqual([])
  expect(budgetBreaches([...folders(9), ...files(1, 'src/modules/order/rules')])).toHaveLength(1)
})

test('a module of 7,001 lines is too long', () => {
  expect(budgetBreaches([...files(25, 'src/modules/order/rules', 280)])).toEqual([])
  expect(budgetBreaches([...files(25, 'src/modules/order/rules', 280), ...files(1, 'src/modules/order/server')])).toHaveLength(1)
})

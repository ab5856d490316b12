import { expect, test } from 'vitest'
import { medianLines, sizeBreaches } from './sizes.ts'
import { isTest, sourceOf, sourcesUnder } from './source-tree.ts'

const folders = ['src', 'tests', 'tools', 'database'] as const
const lines = (count: number) => 'x()\n'.repeat(count)

test('files stay below 300 lines and functions below 70, components below 110', () => {
  const sources = sourcesUnder(...folders)
  const code = sources.filter((source) => !isTest(source.path))
  console.log(`${code.length} files of code, median ${medianLines(code)} lines`)
  expect(sources.flatMap(sizeBreaches)).toEqual([])
  expect(medianLines(code)).toBeLessThanOrEqual(90)
})

test('a file of 301 lines is stopped, one of 300 is not', () => {
  expect(sizeBreaches(sourceOf('src/app/main.ts', lines(301)))).toEqual(['src/app/main.ts has 301 lines, 300 are allowed'])
  expect(sizeBreaches(sourceOf('src/app/main.ts', lines(300)))).toEqual([])
})

test.each([
  'src/modules/order/messages.ts',
  'src/modules/order/rules/sizes-data.ts',
  'database/types.ts',
  'src/ui/icons/icon-name.generated.ts',
])('%s may be as long as its list', (path) => {
  expect(sizeBreaches(sourceOf(path, lines(900)))).toEqual([])
})

test.each([
  ['a function', (body: string) => `function big() {\n${body}}`],
  ['an arrow', (body: string) => `const big = () => {\n${body}}`],
  ['a method', (body: string) => `const it = { big() {\n${body}} }`],
])('%s of 71 lines is stopped, one of 70 is not', (_, write) => {
  expect(sizeBreaches(sourceOf('src/app/main.ts', write(lines(69))))).toHaveLength(1)
  expect(sizeBreaches(sourceOf('src/app/main.ts', write(lines(68))))).toEqual([])
})

test('a component of 111 lines is stopped, one of 110 is not', () => {
  const component = (body: string) => `function Big() {\n${body}}`
  expect(sizeBreaches(sourceOf('src/ui/big.tsx', component(lines(109))))).toHaveLength(1)
  expect(sizeBreaches(sourceOf('src/ui/big.tsx', component(lines(108))))).toEqual([])
})

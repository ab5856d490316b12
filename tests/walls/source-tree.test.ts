import { expect, test } from 'vitest'
import { requireAll, sourceOf, sourcesUnder } from './source-tree.ts'

test('a wall that overlooks a file fails, and so does one that finds nothing', () => {
  expect(() => requireAll(9, 10, 'files')).toThrow('saw 9 of 10 files')
  expect(() => requireAll(0, 0, 'files')).toThrow('saw 0 of 0 files')
  expect(() => requireAll(10, 10, 'files')).not.toThrow()
})

test('the walls see themselves', () => {
  expect(sourcesUnder('tests/walls').map((source) => source.path)).toContain('tests/walls/source-tree.test.ts')
})

test('imports of every kind are seen, with their way and line', () => {
  const text = [
    "import { a } from './a.ts'",
    "import type { B } from '../b.ts'",
    "import { type C } from './c.ts'",
    "export { d } from './d.ts'",
    "const e = import('./e.ts')",
    "type F = import('./f.ts').F",
    "import 'g'",
  ]
  const imports = sourceOf('src/app/main.ts', text.join('\n')).imports.toSorted((one, other) => one.line - other.line)
  expect(imports.map(({ target, kind, own }) => `${target} ${kind} ${own}`)).toEqual([
    'src/app/a.ts value true',
    'src/b.ts type true',
    'src/app/c.ts value true',
    'src/app/d.ts value true',
    'src/app/e.ts lazy true',
    'src/app/f.ts type true',
    'g value false',
  ])
  expect(imports.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('a file that does not parse is not passed over', () => {
  expect(() => sourceOf('src/app/main.ts', 'const = 1')).toThrow('src/app/main.ts')
})

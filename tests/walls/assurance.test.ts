import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './source-tree.ts'

const documents = ['docs/assurance.md', 'docs/asvs.md', 'docs/frozen.md', 'deploy/README.md', 'README.md']
const fileOfTest = /`((?:tests|src|tools|database)\/[^`]+\.test\.tsx?)`/
const plain = (text: string) => text.replaceAll(/[’'`]/g, '')

/** Names of tests in a text that do not exist: files, and titles in “” that stand behind a file. */
function missingTests(text: string): string[] {
  return text.split('\n').flatMap((line) =>
    line.split(new RegExp(`(?=${fileOfTest.source.replace('(', '(?:')})`)).flatMap((part) => {
      const file = fileOfTest.exec(part)?.[1]
      if (!file) return []
      if (!existsSync(join(root, file))) return [file]
      const source = plain(readFileSync(join(root, file), 'utf8'))
      const titles = [...(part.split('|')[0] ?? '').matchAll(/“([^”]+)”/g)].map(([, title = '']) => title)
      return titles.filter((title) => !source.includes(plain(title))).map((title) => `${file}: ${title}`)
    }),
  )
}

test.each(documents)('every test that %s names exists, with its title', (document) => {
  const text = readFileSync(join(root, document), 'utf8')
  expect(text).toMatch(fileOfTest)
  expect(missingTests(text)).toEqual([])
})

test('a row for each anchor and for each point of the specification', () => {
  const text = readFileSync(join(root, 'docs/assurance.md'), 'utf8')
  for (const row of Array.from({ length: 25 }, (_, index) => index + 1))
    expect(text).toMatch(new RegExp(`^\\| A${row} \\|[\\s\\S]*^\\| S${row} \\|`, 'm'))
})

test('a row for each of the 253 requirements of ASVS 5.0.0 levels 1 and 2, with one of five states and what shows it', () => {
  const rows = readFileSync(join(root, 'docs/asvs.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| V'))
  const row = /^\| (V\d+\.\d+\.\d+) \| ([12]) \| [^|]+ \| (?:shown|partly|not applicable|not followed|not shown) \| [^|]{3,} \|$/
  const read = rows.map((line) => row.exec(line))
  expect(rows.filter((_, index) => !read[index])).toEqual([])
  expect(new Set(read.map((found) => found?.[1])).size).toBe(253)
  expect(read.filter((found) => found?.[2] === '1')).toHaveLength(70)
})

test('a file or a title that is not there is seen', () => {
  expect(missingTests('| `tests/walls/gone.test.ts` “x” |')).toEqual(['tests/walls/gone.test.ts'])
  const unwritten = ['no', 'such', 'title'].join(' ')
  expect(missingTests(`| \`tests/walls/assurance.test.ts\` “${unwritten}”; |`)).toHaveLength(1)
})

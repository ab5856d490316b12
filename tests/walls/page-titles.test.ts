import { expect, test } from 'vitest'
import { pages } from '../../src/app/routing/pages.ts'
import { messageBooks } from './messages.ts'
import { sourcesUnder } from './source-tree.ts'

test('every title in the page table names a sentence that exists', () => {
  const books = new Map(messageBooks(sourcesUnder('src')).map((book) => [book.name, book]))
  const untitled = pages.filter(({ title }) => {
    const [name = '', key = ''] = title?.split('.') ?? []
    return title !== null && books.get(name)?.zh.has(key) !== true
  })
  expect(untitled.map((row) => `${row.path}: ${row.title}`)).toEqual([])
})

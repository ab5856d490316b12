import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// Events without a key may be taken in any order: what says how something moved is told in the order in which it moved.
test('every event about a move has an ordering key', () => {
  const sources = globSync('src/modules/**/server/**/*.ts').filter((file) => !file.endsWith('.test.ts'))
  const emitted = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/emit\(tx, \{((?:(?!emit\(|await ).)*?)payload/gs)].map(([, head = '']) => ({ file, head })),
  )
  const moves = emitted.filter(({ head }) => /event: '[\w.]*(?:\.moved|[a-z]Moved)'/.test(head))
  expect(moves.length).toBeGreaterThanOrEqual(4)
  expect(moves.filter(({ head }) => !/key:/.test(head)).map(({ file }) => file)).toEqual([])
})

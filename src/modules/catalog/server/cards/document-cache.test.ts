import fc from 'fast-check'
import { expect, test } from 'vitest'
import { documentCache } from './document-cache.ts'

type Page = { readonly name: string; readonly numbers: readonly number[] }
const aPage = (id: number, length: number): Page => ({ name: `锌锭 ${id} ${'管'.repeat(length)}`, numbers: [id, 0.5, -1] })

test('what is kept comes back as it was or not at all, whatever was written over', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 1, max: 3_000_000_000 }), fc.integer({ min: 0, max: 9_000 })), { minLength: 1, maxLength: 200 }),
      fc.integer({ min: 0, max: 5 }),
      (asked, objects) => {
        const kept = documentCache<Page>({ objects, bytes: 300_000 })
        const newest = new Map<number, Page>()
        for (const [id, length] of asked) {
          kept.keep([id, id + 0.5], aPage(id, length))
          newest.set(id, aPage(id, length))
          expect(kept.get(id)).toEqual(objects < 2 ? aPage(id, length) : kept.get(id + 0.5))
        }
        if (objects < 2) for (const [id, page] of newest) expect([page, undefined]).toContainEqual(kept.get(id))
      },
    ),
    { numRuns: 100 },
  )
})

test('the first ones are the very objects and stay; the oldest of the others go', () => {
  const kept = documentCache<Page>({ objects: 2, bytes: 262_144 })
  const [one, two] = [aPage(1, 1), aPage(2, 1)]
  kept.keep([1], one)
  kept.keep([2], two)
  for (let id = 3; id <= 100; id += 1) kept.keep([id], aPage(id, 3_000))
  expect([kept.get(1), kept.get(2)]).toEqual([one, two])
  expect(kept.get(1)).toBe(one)
  expect(kept.get(3)).toBeUndefined()
  expect(kept.get(100)).toEqual(aPage(100, 3_000))
  expect(Array.from({ length: 98 }, (_, at) => at + 3).filter((id) => kept.get(id) !== undefined).length).toBeGreaterThan(10)
})

test('a document larger than a block is not kept', () => {
  const kept = documentCache<Page>({ objects: 0, bytes: 262_144 })
  kept.keep([7], aPage(7, 50_000))
  expect(kept.get(7)).toBeUndefined()
})

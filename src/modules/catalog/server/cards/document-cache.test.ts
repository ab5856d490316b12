import { expect, test } from 'vitest'
import { documentCache } from './document-cache.ts'

test('the first documents are the very objects and stay; later ones are not kept', () => {
  const kept = documentCache<{ readonly name: string }>(3)
  const [one, two] = [{ name: '0#锌锭' }, { name: '1#锌锭' }]
  kept.keep([1, 2], one)
  kept.keep([3], two)
  kept.keep([4], { name: '锌合金' })
  expect(kept.get(1)).toBe(one)
  expect(kept.get(2)).toBe(one)
  expect(kept.get(3)).toBe(two)
  expect(kept.get(4)).toBeUndefined()
})

test('a document with more numbers than there is room for is not kept in part', () => {
  const kept = documentCache<{ readonly name: string }>(1)
  kept.keep([1, 2], { name: '0#锌锭' })
  expect([kept.get(1), kept.get(2)]).toEqual([undefined, undefined])
})

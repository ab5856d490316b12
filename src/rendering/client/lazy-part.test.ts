import { expect, test } from 'vitest'
import { lazyPart } from './lazy-part.ts'

const Part = () => null

test('a part that was asked for before it was loaded keeps its type: another one would be mounted anew', async () => {
  const part = lazyPart(async () => Part)
  const first = part.now()
  await part.load()
  expect(part.now()).toBe(first)
})

test('a part that was loaded before anybody asked is itself', async () => {
  const part = lazyPart(async () => Part)
  await part.load()
  expect(part.now()).toBe(Part)
})

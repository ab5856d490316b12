import { expect, test } from 'vitest'
import { concurrencyLimit } from './concurrency-limit.ts'

test('no more than the few run at the same time, and everybody comes in turn', async () => {
  const gate = concurrencyLimit(2)
  const begun: number[] = []
  const ends: (() => void)[] = []
  const work = [0, 1, 2, 3].map((number) =>
    gate(
      () =>
        new Promise<number>((resolve) => {
          begun.push(number)
          ends.push(() => resolve(number))
        }),
    ),
  )
  expect(begun).toEqual([0, 1])
  ends[1]?.()
  await work[1]
  expect(begun).toEqual([0, 1, 2])
  ends[0]?.()
  ends[2]?.()
  await work[2]
  ends[3]?.()
  expect(await Promise.all(work)).toEqual([0, 1, 2, 3])
})

test('what fails makes room for the next', async () => {
  const gate = concurrencyLimit(1)
  await expect(gate(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await gate(() => Promise.resolve('yes'))).toBe('yes')
})

import { expect, test } from 'vitest'
import { isBusyError } from '../failure/busy-error.ts'
import { workQueue } from './work-queue.ts'

const busy = { asymmetricMatch: isBusyError }

/** Work that ends when it is told to. */
function held() {
  const { promise, resolve } = Promise.withResolvers<string>()
  return { work: () => promise, end: () => resolve('done') }
}

test('a few run, some wait in turn, one more is refused', async () => {
  const queue = workQueue({ atOnce: 1, mostWaiting: 1 })
  const [first, second] = [held(), held()]
  const running = queue(first.work)
  const waiting = queue(second.work)
  await expect(queue(() => Promise.resolve('never'))).rejects.toEqual(busy)
  first.end()
  second.end()
  expect(await Promise.all([running, waiting])).toEqual(['done', 'done'])
  expect(await queue(() => Promise.resolve('room again'))).toBe('room again')
})

test('one person holds no more than a share, another still comes in', async () => {
  const queue = workQueue({ atOnce: 2, mostWaiting: 5, mostOfOne: 2 })
  const [first, second, other] = [held(), held(), held()]
  const own = [queue(first.work, 7), queue(second.work, 7)]
  await expect(queue(() => Promise.resolve(''), 7)).rejects.toEqual(busy)
  const others = queue(other.work, 8)
  for (const one of [first, second, other]) one.end()
  await Promise.all([...own, others])
  expect(await queue(() => Promise.resolve('again'), 7)).toBe('again')
})

test('who waits longer than allowed is refused, and its place is not lost', async () => {
  const queue = workQueue({ atOnce: 1, mostWaiting: 3, patience: (refuse) => (setTimeout(refuse, 20), () => undefined) })
  const long = held()
  const running = queue(long.work)
  await expect(queue(() => Promise.resolve('late'))).rejects.toEqual(busy)
  long.end()
  await running
  expect(await queue(() => Promise.resolve('next'))).toBe('next')
})

test('what fails makes room for the next', async () => {
  const queue = workQueue({ atOnce: 1, mostWaiting: 1, mostOfOne: 1 })
  await expect(queue(() => Promise.reject(new Error('no')), 1)).rejects.toThrow('no')
  expect(await queue(() => Promise.resolve('yes'), 1)).toBe('yes')
})

import { expect, test } from 'vitest'
import { digestOf, openBytes, sealBytes } from './sealed-bytes.ts'

const text = new TextEncoder().encode('unit price 87654.3219')

test('bytes open with their key under their label alone, and not when they were altered', async () => {
  const made = await sealBytes(text, 'file 1')
  expect(await openBytes(made, 'file 1')).toEqual(text)
  expect(await openBytes(made, 'file 2')).toBeNull()
  expect(await openBytes({ ...made, key: '0'.repeat(64) }, 'file 1')).toBeNull()
  expect(await openBytes({ ...made, key: '' }, 'file 1')).toBeNull()
  const altered = new Uint8Array(made.sealed)
  altered[20] = (altered[20] ?? 0) ^ 1
  expect(await openBytes({ ...made, sealed: altered }, 'file 1')).toBeNull()
  expect(Buffer.from(made.sealed).includes('87654')).toBe(false)
})

test('a digest is the SHA-256 of the bytes', async () => {
  expect(await digestOf(new Uint8Array())).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
})

import { expect, test } from 'vitest'
import { canonicalJson } from './canonical-json.ts'
import { matchesReceipt, newNonce, receiptOf, receiptShape } from './receipt.ts'

test('one value has one text, whatever the order of its names', () => {
  expect(canonicalJson({ b: [1, { d: null, c: '锌' }], a: '"' })).toBe('{"a":"\\"","b":[1,{"c":"锌","d":null}]}')
  expect(canonicalJson({ a: '"', b: [1, { c: '锌', d: null }] })).toBe(canonicalJson({ b: [1, { d: null, c: '锌' }], a: '"' }))
  expect(() => canonicalJson(Number.NaN)).toThrow()
})

test('a receipt is the SHA-256 of the text and the nonce, as anybody can compute it', async () => {
  // printf '{"price":"1"}' followed by 32 zero bytes | sha256sum
  const { createHash } = await import('node:crypto')
  const expected = createHash('sha256').update('{"price":"1"}').update(Buffer.alloc(32)).digest('hex')
  expect(await receiptOf({ price: '1' }, '0'.repeat(64))).toBe(expected)
})

test('it matches its own payload and nonce alone', async () => {
  const nonce = newNonce()
  const receipt = await receiptOf({ price: '23456.78' }, nonce)
  expect(receipt).toMatch(receiptShape)
  expect(await matchesReceipt({ price: '23456.78' }, nonce, receipt)).toBe(true)
  expect(await matchesReceipt({ price: '23456.79' }, nonce, receipt)).toBe(false)
  expect(await matchesReceipt({ price: '23456.78' }, newNonce(), receipt)).toBe(false)
  expect(await matchesReceipt({ price: '23456.78' }, 'no nonce', receipt)).toBe(false)
})

import { expect, test } from 'vitest'
import { decodeRecord } from './decode-record.ts'

const record = { behaviorType: 'view', goodsId: 12, path: '/goods/锌锭' }
const json = JSON.stringify(record)
const base64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)))

test('every way of writing a record that clients use is understood', () => {
  for (const encoded of [
    base64(encodeURIComponent(json)),
    base64(json),
    encodeURIComponent(json),
    json,
    base64(json).replaceAll('+', ' '),
  ]) {
    expect(decodeRecord(encoded)).toEqual(record)
  }
})

test('anything else is nothing, and nothing throws', () => {
  for (const encoded of ['', 'x', '%', '%E0%A4%A', base64('not json'), '1', 'null', '"text"', 'A'.repeat(2049), '\ud800']) {
    expect(decodeRecord(encoded)).toBeUndefined()
  }
})

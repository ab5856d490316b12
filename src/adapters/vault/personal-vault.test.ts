import { expect, test } from 'vitest'
import { defaultKeyId, type NamedKey } from './named-seal.ts'
import { personalVault } from './personal-vault.ts'
import { sealedFor } from './sealed.ts'

const first: NamedKey = { id: 'k1', secret: 'the first key, of more than thirty-two characters' }
const second: NamedKey = { id: 'k2', secret: 'the second key, of more than thirty-two characters' }
const house: NamedKey = { id: defaultKeyId, secret: 'the secret of the house, of more than enough characters' }
const number = '11010519491231002X'

test('the first key seals and its name stands in the text; the others only open', () => {
  const old = personalVault([first, house])
  const sealed = old.seal(number)
  expect(sealed.subarray(0, 6)).toEqual(Buffer.from('ZK\u0001\u0002k1', 'latin1'))
  const next = personalVault([second, first, house])
  expect(next.open(sealed)).toBe(number)
  expect(next.seal(number).subarray(4, 6).toString()).toBe('k2')
  expect(() => personalVault([second, house]).open(sealed)).toThrow('the key k1 is not configured')
})

test('a key of the same name that is another one opens nothing, nor does an altered text', () => {
  const sealed = personalVault([first]).seal(number)
  expect(() => personalVault([{ ...first, secret: second.secret }]).open(sealed)).toThrow(/authenticate/)
  sealed.writeUInt8(sealed.readUInt8(sealed.length - 1) ^ 1, sealed.length - 1)
  expect(() => personalVault([first]).open(sealed)).toThrow(/authenticate/)
})

test('a text from before keys had names is the house’s', () => {
  const old = sealedFor(house.secret, 'member.personal').seal(Buffer.from(number))
  expect(personalVault([first, house]).open(old)).toBe(number)
})

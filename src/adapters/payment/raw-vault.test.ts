import { expect, test } from 'vitest'
import { sealedFor } from '../vault/sealed.ts'
import { rawVault } from './raw-vault.ts'

const own = { id: 'app', secret: 'a secret of at least thirty-two characters' }
const newer = { id: '2026b', secret: 'a newer secret of thirty-two characters' }

test('what was sealed comes out again, for the same secret only, and never altered', () => {
  const vault = rawVault([own])
  const sealed = vault.seal(Buffer.from('通知'))
  expect(vault.open(sealed).toString()).toBe('通知')
  expect(sealed.includes(Buffer.from('通知'))).toBe(false)
  expect(() => rawVault([{ ...own, secret: newer.secret }]).open(sealed)).toThrow(/authenticate/)
  sealed[sealed.length - 1] = (sealed[sealed.length - 1] ?? 0) ^ 1
  expect(() => vault.open(sealed)).toThrow(/authenticate/)
})

test('a newer key seals what comes from now on; what was sealed before it opens by its own, with or without a name', () => {
  const both = rawVault([newer, own])
  const [before, unnamed] = [
    rawVault([own]).seal(Buffer.from('旧')),
    sealedFor(own.secret, 'payment.notification').seal(Buffer.from('更旧')),
  ]
  expect([before, unnamed].map((sealed) => both.open(sealed).toString())).toEqual(['旧', '更旧'])
  const now = both.seal(Buffer.from('新'))
  expect(both.open(now).toString()).toBe('新')
  expect(() => rawVault([own]).open(now)).toThrow('the key 2026b is not configured')
})

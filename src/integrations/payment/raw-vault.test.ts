import { expect, test } from 'vitest'
import { rawVault } from './raw-vault.ts'

test('what was sealed comes out again, for the same secret only, and never altered', () => {
  const vault = rawVault('a secret of at least thirty-two characters')
  const sealed = vault.seal(Buffer.from('通知'))
  expect(vault.open(sealed).toString()).toBe('通知')
  expect(sealed.includes(Buffer.from('通知'))).toBe(false)
  expect(() => rawVault('another secret of thirty-two characters!').open(sealed)).toThrow(/authenticate/)
  sealed[sealed.length - 1] = (sealed[sealed.length - 1] ?? 0) ^ 1
  expect(() => vault.open(sealed)).toThrow(/authenticate/)
})

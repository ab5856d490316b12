import { createDecipheriv, createHash, timingSafeEqual } from 'node:crypto'

/** What WeChat and the mall share about sealed pushes: the account's id, its token, and the 43 letters of the EncodingAESKey. */
export type PushKeys = { readonly appId: string; readonly token: string; readonly aesKey: string }

const randomLength = 16
const lengthLength = 4
const blockLength = 32

/** SHA-1 over parts in the order of their letters, as WeChat signs. */
export function isSignedWith(given: string, parts: readonly string[]): boolean {
  const right = createHash('sha1')
    .update([...parts].toSorted().join(''))
    .digest()
  const told = Buffer.from(/^[0-9a-f]{40}$/.test(given) ? given : '', 'hex')
  return told.length === right.length && timingSafeEqual(told, right)
}

/** The sealed text of a push; null for none. */
export function sealedIn(xml: string): string | null {
  return /<Encrypt>(?:<!\[CDATA\[)?([A-Za-z0-9+/=]{24,87384})(?:\]\]>)?<\/Encrypt>/.exec(xml)?.[1] ?? null
}

/**
 * Opens a sealed push (security mode): AES-256-CBC under the EncodingAESKey, whose first half is the initial vector; inside stand
 * 16 random bytes, the length, the message and the account's id, filled to blocks of 32. Null for anything else: altered, of
 * another key or of another account. The signature is checked before, so nobody learns from this what fills a block.
 */
export function openedPush(sealed: string, { appId, aesKey }: PushKeys): string | null {
  const key = Buffer.from(`${aesKey}=`, 'base64')
  const bytes = Buffer.from(sealed, 'base64')
  if (key.length !== 32 || bytes.length === 0 || bytes.length % 16 !== 0) return null
  const decipher = createDecipheriv('aes-256-cbc', key, key.subarray(0, 16)).setAutoPadding(false)
  const filled = Buffer.concat([decipher.update(bytes), decipher.final()])
  const filling = filled.at(-1) ?? 0
  if (filling < 1 || filling > blockLength) return null
  const plain = filled.subarray(0, filled.length - filling)
  const start = randomLength + lengthLength
  if (plain.length < start) return null
  const end = start + plain.readUInt32BE(randomLength)
  if (end > plain.length || plain.subarray(end).toString('utf8') !== appId) return null
  return plain.subarray(start, end).toString('utf8')
}

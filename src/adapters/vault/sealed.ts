import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const nonceLength = 12
const tagLength = 16

/** Seals bytes and opens them again; opening something altered, or sealed for another use, throws. */
export type Seal = { readonly seal: (plain: Buffer) => Buffer; readonly open: (sealed: Buffer) => Buffer }

/** AES-256-GCM under a key of the house's secret for one use: nonce, tag, ciphertext. */
export function sealedFor(appSecret: string, use: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', appSecret, 'zincbridge', use, 32))
  return {
    seal: (plain) => {
      const nonce = randomBytes(nonceLength)
      const cipher = createCipheriv('aes-256-gcm', key, nonce)
      const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
    },
    open: (sealed) => {
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceLength), { authTagLength: tagLength })
      decipher.setAuthTag(sealed.subarray(nonceLength, nonceLength + tagLength))
      return Buffer.concat([decipher.update(sealed.subarray(nonceLength + tagLength)), decipher.final()])
    },
  }
}

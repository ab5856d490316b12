import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { RawVault } from '../../modules/payment/server/ports.ts'

const nonceLength = 12
const tagLength = 16

/** Seals stored notifications with AES-256-GCM under a key of the house's secret: nonce, tag, ciphertext. */
export function rawVault(appSecret: string): RawVault {
  const key = Buffer.from(hkdfSync('sha256', appSecret, 'zincbridge', 'payment.notification', 32))
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

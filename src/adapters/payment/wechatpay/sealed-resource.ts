import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** The encrypted half of a notification: AEAD_AES_256_GCM under the merchant's APIv3 key. */
export type SealedResource = {
  readonly original_type: string
  readonly algorithm: string
  readonly ciphertext: string
  readonly associated_data?: string
  readonly nonce: string
}

const tagLength = 16

/** Seals a resource as WeChat Pay does: ciphertext and tag together, base64. */
export function sealResource(plain: string, originalType: 'transaction' | 'refund', apiV3Key: string): SealedResource {
  const nonce = randomBytes(6).toString('hex')
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(apiV3Key), Buffer.from(nonce))
  cipher.setAAD(Buffer.from(originalType))
  const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return {
    original_type: originalType,
    algorithm: 'AEAD_AES_256_GCM',
    ciphertext: sealed.toString('base64'),
    associated_data: originalType,
    nonce,
  }
}

/** Opens a sealed resource; null when key, nonce, associated data or ciphertext do not belong together. */
export function openResource(resource: SealedResource, apiV3Key: string): string | null {
  if (resource.algorithm !== 'AEAD_AES_256_GCM') return null
  const sealed = Buffer.from(resource.ciphertext, 'base64')
  if (sealed.length < tagLength || resource.nonce.length !== 12) return null
  try {
    const decipher = createDecipheriv('aes-256-gcm', Buffer.from(apiV3Key), Buffer.from(resource.nonce), { authTagLength: tagLength })
    decipher.setAAD(Buffer.from(resource.associated_data ?? ''))
    decipher.setAuthTag(sealed.subarray(sealed.length - tagLength))
    return Buffer.concat([decipher.update(sealed.subarray(0, -tagLength)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

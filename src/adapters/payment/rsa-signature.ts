import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto'

/** Signs with RSA-SHA256 (PKCS#1 v1.5), the algorithm of both gateways. Base64. */
export function rsaSign(content: string | Buffer, key: KeyObject): string {
  return sign('sha256', Buffer.from(content), key).toString('base64')
}

/**
 * Verifies an RSA-SHA256 signature. Only the canonical base64 spelling counts: Node decodes leniently, and a
 * flipped bit in the padding would otherwise still pass.
 */
export function rsaVerify(content: string | Buffer, signature: string, key: KeyObject): boolean {
  const bytes = Buffer.from(signature, 'base64')
  if (bytes.toString('base64') !== signature) return false
  return verify('sha256', Buffer.from(content), key, bytes)
}

/** Reads a PEM or the bare base64 that Alipay's key tool prints. PKCS#8 or PKCS#1. */
export function privateKeyOf(text: string): KeyObject {
  return createPrivateKey(asPem(text, 'PRIVATE KEY'))
}

/** Reads a PEM public key, a PEM certificate, or bare base64 (SubjectPublicKeyInfo). */
export function publicKeyOf(text: string): KeyObject {
  return createPublicKey(asPem(text, 'PUBLIC KEY'))
}

function asPem(text: string, label: string): string {
  const trimmed = text.trim()
  if (trimmed.startsWith('-----BEGIN')) return trimmed
  return `-----BEGIN ${label}-----\n${trimmed.replaceAll(/\s/g, '')}\n-----END ${label}-----\n`
}

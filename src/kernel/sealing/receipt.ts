import { canonicalJson, type SealableValue } from './canonical-json.ts'

/** A nonce: 32 random bytes as hex. Without it a receipt cannot be guessed from likely prices. */
export const nonceShape = /^[0-9a-f]{64}$/
export const receiptShape = nonceShape

export const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** A new nonce; the sender makes it, so that it stands in no answer. */
export function newNonce(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(32)))
}

/** SHA-256(canonical JSON of the payload in UTF-8 ‖ nonce bytes) as hex: what the sender holds of a sealed payload. */
export async function receiptOf(payload: SealableValue, nonce: string): Promise<string> {
  if (!nonceShape.test(nonce)) throw new Error('a nonce is 64 hex digits')
  const text = new TextEncoder().encode(canonicalJson(payload))
  const bytes = new Uint8Array(text.length + 32)
  bytes.set(text)
  for (let index = 0; index < 32; index += 1) bytes[text.length + index] = Number.parseInt(nonce.slice(index * 2, index * 2 + 2), 16)
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}

/** True when a payload and its nonce are the ones that a receipt was given for. Runs on the server and in a browser. */
export async function matchesReceipt(payload: SealableValue, nonce: string, receipt: string): Promise<boolean> {
  return nonceShape.test(nonce) && (await receiptOf(payload, nonce)) === receipt
}

import { hexOf } from './receipt.ts'

/** Bytes under a key of their own. Who keeps the key in a sealed payload keeps the bytes sealed with it. */
export type SealedBytes = { readonly sealed: Uint8Array; readonly key: string }

const ivLength = 12
const cipherOf = (iv: Uint8Array<ArrayBuffer>, label: string) => ({ name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(label) })
const keyShape = /^[0-9a-f]{64}$/

/** Seals bytes with AES-256-GCM. `label` says where they belong: under another one they do not open. */
export async function sealBytes(bytes: Uint8Array, label: string): Promise<SealedBytes> {
  const raw = crypto.getRandomValues(new Uint8Array(32))
  const iv = crypto.getRandomValues(new Uint8Array(ivLength))
  const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt'])
  const body = new Uint8Array(await crypto.subtle.encrypt(cipherOf(iv, label), key, new Uint8Array(bytes)))
  const sealed = new Uint8Array(ivLength + body.length)
  sealed.set(iv)
  sealed.set(body, ivLength)
  return { sealed, key: hexOf(raw) }
}

/** What was sealed; null when the bytes, the key or the label is another. */
export async function openBytes({ sealed, key }: SealedBytes, label: string): Promise<Uint8Array | null> {
  if (!keyShape.test(key)) return null
  const raw = Uint8Array.from({ length: 32 }, (_, place) => Number.parseInt(key.slice(place * 2, place * 2 + 2), 16))
  const all = new Uint8Array(sealed)
  const secret = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['decrypt'])
  return crypto.subtle.decrypt(cipherOf(all.subarray(0, ivLength), label), secret, all.subarray(ivLength)).then(
    (plain) => new Uint8Array(plain),
    () => null,
  )
}

/** SHA-256 of bytes as hex. */
export async function digestOf(bytes: Uint8Array): Promise<string> {
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes))))
}

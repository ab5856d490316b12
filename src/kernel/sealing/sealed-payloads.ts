import { canonicalJson, type SealableValue } from './canonical-json.ts'
import { isProvenFor, type OpeningProof, type SealedSubject } from './opening-proof.ts'
import { receiptOf } from './receipt.ts'

/** Wraps key material under a configured key that stands outside the database. Unwrapping throws for altered bytes. */
export type KeyWrapper = { readonly wrap: (key: Uint8Array) => Uint8Array; readonly unwrap: (wrapped: Uint8Array) => Uint8Array }

/** The key of a subject: everybody may seal with the public half, the private half is wrapped. */
export type SubjectKey = { readonly publicKey: Uint8Array; readonly wrappedKey: Uint8Array }

/** Where a payload belongs. It is bound to its ciphertext: one that is moved to another row does not open. */
export type PayloadPlace = { readonly subject: SealedSubject; readonly payloadId: string; readonly version: number }

export type SealedPayload = { readonly sealed: Uint8Array; readonly receipt: string }

/** A payload after the opening; `unreadable` when its ciphertext was altered. */
export type OpenedPayload =
  | { readonly kind: 'opened'; readonly payload: SealableValue; readonly nonce: string; readonly receipt: string }
  | { readonly kind: 'unreadable' }

type Bytes = Uint8Array<ArrayBuffer>
const curve = { name: 'ECDH', namedCurve: 'P-256' } as const
const sizes = { version: 1, publicKey: 65, iv: 12, length: 4, block: 4096 } as const
const bodyStart = sizes.version + sizes.publicKey + sizes.iv
const utf8 = (text: string): Bytes => new TextEncoder().encode(text)
const copyOf = (bytes: Uint8Array): Bytes => new Uint8Array(bytes)

function joined(parts: readonly Uint8Array[]): Bytes {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/** A new key for a subject; store both halves beside it. */
export async function newSubjectKey(wrapper: KeyWrapper, subject: SealedSubject): Promise<SubjectKey> {
  const pair = await crypto.subtle.generateKey(curve, true, ['deriveBits'])
  const [publicKey, privateKey] = await Promise.all([
    crypto.subtle.exportKey('raw', pair.publicKey),
    crypto.subtle.exportKey('pkcs8', pair.privateKey),
  ])
  // The wrapped key names its subject, so that the key of one subject does not pass as that of another.
  const label = utf8(canonicalJson(subject))
  const wrappedKey = wrapper.wrap(joined([new Uint8Array([label.length]), label, new Uint8Array(privateKey)]))
  return { publicKey: new Uint8Array(publicKey), wrappedKey }
}

/**
 * Seals a payload with AES-256-GCM under a data key of its own, which only the subject's private half derives. Sealing never
 * unwraps. The text is padded to blocks of 4 KiB, so its size tells little.
 */
export async function sealPayload(
  publicKey: Uint8Array,
  place: PayloadPlace,
  payload: SealableValue,
  nonce: string,
): Promise<SealedPayload> {
  const receipt = await receiptOf(payload, nonce)
  const pair = await crypto.subtle.generateKey(curve, true, ['deriveBits'])
  const sender = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey))
  const subjectKey = await crypto.subtle.importKey('raw', copyOf(publicKey), curve, true, [])
  const dataKey = await dataKeyOf(pair.privateKey, subjectKey, sender)
  const iv = crypto.getRandomValues(new Uint8Array(sizes.iv))
  const body = await crypto.subtle.encrypt(cipherOf(iv, place), dataKey, padded(utf8(canonicalJson({ nonce, payload }))))
  return { sealed: joined([new Uint8Array([1]), sender, iv, new Uint8Array(body)]), receipt }
}

/** The only way to what is sealed: with the proof that the subject may be opened now. All payloads of a subject at once. */
export async function openPayloads(
  wrapper: KeyWrapper,
  proof: OpeningProof,
  subject: SealedSubject,
  wrappedKey: Uint8Array,
  payloads: readonly { readonly payloadId: string; readonly version: number; readonly sealed: Uint8Array }[],
): Promise<OpenedPayload[]> {
  if (!isProvenFor(proof, subject)) throw new Error('the proof is of another subject')
  const privateKey = await privateKeyOf(wrapper, subject, wrappedKey)
  return Promise.all(payloads.map(({ payloadId, version, sealed }) => openOne(privateKey, { subject, payloadId, version }, copyOf(sealed))))
}

async function privateKeyOf(wrapper: KeyWrapper, subject: SealedSubject, wrappedKey: Uint8Array): Promise<CryptoKey> {
  const plain = copyOf(wrapper.unwrap(wrappedKey))
  const end = 1 + (plain[0] ?? 0)
  if (new TextDecoder().decode(plain.subarray(1, end)) !== canonicalJson(subject)) throw new Error('the key is of another subject')
  return crypto.subtle.importKey('pkcs8', plain.subarray(end), curve, false, ['deriveBits'])
}

async function openOne(privateKey: CryptoKey, place: PayloadPlace, sealed: Bytes): Promise<OpenedPayload> {
  try {
    const sender = sealed.subarray(sizes.version, sizes.version + sizes.publicKey)
    const senderKey = await crypto.subtle.importKey('raw', sender, curve, true, [])
    const dataKey = await dataKeyOf(privateKey, senderKey, sender)
    const iv = sealed.subarray(sizes.version + sizes.publicKey, bodyStart)
    const plain = new Uint8Array(await crypto.subtle.decrypt(cipherOf(iv, place), dataKey, sealed.subarray(bodyStart)))
    // The tag proves that this text is what sealPayload wrote.
    const { nonce, payload } = JSON.parse(unpadded(plain)) as { nonce: string; payload: SealableValue }
    return { kind: 'opened', payload, nonce, receipt: await receiptOf(payload, nonce) }
  } catch {
    return { kind: 'unreadable' }
  }
}

const cipherOf = (iv: Bytes, { subject, payloadId, version }: PayloadPlace) => ({
  name: 'AES-GCM',
  iv,
  additionalData: utf8(canonicalJson({ subject, payloadId, version })),
})

async function dataKeyOf(own: CryptoKey, other: CryptoKey, sender: Bytes): Promise<CryptoKey> {
  const shared = await crypto.subtle.deriveBits({ name: 'ECDH', public: other }, own, 256)
  const base = await crypto.subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey'])
  const how = { name: 'HKDF', hash: 'SHA-256', salt: sender, info: utf8('sealed payload 1') }
  return crypto.subtle.deriveKey(how, base, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

function padded(text: Bytes): Bytes {
  const all = new Uint8Array(Math.ceil((sizes.length + text.length) / sizes.block) * sizes.block)
  new DataView(all.buffer).setUint32(0, text.length)
  all.set(text, sizes.length)
  return all
}

function unpadded(all: Bytes): string {
  const length = new DataView(all.buffer).getUint32(0)
  return new TextDecoder().decode(all.subarray(sizes.length, sizes.length + length))
}

import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const frameLength = 64 * 1024
const saltLength = 32
const headLength = 4 + 16

/** Takes bytes one piece after the other; each answer waits until they are where they belong. */
export type ByteSink = (bytes: Uint8Array) => Promise<void>
export type SealWriter = { readonly write: ByteSink; readonly end: () => Promise<void> }

/** Seals what is too large for the memory while it is written, and opens it while it is read. */
export type StreamSeal = {
  readonly sealInto: (sink: ByteSink) => SealWriter
  /** Throws when anything was altered, exchanged, or is missing at the end. */
  readonly open: (sealed: AsyncIterable<Uint8Array>) => AsyncGenerator<Buffer>
}

/**
 * AES-256-GCM in frames of 64 KiB under a key of its own for each file: salt, then per frame its length, tag and ciphertext.
 * A nonce is the number of the frame and whether it is the last, so frames cannot change places and an end cannot be cut off.
 */
export function streamSealFor(appSecret: string, use: string): StreamSeal {
  const keyOf = (salt: Uint8Array) => Buffer.from(hkdfSync('sha256', appSecret, salt, use, 32))
  return {
    sealInto: (sink) => sealWriter(sink, keyOf),
    open: (sealed) => openFrames(sealed, keyOf),
  }
}

function nonceOf(frame: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeBigUInt64BE(BigInt(frame), 0)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

function sealWriter(sink: ByteSink, keyOf: (salt: Uint8Array) => Buffer): SealWriter {
  const salt = randomBytes(saltLength)
  const key = keyOf(salt)
  const waiting = Buffer.alloc(frameLength)
  let [frame, filled] = [0, 0]
  const put = async (isLast: boolean) => {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(frame, isLast))
    const sealed = cipher.update(waiting.subarray(0, filled))
    cipher.final()
    const head = Buffer.alloc(headLength)
    head.writeUInt32BE(filled)
    cipher.getAuthTag().copy(head, 4)
    if (frame === 0) await sink(salt)
    await sink(head)
    await sink(sealed)
    frame += 1
    filled = 0
  }
  return {
    write: async (bytes) => {
      for (let at = 0; at < bytes.length;) {
        // A full frame waits for what follows: only the end knows which one is the last.
        if (filled === frameLength) await put(false)
        const taken = Math.min(frameLength - filled, bytes.length - at)
        waiting.set(bytes.subarray(at, at + taken), filled)
        filled += taken
        at += taken
      }
    },
    end: () => put(true),
  }
}

async function* openFrames(sealed: AsyncIterable<Uint8Array>, keyOf: (salt: Uint8Array) => Buffer): AsyncGenerator<Buffer> {
  let [key, frame, held, last]: [Buffer | null, number, Buffer, Buffer | null] = [null, 0, Buffer.alloc(0), null]
  for await (const bytes of sealed) {
    held = Buffer.concat([held, bytes])
    if (!key && held.length >= saltLength) [key, held] = [keyOf(held.subarray(0, saltLength)), held.subarray(saltLength)]
    if (!key) continue
    for (let length = lengthOf(held); length !== null && held.length >= headLength + length; length = lengthOf(held)) {
      // A frame is opened when the next one is here: only the last one's nonce says that it is the last.
      if (last) yield openFrame(key, last, nonceOf(frame++, false))
      last = held.subarray(0, headLength + length)
      held = held.subarray(headLength + length)
    }
  }
  if (!key || !last || held.length > 0) throw new Error('a sealed file ends too early')
  yield openFrame(key, last, nonceOf(frame, true))
}

function lengthOf(held: Buffer): number | null {
  if (held.length < headLength) return null
  const length = held.readUInt32BE(0)
  if (length > frameLength) throw new Error('a sealed file has a frame that is none')
  return length
}

function openFrame(key: Buffer, frame: Buffer, nonce: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, nonce)
  decipher.setAuthTag(frame.subarray(4, headLength))
  return Buffer.concat([decipher.update(frame.subarray(headLength)), decipher.final()])
}

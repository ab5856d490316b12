import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** The best encoding that a client says it accepts. */
export function encodingOf(acceptEncoding: string | undefined): Encoding {
  const accepts = acceptEncoding ?? ''
  if (/\bbr\b/.test(accepts)) return 'br'
  return /\bgzip\b/.test(accepts) ? 'gzip' : 'identity'
}

// 256 kB hold any page; the usual window of 4 MB would be asked of the system for each.
const window = 18

/** Compresses at once: for pages of some 100 kB a thread of its own costs more than the millisecond that this takes. */
export function encode(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'identity') return body
  if (encoding === 'gzip') return gzipSync(body, { level: 4 })
  return brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 4,
      [constants.BROTLI_PARAM_LGWIN]: window,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
}

function decode(bytes: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'identity') return bytes
  return encoding === 'gzip' ? gunzipSync(bytes) : brotliDecompressSync(bytes)
}

/** A text that is held only in the encodings that were asked for; another one is made from those when it is. */
export function compressedText(text: Buffer) {
  const held = new Map<Encoding, Buffer>()
  let fresh: Buffer | null = text
  const plain = (): Buffer => {
    const [first] = held
    return fresh ?? (first ? decode(first[1], first[0]) : Buffer.alloc(0))
  }
  return {
    as(encoding: Encoding): Buffer {
      const known = held.get(encoding)
      if (known) return known
      const made = encode(plain(), encoding)
      held.set(encoding, made)
      fresh = null
      return made
    },
    /** Bytes held. */
    size: (): number => [...held.values()].reduce((sum, bytes) => sum + bytes.length, fresh?.length ?? 0),
  }
}

export type CompressedText = ReturnType<typeof compressedText>

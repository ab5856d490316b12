import { createContext } from 'react-router'

/** The HTML of a page in pieces: long texts are not joined before they become bytes, since each joining is a copy. */
export type HtmlChunks = readonly string[]

/**
 * A page that has just been drawn, on its way to `page-server.ts`: the body of a `Response` would be turned into bytes,
 * a stream and a string again.
 */
export const htmlChunksContext = createContext<HtmlChunks | null>(null)

/** The bytes of a page, written once. */
export function bytesOf(pieces: HtmlChunks): Buffer {
  const bytes = Buffer.allocUnsafeSlow(pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0))
  let at = 0
  for (const piece of pieces) at += bytes.write(piece, at)
  return bytes
}

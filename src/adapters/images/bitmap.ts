export type Pixels = { readonly data: Buffer; readonly width: number; readonly height: number; readonly channels: 3 }

const mostPixels = 40_000_000

/**
 * Reads an uncompressed Windows bitmap of 24 or 32 bits into RGB rows from the top; null for anything else. The image
 * library does not know BMP, which the specification allows.
 */
export function readBitmap(bytes: Buffer): Pixels | null {
  if (bytes.length < 54 || bytes.toString('latin1', 0, 2) !== 'BM') return null
  const start = bytes.readUInt32LE(10)
  const width = bytes.readInt32LE(18)
  const tall = bytes.readInt32LE(22)
  const depth = bytes.readUInt16LE(28)
  const compression = bytes.readUInt32LE(30)
  const height = Math.abs(tall)
  const isPlain = compression === 0 || (compression === 3 && depth === 32)
  if (width < 1 || height < 1 || width * height > mostPixels || !isPlain || (depth !== 24 && depth !== 32)) return null
  const step = depth / 8
  const rowLength = Math.ceil((width * step) / 4) * 4
  if (start + rowLength * height > bytes.length) return null
  const data = Buffer.allocUnsafe(width * height * 3)
  for (let y = 0; y < height; y += 1) {
    // A positive height means that the lowest row comes first.
    const from = start + rowLength * (tall > 0 ? height - 1 - y : y)
    for (let x = 0; x < width; x += 1) {
      const at = from + x * step
      const to = (y * width + x) * 3
      data[to] = bytes[at + 2] ?? 0
      data[to + 1] = bytes[at + 1] ?? 0
      data[to + 2] = bytes[at] ?? 0
    }
  }
  return { data, width, height, channels: 3 }
}

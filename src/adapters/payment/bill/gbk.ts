let codes: Map<string, number> | null = null

/** Every character of GBK with its two bytes, read out of the decoder: the platform has no encoder for it. */
function gbkCodes(): Map<string, number> {
  if (codes) return codes
  const decoder = new TextDecoder('gbk')
  codes = new Map()
  for (let high = 0x81; high <= 0xfe; high += 1)
    for (let low = 0x40; low <= 0xfe; low += 1) {
      const character = decoder.decode(Uint8Array.of(high, low))
      if (character.length === 1 && character !== '\uFFFD' && !codes.has(character)) codes.set(character, high * 256 + low)
    }
  return codes
}

/** Text in GBK, as Alipay writes its bills; a character that GBK lacks becomes a question mark. */
export function gbkBytes(text: string): Buffer {
  const table = gbkCodes()
  return Buffer.from(
    [...text].flatMap((character) => {
      const point = character.codePointAt(0) ?? 0x3f
      if (point < 0x80) return [point]
      const code = table.get(character) ?? 0x3f
      return code < 0x80 ? [code] : [code >> 8, code & 0xff]
    }),
  )
}

export function gbkText(bytes: Uint8Array): string {
  return new TextDecoder('gbk').decode(bytes)
}

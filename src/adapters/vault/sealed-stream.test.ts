import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { streamSealFor } from './sealed-stream.ts'

const seal = streamSealFor('a secret of at least thirty-two characters', 'test')

async function sealed(plain: Buffer, piece: number): Promise<Buffer> {
  const parts: Uint8Array[] = []
  const writer = seal.sealInto(async (bytes) => void parts.push(Buffer.from(bytes)))
  for (let at = 0; at < plain.length; at += piece) await writer.write(plain.subarray(at, at + piece))
  await writer.end()
  return Buffer.concat(parts)
}

async function* inPieces(bytes: Buffer, piece: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += piece) yield bytes.subarray(at, at + piece)
}

async function opened(bytes: Buffer, piece = 50_000, by = seal): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of by.open(inPieces(bytes, piece))) parts.push(part)
  return Buffer.concat(parts)
}

test('what was sealed opens again, whatever the pieces, also nothing and whole frames', async () => {
  for (const length of [0, 1, 65_535, 65_536, 65_537, 131_072, 300_001]) {
    const plain = randomBytes(length)
    for (const piece of [7_001, 65_536, 1_000_000]) expect((await opened(await sealed(plain, piece), piece)).equals(plain)).toBe(true)
  }
})

test('altered bytes, exchanged or missing frames and another key open nothing', async () => {
  const whole = await sealed(randomBytes(200_000), 10_000)
  const frame = 65_536 + 20
  const [first, second] = [whole.subarray(32, 32 + frame), whole.subarray(32 + frame, 32 + 2 * frame)]
  const exchanged = Buffer.concat([whole.subarray(0, 32), second, first, whole.subarray(32 + 2 * frame)])
  const altered = Buffer.from(whole)
  altered[70_000] = (altered[70_000] ?? 0) ^ 1
  const without = Buffer.concat([whole.subarray(0, 32 + frame), whole.subarray(32 + 2 * frame)])
  for (const bad of [altered, exchanged, without, whole.subarray(0, 32 + 2 * frame), whole.subarray(0, -1), whole.subarray(0, 32)])
    await expect(opened(bad)).rejects.toThrow()
  await expect(opened(whole, 50_000, streamSealFor('another secret of thirty-two characters!', 'test'))).rejects.toThrow()
})

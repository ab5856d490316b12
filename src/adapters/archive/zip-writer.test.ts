import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { openZip } from './zip-writer.ts'

test('a ZIP written piece by piece unpacks to the same files, long, short, empty and Chinese', async () => {
  const parts: Uint8Array[] = []
  const zip = openZip(async (bytes) => void parts.push(Buffer.from(bytes)))
  const picture = new Uint8Array(100_000).map((_, place) => place % 251)
  await zip.store('files/图.webp', picture)
  const line = '锌锭 0#，5 吨；'.repeat(500)
  await zip.deflate('data.json', async (write) => {
    for (let turn = 0; turn < 300; turn += 1) await write(line)
  })
  await zip.deflate('empty.txt', async () => undefined)
  await zip.finish()
  const packed = Buffer.concat(parts)
  const files = unzipSync(packed)
  expect(Object.keys(files)).toEqual(['files/图.webp', 'data.json', 'empty.txt'])
  expect(Buffer.from(files['files/图.webp'] ?? []).equals(picture)).toBe(true)
  expect(Buffer.from(files['data.json'] ?? []).toString()).toBe(line.repeat(300))
  expect(packed.length).toBeLessThan(picture.length + 60_000)
})

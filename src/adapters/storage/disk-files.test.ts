import { mkdir, mkdtemp, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isBusyError } from '../../kernel/failure/busy-error.ts'
import { diskFiles } from './disk-files.ts'

async function aFolder() {
  const folder = join(await mkdtemp(join(tmpdir(), 'files-')), 'files')
  await mkdir(folder)
  return { folder, files: diskFiles(folder) }
}
const bytes = Buffer.from('a certificate')
const outcome = (work: Promise<unknown>) =>
  work.then(
    (value) => value,
    (error: unknown) => (isBusyError(error) ? 'busy' : error),
  )
const pieces = (text: string) => (sink: (part: Uint8Array) => Promise<void>) => sink(Buffer.from(text))

test('what was put is read again; what was never put does not exist', async () => {
  const { files } = await aFolder()
  await files.put('0193-upload-ab', bytes)
  expect(await files.get('0193-upload-ab')).toEqual(bytes)
  expect([await files.get('0193-upload-cd'), await files.read('0193-upload-cd')]).toEqual([null, null])
})

test('with the folder gone nothing is said not to exist, nothing is put elsewhere, and all is there when it is back', async () => {
  const { folder, files } = await aFolder()
  await files.put('0193-upload-ab', bytes)
  await rename(folder, `${folder}-away`)
  const all = [files.get('0193-upload-ab'), files.read('0193-upload-ab'), files.put('0193-upload-cd', bytes)]
  expect(await Promise.all([...all, files.write('0193-upload-cd', pieces('x'))].map(outcome))).toEqual(Array(4).fill('busy'))
  await rename(`${folder}-away`, folder)
  expect([await files.get('0193-upload-ab'), await files.get('0193-upload-cd')]).toEqual([bytes, null])
})

test('on a full disk nothing half written is left, and there is room again afterwards', async () => {
  const { folder, files } = await aFolder()
  for (const put of [files.put, (name: string) => files.write(name, pieces('x'.repeat(100_000)))]) {
    await mkdir(join(folder, 'ab'), { recursive: true })
    // Every write to it answers that no space is left.
    await symlink('/dev/full', join(folder, 'ab', '0193-upload-ab.part'))
    expect(await outcome(put('0193-upload-ab', bytes))).toBe('busy')
    expect([await readdir(join(folder, 'ab')), await files.get('0193-upload-ab')]).toEqual([[], null])
    await put('0193-upload-ab', bytes)
    await rm(join(folder, 'ab'), { recursive: true })
  }
})

test('what stands in the way of a folder is busy, what filling a file throws is thrown on', async () => {
  const { folder, files } = await aFolder()
  await writeFile(join(folder, 'ab'), '')
  expect(await outcome(files.put('0193-upload-ab', bytes))).toBe('busy')
  expect(await outcome(files.get('0193-upload-ab'))).toBe('busy')
  const broken = new Error('the content cannot be made')
  expect(await outcome(files.write('0193-upload-cd', () => Promise.reject(broken)))).toBe(broken)
})

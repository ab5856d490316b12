import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { imageUpload } from '../../src/modules/site/endpoints-files.ts'
import { chatUpload } from '../../src/modules/chat/endpoints.ts'
import { aServedHouse } from '../fixtures/server/calls-server.ts'

const house = await aServedHouse()
const member = (await house.login('demo_buyer')).token ?? ''
const megabyte = 1024 * 1024

/** Begins a form and never ends it: what comes back was said without the body. */
function unfinished(path: string, token: string | null, bytes = 50 * megabyte): Promise<string> {
  const { hostname, port } = new URL(house.address)
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    let said = ''
    socket.on('data', (chunk) => {
      said += chunk.toString('latin1')
      socket.destroy()
    })
    socket.on('close', () => resolve(said))
    socket.on('error', () => resolve(said))
    socket.setTimeout(5_000, () => socket.destroy())
    const head = [
      `POST /${path} HTTP/1.1`,
      'host: x',
      'content-type: multipart/form-data; boundary=x',
      `content-length: ${bytes}`,
      ...(token ? [`authorization: Bearer ${token}`] : []),
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n`)
  })
}

async function post(
  path: string,
  size: number,
  files = 1,
): Promise<{ status: number; body: { state: number; code?: string }; retry: string | null }> {
  const form = new FormData()
  form.append('purpose', 'voucher')
  for (let number = 0; number < files; number += 1) form.append('file', new Blob([new Uint8Array(size)]), 'a.png')
  const answer = await fetch(`${house.address}/${path}`, { method: 'POST', body: form, headers: { authorization: `Bearer ${member}` } })
  return { status: answer.status, body: await answer.json(), retry: answer.headers.get('retry-after') }
}

test('without a login an upload is refused before its body is read', async () => {
  expect(await unfinished(imageUpload.path, null)).toMatch(/^HTTP\/1\.1 200[\s\S]*"state":266/)
  expect(await unfinished('v3/business/front/cart/add', null)).toMatch(/"state":266/)
})

test('who goes on sending after the refusal is cut off, far from the end', async () => {
  const total = 60 * megabyte
  const { hostname, port } = new URL(house.address)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  socket.resume()
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  socket.write(
    `POST /${imageUpload.path} HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: ${total}\r\n\r\n`,
  )
  const piece = Buffer.alloc(64 * 1024, 120)
  const pour = (): void => {
    while (!socket.destroyed) if (!socket.write(piece)) return void socket.once('drain', pour)
  }
  pour()
  await ended
  expect(socket.bytesWritten).toBeLessThan(30 * megabyte)
})

test('a member’s body that is longer than the call’s files is refused before it is read', async () => {
  expect(await unfinished(imageUpload.path, member)).toMatch(/^HTTP\/1\.1 413/)
})

test('a call that declares no files takes none', async () => {
  expect((await post('v3/business/front/cart/add', 100)).status).toBe(415)
})

test('more files than declared, and longer ones, are refused; the call says so in its words', async () => {
  expect((await post(chatUpload.path, 10, 3)).status).toBe(413)
  const long = await post(imageUpload.path, 4 * megabyte + 100)
  expect([long.status, long.body.code]).toEqual([200, 'site.fileTooLarge'])
})

test('beyond the bytes under way an upload is told to come again, and finds room when the others have left', async () => {
  const { hostname, port } = new URL(house.address)
  const sockets = Array.from({ length: 6 }, () => connect(Number(port), hostname))
  const head = `POST /${imageUpload.path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${member}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: ${4 * megabyte}\r\n\r\n--x\r\n`
  for (const socket of sockets) {
    socket.on('error', () => undefined)
    socket.write(head)
  }
  await new Promise((resolve) => setTimeout(resolve, 500))
  const refused = await post(imageUpload.path, megabyte)
  expect([refused.status, refused.retry]).toEqual([503, '5'])
  for (const socket of sockets) socket.destroy()
  await expect.poll(async () => (await post(imageUpload.path, megabyte)).body.code, { timeout: 15_000 }).toBe('site.fileNotImage')
})

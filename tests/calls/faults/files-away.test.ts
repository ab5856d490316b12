import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { goodsDetail } from '../../../src/modules/catalog/endpoints-goods.ts'
import { imageUpload } from '../../../src/modules/site/endpoints-files.ts'
import { chatSend, chatUpload } from '../../../src/modules/chat/endpoints.ts'
import { aServedHouse } from '../../fixtures/server/calls-server.ts'

const house = await aServedHouse()
const buyer = await house.login('demo_buyer')
const headers = { authorization: `Bearer ${buyer.token}` }
const folder = join(house.dataDir, 'files')
const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#9ac4e2' } })
  .png()
  .toBuffer()

async function upload(path: string) {
  const form = new FormData()
  form.append('purpose', 'avatar')
  form.append('file', new Blob([new Uint8Array(picture)]), 'a.png')
  const answer = await fetch(`${house.address}/${path}`, { method: 'POST', body: form, headers })
  const body: { state: number; code?: string; data?: { url: string } } = await answer.json()
  return { status: answer.status, retry: answer.headers.get('retry-after'), ...body }
}
const show = (url: string) => fetch(`${house.address}${url}`, { headers: { cookie: `zb_page=${buyer.token}` } })
const kept = async () => {
  const db = await house.database.connect()
  return (await db.query('SELECT (SELECT count(*) FROM uploaded_file) AS files, (SELECT count(*) FROM chat_file) AS chats')).rows
}

test('with the folder of uploads away, uploads and files are 503 and nothing is kept of them; goods and words of a chat go on', async () => {
  const before = [await upload(imageUpload.path), await upload(chatUpload.path)]
  const urls = before.map(({ data }) => data?.url ?? '')
  expect(await Promise.all(urls.map(async (url) => (await show(url)).status))).toEqual([200, 200])
  const rows = await kept()
  await rename(folder, `${folder}-away`)
  for (const path of [imageUpload.path, chatUpload.path])
    expect(await upload(path)).toMatchObject({ status: 503, retry: '5', code: 'api.tooBusy' })
  for (const url of urls) {
    const answer = await show(url)
    expect([url, answer.status, answer.headers.get('retry-after')]).toEqual([url, 503, '5'])
  }
  expect((await house.ask(goodsDetail, { productId: 100001 })).state).toBe(200)
  expect((await house.ask(chatSend, { vid: 1001, kind: 'text', text: '在吗' }, buyer)).state).toBe(200)
  expect(await kept()).toEqual(rows)
  await rename(`${folder}-away`, folder)
  expect(await Promise.all(urls.map(async (url) => (await show(url)).status))).toEqual([200, 200])
  expect(await upload(imageUpload.path)).toMatchObject({ status: 200, state: 200 })
})

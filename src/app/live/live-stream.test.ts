import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '../../../tests/fixtures/server/free-port.ts'
import { aServedHouse, callsAt } from '../../../tests/fixtures/server/calls-server.ts'
import { pageCookie } from '../../api/http-request.ts'
import { chatSend } from '../../modules/chat/endpoints.ts'
import { sellerAgentCalls } from '../../modules/chat/endpoints-agent.ts'
import { readConfig } from '../config/config.ts'
import { startServer } from '../main.ts'

const house = await aServedHouse()
const config = readConfig({ NODE_ENV: 'test', PORT: String(await freePort()), DATA_DIR: '/tmp', RATE_LIMITS: '0', LOG_LEVEL: 'error' })
const second = await startServer(config, house.database.url, null)
afterAll(() => second.stop())
const [buyer, supplier, company] = [await house.login('demo_buyer'), await house.login('demo_supplier'), await house.login('demo_company')]

/** Listens as a browser does; `next` waits for the next signal. */
async function listen(address: string, token: string | null, headers: Record<string, string> = {}) {
  const leaving = new AbortController()
  afterAll(() => leaving.abort())
  const cookie: Record<string, string> = token ? { cookie: `${pageCookie}=${encodeURIComponent(token)}` } : {}
  const response = await fetch(`${address}/live`, { headers: { ...cookie, ...headers }, signal: leaving.signal })
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let read = ''
  const next = async (): Promise<unknown> => {
    for (;;) {
      const found = /data: (.*)\n\n/.exec(read)
      if (found?.[1]) {
        read = read.slice(found.index + found[0].length)
        return JSON.parse(found[1])
      }
      const { value, done } = (await reader?.read()) ?? { done: true, value: undefined }
      if (done) return null
      read += decoder.decode(value, { stream: true })
    }
  }
  /** As a window does that is closed. */
  const close = async () => {
    leaving.abort()
    return (await fetch(`${address}/live/gone`, { method: 'POST', headers: { ...cookie, ...headers } })).status
  }
  return { status: response.status, type: response.headers.get('content-type'), next, close }
}

test('a message written through one process is heard by the open pages of both sides in another, by nobody else', async () => {
  const [own, desk, other] = [
    await listen(second.address, buyer.token),
    await listen(second.address, supplier.token),
    await listen(second.address, company.token),
  ]
  expect(own).toMatchObject({ status: 200, type: 'text/event-stream; charset=utf-8' })
  const sent = await house.ask(chatSend, { vid: 1001, kind: 'text', text: '0#锌锭有吗' }, buyer)
  const signal = { topic: 'chat.message', about: { threadId: sent.data?.threadId, vid: 1001, messageId: expect.any(Number) } }
  expect(await own.next()).toEqual(signal)
  expect(await desk.next()).toEqual(signal)
  expect(JSON.stringify(signal)).not.toContain('锌锭')
  // The stranger's next signal is one of their own.
  const foreign = other.next()
  const mine = await callsAt(second.address).ask(chatSend, { vid: 1001, kind: 'text', text: '我也要' }, company)
  expect(await foreign).toMatchObject({ about: { threadId: mine.data?.threadId } })
})

test('an open page counts as somebody being there', async () => {
  const { list = [] } = (await house.ask(sellerAgentCalls.threads, {}, supplier)).data ?? {}
  expect(list.map((thread) => thread.customer.isOnline)).toEqual([1, 1])
})

test('a visitor is told not to come back, and another site is refused', async () => {
  expect((await listen(house.address, null)).status).toBe(204)
  expect((await listen(house.address, buyer.token, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
})

test('a closed window is gone within seconds in every process, but not while another window is open in any of them', async () => {
  const personal = await house.login('demo_personal')
  await house.ask(chatSend, { vid: 1001, kind: 'text', text: '在吗' }, personal)
  const isThere = async () => {
    const { list = [] } = (await house.ask(sellerAgentCalls.threads, {}, supplier)).data ?? {}
    return list.filter((thread) => thread.customer.memberType === 1).map((thread) => thread.customer.isOnline)
  }
  expect(await isThere()).toEqual([0])
  const [desk, here, there] = [
    await listen(house.address, supplier.token),
    await listen(house.address, personal.token),
    await listen(second.address, personal.token),
  ]
  await expect.poll(isThere).toEqual([1])
  expect(await here.close()).toBe(204)
  await sleep(3_500)
  expect(await isThere()).toEqual([1])
  expect(await there.close()).toBe(204)
  await expect.poll(isThere, { timeout: 8_000 }).toEqual([0])
  // Coming and going are told to the desk, which then asks.
  for (let heard = 0; heard < 2; heard += 1) expect(await desk.next()).toMatchObject({ topic: 'chat.presence' })
})

test('nobody says goodbye for a visitor, nor another site for somebody', async () => {
  const say = (headers: Record<string, string>) => fetch(`${house.address}/live/gone`, { method: 'POST', headers })
  expect((await say({})).status).toBe(204)
  const cookie = `${pageCookie}=${encodeURIComponent(company.token ?? '')}`
  expect((await say({ cookie, 'sec-fetch-site': 'cross-site' })).status).toBe(403)
})

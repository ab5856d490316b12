import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import type { CookieChange } from '../../../src/api/handler.ts'
import { localWechatPath, serveLocalWechat } from '../../../src/adapters/wechat-open/local-wechat-open.ts'
import { wechatOpen } from '../../../src/adapters/wechat-open/wechat-open.ts'
import { wechatLogin } from '../../../src/modules/identity/endpoints.ts'
import { wechatBegin } from '../../../src/modules/identity/endpoints-wechat.ts'
import { aWayIn } from '../../fixtures/browser/login.ts'
import { aFaultProxy } from '../../fixtures/server/fault-proxy.ts'

const server = fastify()
const site = 'http://mall.example'
serveLocalWechat(server, { nodeEnv: 'test', siteUrl: site, secret: 'a secret of the app', now: Date.now })
const here = `${await server.listen({ port: 0, host: '127.0.0.1' })}${localWechatPath}`
afterAll(() => server.close())
const proxy = await aFaultProxy(here)
const wechat = wechatOpen({ connect: `${here}/connect/qrconnect`, api: proxy.through(here), secret: 'a secret of the app' })
const { ask, login } = await aWayIn({ wechat, siteUrl: site, wechatSettings: async () => ({ isOn: true, appId: 'wx-test' }) })

/** A browser that began a login and comes back from WeChat's page with a code. */
async function aReturn() {
  const cookies: Record<string, string | undefined> = {}
  const asking = { cookies, onCookie: (change: CookieChange) => void (cookies[change.name] = change.value ?? undefined) }
  const { data } = await ask(wechatBegin, { from: '/' }, asking)
  const page = await (await fetch(data?.url ?? '')).text()
  const back = new URL([...page.matchAll(/href="([^"]+)"/g)][0]?.[1]?.replaceAll('&amp;', '&') ?? '')
  return { asking, code: back.searchParams.get('code') ?? '', state: back.searchParams.get('state') ?? '' }
}

test.each(['refused', 'rubbish', 'silent'] as const)(
  'with WeChat %s its login says that it failed, the password opens the door, and the next scan works',
  async (fault) => {
    const { asking, code, state } = await aReturn()
    await proxy.set(fault)
    const began = performance.now()
    const refused = await ask(wechatLogin, { code, state }, asking)
    expect([refused.state, refused.code]).toEqual([255, 'identity.wechatFailed'])
    // A page waits ten seconds for a call (specification §9).
    expect(performance.now() - began).toBeLessThan(9_000)
    expect((await login('demo_buyer')).accessToken).not.toBe('')
    await proxy.set('none')
    const again = await aReturn()
    expect((await ask(wechatLogin, { code: again.code, state: again.state }, again.asking)).state).toBe(200)
  },
)

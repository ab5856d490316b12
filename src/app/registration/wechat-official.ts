import { createHmac } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Capture } from '../../adapters/outbox-capture/capture.ts'
import { localOfficialPath, serveLocalOfficial } from '../../adapters/wechat-official/local-official.ts'
import { officialAccount } from '../../adapters/wechat-official/official-account.ts'
import type { AppContext } from '../../api/handler.ts'
import { wechatPushPath, wechatPushRoutes, type WechatOfficial } from '../../modules/notification/server/public.ts'
import type { Config } from '../config/config.ts'
import { openWechatLogin } from './wechat-open.ts'

type Needs = { readonly house: AppContext; readonly siteUrl: string; readonly secret: string; readonly capture: Capture | null }

/** Both sides of WeChat: the login's app and the account that sends notices. */
export async function openWechat(server: FastifyInstance, config: Config, needs: Needs) {
  return { wechat: openWechatLogin(server, config, needs), official: await openOfficial(server, config, needs) }
}

/** The official account of this installation and its pushes: the real one with keys, a stand-in on this server without, nothing in production without. */
async function openOfficial(server: FastifyInstance, config: Config, needs: Needs): Promise<WechatOfficial | null> {
  const { WECHAT_OFFICIAL_APP_ID: appId, WECHAT_OFFICIAL_SECRET: secret, WECHAT_OFFICIAL_TOKEN: token } = config
  if (appId && secret && token) {
    await server.register(wechatPushRoutes({ house: needs.house, appId, token, aesKey: config.WECHAT_OFFICIAL_AES_KEY }))
    return officialAccount({ api: 'https://api.weixin.qq.com', appId, secret, usualTemplate: config.WECHAT_OFFICIAL_TEMPLATE ?? '' })
  }
  return needs.capture ? localOfficial(server, config, { ...needs, capture: needs.capture }) : null
}

async function localOfficial(server: FastifyInstance, config: Config, { house, siteUrl, secret, capture }: Needs & { capture: Capture }) {
  const keyOf = (use: string) => createHmac('sha256', secret).update(`local official ${use}`).digest('hex')
  const keys = { appId: 'wx-demo-official', secret: keyOf('secret'), token: keyOf('token'), aesKey: aesKeyOf(keyOf('aes')) }
  await server.register(wechatPushRoutes({ house, ...keys }))
  serveLocalOfficial(server, {
    ...keys,
    nodeEnv: config.NODE_ENV,
    pushUrl: `${siteUrl}${wechatPushPath}`,
    now: Date.now,
    keep: ({ openId, lines: [subject = '', ...rest], url }) =>
      capture.keep({ channel: 'wechat', receiver: openId, subject, body: [...rest, url].filter((line) => line !== '').join('\n') }),
  })
  return officialAccount({ api: `${siteUrl}${localOfficialPath}`, ...keys, usualTemplate: 'demo-notice' })
}

/** 32 bytes in the 43 letters in which WeChat shows them. */
function aesKeyOf(hex: string): string {
  return Buffer.from(hex, 'hex').toString('base64').slice(0, 43)
}

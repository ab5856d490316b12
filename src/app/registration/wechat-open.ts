import { createHmac } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { localWechatPath, serveLocalWechat } from '../../adapters/wechat-open/local-wechat-open.ts'
import { realWechat, wechatOpen } from '../../adapters/wechat-open/wechat-open.ts'
import { type WechatOpen } from '../../modules/identity/server/public.ts'
import type { Config } from '../config/config.ts'

/** The WeChat platform of this installation: the real one with keys, a stand-in on this server without, nothing in production without. */
export function openWechatLogin(
  server: FastifyInstance,
  config: Config,
  of: { readonly siteUrl: string; readonly secret: string },
): WechatOpen | null {
  if (config.WECHAT_OPEN_SECRET) return wechatOpen({ ...realWechat, secret: config.WECHAT_OPEN_SECRET })
  if (config.NODE_ENV === 'production') return null
  const secret = createHmac('sha256', of.secret).update('local wechat').digest('hex')
  serveLocalWechat(server, { nodeEnv: config.NODE_ENV, siteUrl: of.siteUrl, secret, now: Date.now })
  const here = `${of.siteUrl}${localWechatPath}`
  return wechatOpen({ connect: `${here}/connect/qrconnect`, api: here, secret })
}

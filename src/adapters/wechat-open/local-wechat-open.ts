import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { configurationError } from '../../kernel/failure/configuration-error.ts'
import { translate } from '../../kernel/i18n/translate.ts'
import { wechatOpenMessages } from './messages.ts'

export const localWechatPath = '/dev/wechat-open'
const people = [1, 2, 3] as const
const lifeMs = 10 * 60_000

type Query = Readonly<Record<string, string | undefined>>

/**
 * The WeChat open platform for a demonstration: the authorize page, the exchange of a code (once, ten minutes, for its
 * app id and secret) and the person behind it, under /dev/wechat-open. Refuses production.
 */
export function serveLocalWechat(
  server: FastifyInstance,
  of: { readonly nodeEnv: string; readonly siteUrl: string; readonly secret: string; readonly now: () => number },
): void {
  if (of.nodeEnv === 'production')
    throw configurationError('生产环境不能使用微信开放平台替身。The WeChat stand-in refuses production: configure the real keys.')
  const used = new Set<string>()
  const seal = (use: string, text: string) => `${text}.${createHmac('sha256', of.secret).update(`${use}\n${text}`).digest('base64url')}`
  const open = (use: string, sealed: string): string[] | null => {
    const text = sealed.slice(0, sealed.lastIndexOf('.'))
    const [right, given] = [Buffer.from(seal(use, text)), Buffer.from(sealed)]
    if (right.length !== given.length || !timingSafeEqual(right, given)) return null
    const parts = text.split('.')
    return Number(parts.at(-1)) > of.now() ? parts : null
  }
  const until = () => String(of.now() + lifeMs)

  server.get<{ Querystring: Query }>(`${localWechatPath}/connect/qrconnect`, async (request, reply) => {
    const { appid = '', redirect_uri: back = '', state = '' } = request.query
    if (!back.startsWith(`${of.siteUrl}/`) || request.query.scope !== 'snsapi_login')
      return reply.code(400).send({ errcode: 10003, errmsg: 'redirect_uri' })
    const linkOf = (extra: Readonly<Record<string, string>>) => {
      const url = new URL(back)
      for (const [name, value] of Object.entries(extra)) url.searchParams.set(name, value)
      return url.href.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
    }
    const codes = people.map((person) =>
      linkOf({ code: seal('code', `${appid}.${person}.${randomBytes(6).toString('hex')}.${until()}`), state }),
    )
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'")
      .type('text/html; charset=utf-8')
      .send(pageOf(codes, linkOf({ state })))
  })
  server.get<{ Querystring: Query }>(`${localWechatPath}/sns/oauth2/access_token`, async (request, reply) => {
    const { appid = '', secret = '', code = '' } = request.query
    const [forApp, person] = open('code', code) ?? []
    if (secret !== of.secret) return reply.send({ errcode: 40125, errmsg: 'invalid appsecret' })
    if (!person || forApp !== appid || request.query.grant_type !== 'authorization_code')
      return reply.send({ errcode: 40029, errmsg: 'invalid code' })
    if (used.has(code)) return reply.send({ errcode: 40163, errmsg: 'code been used' })
    used.add(code)
    return reply.send({
      access_token: seal('token', `${person}.${until()}`),
      expires_in: 7200,
      refresh_token: seal('refresh', `${person}.${until()}`),
      openid: `demo-openid-${person}`,
      scope: 'snsapi_login',
      unionid: `demo-unionid-${person}`,
    })
  })
  server.get<{ Querystring: Query }>(`${localWechatPath}/sns/userinfo`, async (request, reply) => {
    const [person] = open('token', request.query.access_token ?? '') ?? []
    if (!person || request.query.openid !== `demo-openid-${person}`) return reply.send({ errcode: 40003, errmsg: 'invalid openid' })
    const nickname = translate('zh', wechatOpenMessages)('person', { number: person })
    return reply.send({
      openid: `demo-openid-${person}`,
      nickname,
      sex: 0,
      province: '',
      city: '',
      country: '',
      headimgurl: '',
      privilege: [],
      unionid: `demo-unionid-${person}`,
    })
  })
}

function pageOf(codes: readonly string[], refusal: string): string {
  const t = translate('zh', wechatOpenMessages)
  const links = codes.map((href, place) => `<a href="${href}">${t('person', { number: place + 1 })}</a>`).join('')
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${t('title')}</title><style>
body{font:16px/1.6 system-ui,sans-serif;margin:48px auto;max-width:420px;padding:0 16px;color:#121d28;background:#f5f7fa}h1{font-size:20px}b{background:#b4541a;color:#fff;border-radius:3px;padding:1px 6px;font-size:12px}
a{display:block;margin:10px 0;padding:12px 16px;background:#fff;border:1px solid #dbe2e8;border-radius:6px;color:#2c5f85;text-decoration:none}
</style></head><body><h1><b>${t('demo')}</b> ${t('title')}</h1><p>${t('explain')}</p>${links}<a href="${refusal}">${t('refuse')}</a></body></html>`
}

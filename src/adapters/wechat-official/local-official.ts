import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { configurationError } from '../../kernel/failure/configuration-error.ts'
import { fansPage } from './fans-page.ts'
import { serveFollowers } from './local-followers.ts'
import { localFans, type Query } from './local-people.ts'
import { pushEvent } from './local-push.ts'

export const localOfficialPath = '/dev/wechat-official'
export const localTemplates = [
  { template_id: 'demo-notice', title: '', content: '{{thing1.DATA}}\n{{notice2.DATA}}' },
  { template_id: 'demo-order', title: '', content: '{{character_string1.DATA}}\n{{thing2.DATA}}' },
]
const lifeSeconds = 7200
const mostForced = 20

export type LocalOfficial = {
  readonly nodeEnv: string
  readonly appId: string
  readonly secret: string
  /** Signs what is pushed to the mall. */
  readonly token: string
  /** Seals what is pushed (security mode); without it pushes are plain. */
  readonly aesKey?: string
  /** How many ids one page of followers holds; WeChat's own pages hold 10,000. */
  readonly pageSize?: number
  /** Who else follows from the beginning, for tests. */
  readonly more?: readonly { readonly openId: string; readonly unionId: string | null }[]
  /** Where pushes go. */
  readonly pushUrl: string
  readonly now: () => number
  readonly keep: (message: { openId: string; template: string; lines: readonly string[]; url: string }) => Promise<void>
}
type Sent = { touser?: unknown; template_id?: unknown; url?: unknown; client_msg_id?: unknown; data?: Record<string, { value?: unknown }> }

/**
 * An official account's API for a demonstration and for tests: tokens that end and replace each other, its templates, who
 * follows, template messages with their rules, and the signed push when somebody follows or leaves. Refuses production.
 */
export function serveLocalOfficial(server: FastifyInstance, localOfficial: LocalOfficial) {
  if (localOfficial.nodeEnv === 'production')
    throw configurationError('生产环境不能使用公众号替身。The stand-in of the account refuses production: configure the real keys.')
  const state = {
    token: '',
    until: 0,
    forced: 0,
    refusal: null as number | null,
    asked: { token: 0, send: 0 },
    following: new Set<string>(),
    sent: new Map<string, number>(),
  }
  const renew = () => {
    state.token = randomBytes(24).toString('base64url')
    state.until = localOfficial.now() + lifeSeconds * 1000
  }
  const wrongToken = ({ access_token: given }: Query) => {
    if (!given) return { errcode: 41001, errmsg: 'access_token missing' }
    if (given !== state.token) return { errcode: 40001, errmsg: 'invalid credential, access_token is invalid or not latest' }
    return state.until <= localOfficial.now() ? { errcode: 42001, errmsg: 'access_token expired' } : null
  }
  const api = `${localOfficialPath}/cgi-bin`

  server.post(`${api}/stable_token`, async (request) => {
    state.asked.token += 1
    const { grant_type: grant, appid, secret, force_refresh: force } = (request.body ?? {}) as Record<string, unknown>
    if (grant !== 'client_credential') return { errcode: 40002, errmsg: 'invalid grant_type' }
    if (appid !== localOfficial.appId) return { errcode: 40013, errmsg: 'invalid appid' }
    if (secret !== localOfficial.secret) return { errcode: 40125, errmsg: 'invalid appsecret' }
    if (force === true && (state.forced += 1) > mostForced) return { errcode: 45009, errmsg: 'reach max api daily quota limit' }
    if (force === true || state.until <= localOfficial.now() + 300_000) renew()
    return { access_token: state.token, expires_in: Math.floor((state.until - localOfficial.now()) / 1000) }
  })
  server.get<{ Querystring: Query }>(
    `${api}/template/get_all_private_template`,
    async (request) => wrongToken(request.query) ?? { template_list: localTemplates },
  )
  server.post<{ Querystring: Query; Body: Sent | null }>(`${api}/message/template/send`, async (request) => {
    state.asked.send += 1
    const wrong = wrongToken(request.query) ?? wrongMessage(request.body ?? {}, state.following)
    if (wrong) return wrong
    if (state.refusal !== null) return { errcode: state.refusal, errmsg: 'as the test wishes' }
    const { touser, template_id: template, url, client_msg_id: key, data = {} } = request.body ?? {}
    const seen = state.sent.get(`${String(touser)} ${String(key)}`)
    if (seen !== undefined) return { errcode: 0, errmsg: 'ok', msgid: seen }
    state.sent.set(`${String(touser)} ${String(key)}`, state.sent.size + 1)
    await localOfficial.keep({
      openId: String(touser),
      template: String(template),
      lines: linesOf(data),
      url: typeof url === 'string' ? url : '',
    })
    return { errcode: 0, errmsg: 'ok', msgid: state.sent.size }
  })
  const follow = async (openId: string, follows: boolean) => {
    state.following[follows ? 'add' : 'delete'](openId)
    return pushEvent(localOfficial, openId, follows ? 'subscribe' : 'unsubscribe')
  }
  serveFans(server, state.following, follow)
  serveFollowers(server, { api, wrongToken, following: state.following, ...localOfficial })
  return {
    asked: state.asked,
    follow,
    /** As if somebody had begun to follow long before the mall listened: nothing is pushed. */
    followedBefore: (openId: string) => void state.following.add(openId),
    /** Answers every message with this code, null for its own judgement; and as if somebody else had renewed the token. */
    refuseWith: (code: number | null) => void (state.refusal = code),
    replaceToken: renew,
  }
}

/** The page on which the demonstration's people follow or leave. */
function serveFans(server: FastifyInstance, following: ReadonlySet<string>, follow: (openId: string, follows: boolean) => Promise<number>) {
  server.get<{ Querystring: Query }>(localOfficialPath, async (request, reply) => {
    const fan = localFans.find((localFan) => localFan.openId === request.query.openid)
    if (fan) await follow(fan.openId, request.query.follow === '1')
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'")
      .type('text/html; charset=utf-8')
      .send(fansPage(localOfficialPath, localFans, following))
  })
}

function linesOf(data: NonNullable<Sent['data']>): string[] {
  return Object.values(data).map(({ value }) => String(value))
}

/** What the published rules refuse in a message. */
function wrongMessage(message: Sent, following: ReadonlySet<string>): { errcode: number; errmsg: string } | null {
  const fan = localFans.find((localFan) => localFan.openId === message.touser)
  if (!fan) return { errcode: 40003, errmsg: 'invalid openid' }
  const template = localTemplates.find((localTemplate) => localTemplate.template_id === message.template_id)
  if (!template) return { errcode: 40037, errmsg: 'invalid template_id' }
  if (!following.has(fan.openId)) return { errcode: 43004, errmsg: 'require subscribe' }
  const wanted = [...template.content.matchAll(/\{\{(\w+)\.DATA\}\}/g)].map(([, name = '']) => name)
  const missing = wanted.find((name) => typeof message.data?.[name]?.value !== 'string' || message.data[name].value === '')
  if (missing) return { errcode: 47003, errmsg: `argument invalid! data.${missing}.value is empty` }
  const long = wanted.find((name) => name.startsWith('thing') && Array.from(String(message.data?.[name]?.value)).length > 20)
  return long ? { errcode: 47003, errmsg: `argument invalid! data.${long}.value is invalid` } : null
}

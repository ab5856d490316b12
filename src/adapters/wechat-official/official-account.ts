import { z } from 'zod'
import type { WechatNotification, WechatOfficial, WechatOutcome } from '../../modules/notification/server/ports.ts'
import { accessTokens } from './access-token.ts'
import { callWechatApi, WechatAway } from './call-wechat-api.ts'
import { fieldsIn, fieldValue } from './template-fields.ts'

export type OfficialKeys = {
  /** `https://api.weixin.qq.com`, or its stand-in. */
  readonly api: string
  readonly appId: string
  readonly secret: string
  /** A template with a field for the title and one for the text, where an event has none of its own; or empty. */
  readonly usualTemplate: string
}

const keepTemplatesMs = 600_000
const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() })
const refusal = z.object({ errcode: z.number() })
const templates = z.object({ template_list: z.array(z.object({ template_id: z.string(), content: z.string() })) })
const followers = z.object({
  total: z.number(),
  count: z.number(),
  data: z.object({ openid: z.array(z.string().min(1).max(100)) }).optional(),
  next_openid: z.string().default(''),
})
const person = z.object({ subscribe: z.number(), unionid: z.string().min(1).max(100).optional() })
const people = z.object({ user_info_list: z.array(person.extend({ openid: z.string().min(1).max(100) })) })

const tokenOver = new Set([40001, 40014, 42001])
const takesNone = new Set([43004, 43101])
const dayIsFull = new Set([45009])
// Busy, too fast, or something that the operator sets right at WeChat: secret, address list, right to the call.
const mayPass = new Set([-1, 45011, 43108, 40013, 40125, 40164, 48001, 50002])

/**
 * Template messages of an official account: `cgi-bin/stable_token`, `cgi-bin/message/template/send` and what they need. Facts
 * fill the template's fields in their order, as WeChat itself lists them.
 */
export function officialAccount(keys: OfficialKeys, now: () => number = Date.now): WechatOfficial {
  const tokens = accessTokens(async (force) => {
    const wish = { grant_type: 'client_credential', appid: keys.appId, secret: keys.secret, force_refresh: force }
    const answer = await callWechatApi(new URL(`${keys.api}/cgi-bin/stable_token`), wish)
    const given = tokenAnswer.safeParse(answer)
    if (!given.success) throw new WechatAway(`wechat: no token, ${codeOf(answer)}`)
    return { token: given.data.access_token, seconds: given.data.expires_in }
  }, now)
  /** Asks with the present token, and once more with another when that one is over. */
  const ask = async (path: string, query: Readonly<Record<string, string>> = {}, body?: unknown) => {
    const withToken = (token: string) =>
      callWechatApi(new URL(`${keys.api}/cgi-bin/${path}?${new URLSearchParams({ access_token: token, ...query })}`), body)
    const token = await tokens.current()
    const answer = await withToken(token)
    return tokenOver.has(codeOf(answer)) ? withToken(await tokens.instead(token)) : answer
  }
  const fieldsOf = templateBook(async () => {
    const answer = await ask('template/get_all_private_template')
    const listed = templates.safeParse(answer)
    if (!listed.success) throw new WechatAway(`wechat: no templates, ${codeOf(answer)}`)
    return new Map(listed.data.template_list.map((one) => [one.template_id, fieldsIn(one.content)]))
  }, now)
  return {
    send: async (message) => {
      const template = message.number || keys.usualTemplate
      const fields = template === '' ? null : await fieldsOf(template)
      if (!fields) return { kind: 'never', reason: template === '' ? 'wechat: no template' : 'wechat: 40037' }
      const values = message.number === '' ? [message.title, message.text] : Object.values(message.facts)
      if (fields.length > values.length) return { kind: 'never', reason: 'wechat: the template has more fields than the text has facts' }
      return outcomeOf(codeOf(await ask('message/template/send', {}, bodyOf(message, template, fields, values))))
    },
    fanOf: async (openId) => {
      const answer = await ask('user/info', { openid: openId, lang: 'zh_CN' })
      const found = person.safeParse(answer)
      if (found.success) return { isFollowing: found.data.subscribe === 1, unionId: found.data.unionid ?? null }
      if (codeOf(answer) === 40003) return null
      throw new WechatAway(`wechat: nobody told, ${codeOf(answer)}`)
    },
    followers: async (after) => {
      const answer = await ask('user/get', after === '' ? {} : { next_openid: after })
      const page = followers.safeParse(answer)
      if (!page.success) throw new WechatAway(`wechat: no followers told, ${codeOf(answer)}`)
      const openIds = page.data.data?.openid ?? []
      // The last page names its last follower too; the one after it is empty.
      return { total: page.data.total, openIds, next: openIds.length === 0 ? '' : page.data.next_openid }
    },
    fansOf: async (openIds) => {
      const answer = await ask('user/info/batchget', {}, { user_list: openIds.map((openid) => ({ openid, lang: 'zh_CN' })) })
      const found = people.safeParse(answer)
      if (!found.success) throw new WechatAway(`wechat: nobody told, ${codeOf(answer)}`)
      return found.data.user_info_list.map((one) => ({
        openId: one.openid,
        isFollowing: one.subscribe === 1,
        unionId: one.unionid ?? null,
      }))
    },
  }
}

/** The fields of the account's templates, asked for again after a while and for a number that is new. */
function templateBook(ask: () => Promise<ReadonlyMap<string, readonly string[]>>, now: () => number) {
  let [book, until]: [ReadonlyMap<string, readonly string[]>, number] = [new Map(), 0]
  return async (template: string): Promise<readonly string[] | null> => {
    if (until <= now() || !book.has(template)) [book, until] = [await ask(), now() + keepTemplatesMs]
    return book.get(template) ?? null
  }
}

function bodyOf(message: WechatNotification, template: string, fields: readonly string[], values: readonly string[]) {
  return {
    touser: message.openId,
    template_id: template,
    client_msg_id: message.key,
    ...(message.link === '' ? {} : { url: message.link }),
    data: Object.fromEntries(fields.map((name, place) => [name, { value: fieldValue(name, values[place] ?? '') }])),
  }
}

/** WeChat's code; not a number for an answer without one. */
function codeOf(answer: unknown): number {
  const refused = refusal.safeParse(answer)
  return refused.success ? refused.data.errcode : Number.NaN
}

function outcomeOf(code: number): WechatOutcome {
  const reason = `wechat: ${code}`
  if (Number.isNaN(code)) throw new WechatAway('wechat: answer not understood')
  if (code === 0) return { kind: 'sent' }
  if (takesNone.has(code)) return { kind: 'notFollowing', reason }
  if (dayIsFull.has(code)) return { kind: 'later', reason }
  if (tokenOver.has(code) || mayPass.has(code)) throw new WechatAway(reason)
  return { kind: 'never', reason }
}

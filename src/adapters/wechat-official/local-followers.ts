import type { FastifyInstance } from 'fastify'
import { localFans, type Query } from './local-people.ts'

type Serving = {
  readonly api: string
  readonly wrongToken: (query: Query) => { errcode: number; errmsg: string } | null
  readonly following: ReadonlySet<string>
  readonly now: () => number
  readonly pageSize?: number
  readonly more?: readonly { readonly openId: string; readonly unionId: string | null }[]
}
type Asked = { readonly user_list?: readonly { readonly openid?: unknown }[] }

const mostAtOnce = 100

/** One person (`user/info`), the list of followers in pages (`user/get`) and up to a hundred of them at once (`user/info/batchget`). */
export function serveFollowers(server: FastifyInstance, { api, wrongToken, following, now, pageSize = 10_000, more = [] }: Serving): void {
  const everybody = () => [...localFans.filter((fan) => following.has(fan.openId)), ...more]
  server.get<{ Querystring: Query }>(`${api}/user/info`, async ({ query }) => {
    const fan = localFans.find((localFan) => localFan.openId === query['openid'])
    const wrong = wrongToken(query)
    if (wrong || !fan) return wrong ?? { errcode: 40003, errmsg: 'invalid openid' }
    return following.has(fan.openId)
      ? { subscribe: 1, openid: fan.openId, unionid: fan.unionId, language: 'zh_CN', subscribe_time: Math.floor(now() / 1000) }
      : { subscribe: 0, openid: fan.openId, unionid: fan.unionId }
  })
  server.get<{ Querystring: Query }>(`${api}/user/get`, async ({ query }) => {
    const wrong = wrongToken(query)
    if (wrong) return wrong
    const fans = everybody()
    const after = query['next_openid'] ?? ''
    const place = fans.findIndex((fan) => fan.openId === after)
    if (after !== '' && place < 0) return { errcode: 40003, errmsg: 'invalid openid' }
    const page = fans.slice(place + 1, place + 1 + pageSize).map((fan) => fan.openId)
    const counted = { total: fans.length, count: page.length }
    return page.length === 0 ? { ...counted, next_openid: '' } : { ...counted, data: { openid: page }, next_openid: page.at(-1) }
  })
  server.post<{ Querystring: Query; Body: Asked | null }>(`${api}/user/info/batchget`, async ({ query, body }) => {
    const wrong = wrongToken(query)
    if (wrong) return wrong
    const asked = body?.user_list ?? []
    if (asked.length === 0 || asked.length > mostAtOnce) return { errcode: 40130, errmsg: 'invalid openid list size' }
    const known = new Map([...localFans, ...more].map((fan) => [fan.openId, fan]))
    const follows = new Set(everybody().map((fan) => fan.openId))
    if (asked.some(({ openid }) => !known.has(String(openid)))) return { errcode: 40003, errmsg: 'invalid openid' }
    return {
      user_info_list: asked.map(({ openid }) => {
        const fan = known.get(String(openid))
        const shared = fan?.unionId ? { unionid: fan.unionId } : {}
        return { subscribe: follows.has(String(openid)) ? 1 : 0, openid, ...shared }
      }),
    }
  })
}

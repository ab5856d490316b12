import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { AppContext } from '../../../../api/handler.ts'
import { requestJob } from '../../../../kernel/events/events.ts'
import { removeWechatFollower, saveWechatFollower } from '../../../identity/server/public.ts'
import type { WechatOfficial } from '../ports.ts'
import { isSignedWith, openedPush, sealedIn } from './wechat-envelope.ts'

export const wechatPushPath = '/v3/msg/notify/wechat'
/** The job that asks WeChat whether somebody follows. */
export const followerJob = 'message.fan'
const largestPush = 65_536
const freshForMs = 600_000

type Query = Readonly<Record<string, string | undefined>>
type PushesOf = {
  readonly house: AppContext
  readonly appId: string
  readonly token: string
  /** The EncodingAESKey of an account in security mode; empty for plain mode. */
  readonly aesKey?: string | undefined
}

/**
 * What WeChat pushes to the mall about its official account: the handshake (GET) and events (POST), in plain mode, or with an
 * `aesKey` in security mode, where nothing plain is believed any more. A push is only a hint who moved; whether they follow is
 * asked of WeChat itself by a job, so an old push that comes again does no harm.
 */
export function wechatPushRoutes(pushesOf: PushesOf): (app: FastifyInstance) => Promise<void> {
  return async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: largestPush }, (_request, body, done) => done(null, body))
    app.get<{ Querystring: Query }>(wechatPushPath, async ({ query }, reply) => {
      const isTrue = isSigned(query, pushesOf.token, pushesOf.house.clock.now())
      return reply
        .code(isTrue ? 200 : 403)
        .type('text/plain; charset=utf-8')
        .send(isTrue ? (query.echostr ?? '') : '')
    })
    app.post<{ Querystring: Query }>(wechatPushPath, async ({ query, body }, reply) => {
      const xml = messageOf(query, typeof body === 'string' ? body : '', pushesOf)
      if (xml === null) return reply.code(403).type('text/plain').send('')
      const openId = whoMoved(xml)
      if (openId) await pushesOf.house.inTransaction((tx) => requestJob(tx, followerJob, { openId }, { key: `${followerJob} ${openId}` }))
      return reply.type('text/plain').send('success')
    })
  }
}

/** The message of a push that WeChat signed; null for one that it did not, or not as this account wants it. */
function messageOf(query: Query, body: string, pushesOf: PushesOf): string | null {
  const now = pushesOf.house.clock.now()
  if (!pushesOf.aesKey) return query['encrypt_type'] !== 'aes' && isSigned(query, pushesOf.token, now) ? body : null
  const { msg_signature: signature = '', timestamp = '', nonce = '' } = query
  const sealed = query['encrypt_type'] === 'aes' ? sealedIn(body) : null
  if (sealed === null || !isFresh(timestamp, now) || !isSignedWith(signature, [pushesOf.token, timestamp, nonce, sealed])) return null
  return openedPush(sealed, { appId: pushesOf.appId, token: pushesOf.token, aesKey: pushesOf.aesKey })
}

/** Signed over token, time and nonce, not older than ten minutes. */
function isSigned({ signature = '', timestamp = '', nonce = '' }: Query, token: string, now: Date): boolean {
  return isFresh(timestamp, now) && isSignedWith(signature, [token, timestamp, nonce])
}

function isFresh(timestamp: string, now: Date): boolean {
  return Math.abs(now.getTime() - Number(timestamp) * 1000) <= freshForMs
}

/** The id of somebody who began to follow or left; null for every other push. */
function whoMoved(xml: string): string | null {
  const textOf = (name: string) => new RegExp(`<${name}>(?:<!\\[CDATA\\[)?([\\w-]{1,64})(?:\\]\\]>)?</${name}>`).exec(xml)?.[1]
  const isMove = textOf('MsgType') === 'event' && ['subscribe', 'unsubscribe'].includes(textOf('Event') ?? '')
  return isMove ? (textOf('FromUserName') ?? null) : null
}

const payload = z.object({ openId: z.string() })

/** Notes whether somebody follows, as WeChat says now. Without the id that is shared with the login nobody could be found by it. */
export async function refreshFollower(app: AppContext, wechat: WechatOfficial | null, given: unknown): Promise<void> {
  const { openId } = payload.parse(given)
  const fan = await wechat?.fanOf(openId)
  const now = app.clock.now()
  if (fan?.isFollowing && fan.unionId) {
    const { unionId } = fan
    await app.inTransaction((tx) => saveWechatFollower(tx, { openId, unionId }, now))
  } else await app.inTransaction((tx) => removeWechatFollower(tx, openId))
}

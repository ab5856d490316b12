import { z } from 'zod'
import type { WechatOpen } from '../../modules/identity/server/ports.ts'

/** Addresses of the platform, or of its stand-in. */
export const realWechat = { connect: 'https://open.weixin.qq.com/connect/qrconnect', api: 'https://api.weixin.qq.com' } as const
export type WechatKeys = {
  readonly connect: string
  readonly api: string
  /** The secret of the app id in the settings. */ readonly secret: string
}

/** For both questions together: a page waits ten seconds for a call. */
const timeoutMs = 5_000
// Refusals come as HTTP 200 with errcode, so only the wanted shape counts as an answer.
const tokenAnswer = z.object({
  access_token: z.string().min(1),
  openid: z.string().min(1).max(100),
  unionid: z.string().max(100).optional(),
})
const personAnswer = z.object({ openid: z.string(), nickname: z.string().default(''), unionid: z.string().max(100).optional() })

/** The WeChat open platform's website login: authorize page, `sns/oauth2/access_token`, `sns/userinfo`. */
export function wechatOpen({ connect, api, secret }: WechatKeys): WechatOpen {
  return {
    authorizeUrl: ({ appId, state, returnTo }) => {
      const query = new URLSearchParams({ appid: appId, redirect_uri: returnTo, response_type: 'code', scope: 'snsapi_login', state })
      return `${connect}?${query}#wechat_redirect`
    },
    personOf: async ({ appId, code }) => {
      const signal = AbortSignal.timeout(timeoutMs)
      const token = tokenAnswer.safeParse(
        await ask(`${api}/sns/oauth2/access_token`, { appid: appId, secret, code, grant_type: 'authorization_code' }, signal),
      )
      if (!token.success) return null
      const person = personAnswer.safeParse(
        await ask(`${api}/sns/userinfo`, { access_token: token.data.access_token, openid: token.data.openid, lang: 'zh_CN' }, signal),
      )
      if (!person.success || person.data.openid !== token.data.openid) return null
      return {
        openId: person.data.openid,
        unionId: person.data.unionid ?? token.data.unionid ?? null,
        nickName: Array.from(person.data.nickname.trim()).slice(0, 40).join(''),
      }
    },
  }
}

async function ask(address: string, query: Readonly<Record<string, string>>, signal: AbortSignal): Promise<unknown> {
  try {
    const answer = await fetch(`${address}?${new URLSearchParams(query)}`, { signal, redirect: 'error' })
    return answer.ok ? await answer.json() : null
  } catch {
    // An outage and a refusal are the same to the person at the door: the other ways in stay open.
    return null
  }
}

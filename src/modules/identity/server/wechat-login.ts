import { failure, isFailure, type Failure } from '../../../shared/failure.ts'
import type { Call } from '../../../api/handler.ts'
import { safeRedirect } from '../rules/safe-redirect.ts'
import type { IdentityDeps } from './deps.ts'
import { openSession } from './open-session.ts'
import type { WechatOpen } from './ports.ts'
import { addRefusal } from './refusal-store.ts'
import { hashOf, looksLikeToken, macOf, randomToken } from './secrets.ts'
import { clientOf } from './session-client.ts'
import type { Tokens } from './session-tokens.ts'
import { keepWechatCookie, wechatCookie } from './token-cookies.ts'
import { accountOfWechat, addWechatBind, addWechatState, takeWechatState, type BrowserKey } from './wechat-store.ts'

const minute = 60_000
const stateLife = 5 * minute
const bindLife = 10 * minute

/** The switched-on WeChat, or the sentence that it is off: by the setting, or because no keys are configured. */
export async function wechatOf(call: Call, deps: IdentityDeps): Promise<{ wechat: WechatOpen; appId: string } | Failure> {
  const { isOn, appId } = await deps.wechatSettings(call.house.read)
  return isOn && appId !== '' && deps.wechat ? { wechat: deps.wechat, appId } : failure('identity.wechatOff')
}

/** The key of a state or bind row together with this browser's cookie; null without a cookie of ours. */
export function browserKey(call: Call, secret: string): BrowserKey | null {
  const nonce = call.cookies[wechatCookie] ?? ''
  return looksLikeToken(nonce) && looksLikeToken(secret) ? { hash: hashOf(secret), browserHash: hashOf(nonce) } : null
}

/** Begins: the state is random, lives five minutes and is worth nothing without this browser's cookie (reliability S5). */
export async function beginWechatLogin(call: Call, deps: IdentityDeps, from: string): Promise<{ url: string } | Failure> {
  const on = await wechatOf(call, deps)
  if (isFailure(on)) return on
  const state = randomToken()
  const nonce = randomToken()
  const expiresAt = new Date(call.house.clock.now().getTime() + stateLife)
  await call.house.inUnit((unit) => addWechatState(unit, { hash: hashOf(state), browserHash: hashOf(nonce) }, expiresAt))
  keepWechatCookie(call, nonce, (stateLife + bindLife) / 1000)
  // Guarded pages would send a visitor away before the login could be completed; the login page never does.
  const returnTo = `${deps.siteUrl}/login?redirectUrl=${encodeURIComponent(safeRedirect(from))}`
  return { url: on.wechat.authorizeUrl({ appId: on.appId, state, returnTo }) }
}

export type WechatResult = { readonly tokens: Tokens } | { readonly bindKey: string }

/** Completes: a session for a bound account, otherwise a key to bind a phone with. A foreign state is refused before WeChat is asked. */
export async function completeWechatLogin(
  call: Call,
  deps: IdentityDeps,
  given: { code: string; state: string },
): Promise<WechatResult | Failure> {
  const on = await wechatOf(call, deps)
  if (isFailure(on)) return on
  const now = call.house.clock.now()
  const key = browserKey(call, given.state)
  const mine = key !== null && (await call.house.inUnit((unit) => takeWechatState(unit, key, now)))
  if (!key || !mine) return failure('identity.wechatForeign')
  const person = given.code === '' ? null : await on.wechat.personOf({ appId: on.appId, code: given.code })
  if (!person) return failure('identity.wechatFailed')
  return call.house.inUnit<WechatResult | Failure>(async (unit) => {
    const account = await accountOfWechat(unit, on.appId, person.openId)
    if (account && account.state !== 'ACTIVE') {
      // In a transaction of its own: the refusal rolls this one back.
      const { ip, userAgent } = clientOf(call)
      const why = { at: now, means: 'wechat', reason: 'suspended', ip, userAgent, cityCode: call.cityCode } as const
      const nameMac = macOf(deps.secret, 'loginRefusal', person.openId)
      await call.house.inUnit((own) => addRefusal(own, { ...why, accountId: account.id, nameMac }))
      return failure('identity.accountSuspended')
    }
    if (account)
      return { tokens: await openSession(unit, deps.secret, { accountId: account.id, client: clientOf(call), means: 'wechat' }, now) }
    const bindKey = randomToken()
    await addWechatBind(
      unit,
      { hash: hashOf(bindKey), browserHash: key.browserHash },
      { ...person, appId: on.appId },
      new Date(now.getTime() + bindLife),
    )
    return { bindKey }
  })
}

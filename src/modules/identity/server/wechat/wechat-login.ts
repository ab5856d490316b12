import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import type { Call } from '../../../../api/handler.ts'
import { loginRefusalReason } from '../../rules/login-refusal.ts'
import { isFrontClient } from '../../rules/same-origin.ts'
import { safeRedirect } from '../../rules/safe-redirect.ts'
import type { IdentityDeps } from '../deps.ts'
import { recordNamelessLoginRefusal } from '../sign-in/record-login-refusal.ts'
import { openSession, type Tokens } from '../sessions/open-session.ts'
import type { WechatOpen } from '../ports.ts'
import { hashOf, isTokenShaped, randomToken } from '../digests-and-tokens.ts'
import { clientOf } from '../sessions/session-client.ts'
import { setWechatCookie, wechatCookie } from '../sessions/token-cookies.ts'
import { accountOfWechat, addWechatBind, addWechatState, consumeWechatState, type BrowserKey } from './wechat-login-repository.ts'

const minute = 60_000
const stateLife = 5 * minute
const bindLife = 10 * minute

/** The switched-on WeChat, or the sentence that it is off: by the setting, or because no keys are configured. */
export async function wechatOf(call: Call, deps: IdentityDeps): Promise<{ wechat: WechatOpen; appId: string } | Failure> {
  const { isOn, appId } = await deps.wechatSettings(call.app.read)
  return isOn && appId !== '' && deps.wechat ? { wechat: deps.wechat, appId } : failure('identity.wechatOff')
}

/**
 * The key of a state or bind row together with this browser's cookie; null without a cookie of ours. A client without cookies,
 * which names itself by the client credential, is known by its program instead: no foreign page can set that header.
 */
export function browserKey(call: Call, secret: string): BrowserKey | null {
  if (isFrontClient(call.headers)) return isTokenShaped(secret) ? { hash: hashOf(secret), browserHash: clientHash(call) } : null
  const nonce = call.cookies[wechatCookie] ?? ''
  return isTokenShaped(nonce) && isTokenShaped(secret) ? { hash: hashOf(secret), browserHash: hashOf(nonce) } : null
}

function clientHash(call: Call): Buffer {
  return hashOf(`wechat\n${clientOf(call).userAgent}`)
}

/** Begins: the state is random, lives five minutes and is worth nothing without this browser's cookie (reliability S5). */
export async function beginWechatLogin(call: Call, deps: IdentityDeps, from: string): Promise<{ url: string } | Failure> {
  const on = await wechatOf(call, deps)
  if (isFailure(on)) return on
  const state = randomToken()
  const isClient = isFrontClient(call.headers)
  const nonce = randomToken()
  const browserHash = isClient ? clientHash(call) : hashOf(nonce)
  const expiresAt = new Date(call.app.clock.now().getTime() + stateLife)
  await call.app.inTransaction((tx) => addWechatState(tx, { hash: hashOf(state), browserHash }, expiresAt))
  if (!isClient) setWechatCookie(call, nonce, (stateLife + bindLife) / 1000)
  // Guarded pages would send a visitor away before the login could be completed; the login page never does.
  const returnTo = `${deps.siteUrl}/login?redirectUrl=${encodeURIComponent(safeRedirect(from))}`
  return { url: on.wechat.authorizeUrl({ appId: on.appId, state, returnTo }) }
}

export type WechatResult = { readonly tokens: Tokens } | { readonly bindKey: string }

/** Completes: a session for a bound account, otherwise a key to bind a phone with; a refusal is kept with its reason. */
export async function completeWechatLogin(
  call: Call,
  deps: IdentityDeps,
  given: { code: string; state: string },
): Promise<WechatResult | Failure> {
  const outcome = await tryWechatLogin(call, deps, given)
  if (!isFailure(outcome.result)) return outcome.result
  const reason = loginRefusalReason(outcome.result.code, noProof)
  if (reason) await recordNamelessLoginRefusal(call, deps.secret, { means: 'wechat', reason, accountId: outcome.accountId })
  return outcome.result
}

/** A login with WeChat types nothing whose kind of wrongness would depend on the account. */
export const noProof = { isKnown: true, hasPassword: true, smsCode: 'codeWrong' } as const

// A foreign state is refused before WeChat is asked.
async function tryWechatLogin(
  call: Call,
  deps: IdentityDeps,
  given: { code: string; state: string },
): Promise<{ result: WechatResult | Failure; accountId: number | null }> {
  const nobody = (result: WechatResult | Failure) => ({ result, accountId: null })
  const on = await wechatOf(call, deps)
  if (isFailure(on)) return nobody(on)
  const now = call.app.clock.now()
  const key = browserKey(call, given.state)
  const mine = key !== null && (await call.app.inTransaction((tx) => consumeWechatState(tx, key, now)))
  if (!key || !mine) return nobody(failure('identity.wechatForeign'))
  const person = given.code === '' ? null : await on.wechat.personOf({ appId: on.appId, code: given.code })
  if (!person) return nobody(failure('identity.wechatFailed'))
  return call.app.inTransaction(async (tx) => {
    const account = await accountOfWechat(tx, on.appId, person.openId)
    if (account && account.state !== 'ACTIVE') return { result: failure('identity.accountSuspended'), accountId: account.id }
    if (account) {
      const tokens = await openSession(tx, deps.secret, { accountId: account.id, client: clientOf(call), means: 'wechat' }, now)
      return { result: { tokens }, accountId: account.id }
    }
    const bindKey = randomToken()
    const row = { hash: hashOf(bindKey), browserHash: key.browserHash }
    await addWechatBind(tx, row, { ...person, appId: on.appId }, new Date(now.getTime() + bindLife))
    return nobody({ bindKey })
  })
}

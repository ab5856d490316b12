import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { handle, memberOf, type Call, type Handler, type AppContext } from '../../../api/handler.ts'
import {
  captchaCreate,
  createQr,
  logout,
  qrCancel,
  qrConfirm,
  qrProgress,
  qrScan,
  smsCode,
  smsCodePost,
  tokenIssue,
  wechatLogin,
} from '../endpoints.ts'
import { deviceName } from '../rules/device-name.ts'
import { isFromOurPage, isFrontClient, isSameOrigin } from '../rules/same-origin.ts'
import type { SmsPurpose } from '../rules/limits.ts'
import { createCaptcha } from './sign-in/captcha.ts'
import type { IdentityDeps } from './deps.ts'
import { answerQr, beginQrLogin, pollQrLogin, qrSeconds, scanQr } from './sign-in/qr-login.ts'
import { refreshSession } from './sessions/refresh-session.ts'
import { sendSmsCode } from './sms/send-sms-code.ts'
import { consentHandlers } from './accounts/consent-handlers.ts'
import { securityHandlers } from './security/security-handlers.ts'
import { clientOf } from './sessions/session-client.ts'
import { signIn } from './sign-in/sign-in.ts'
import { answerTokens, clearTokenCookies, setQrCookie, setRefreshCookie, qrCookie, refreshCookie } from './sessions/token-cookies.ts'
import { hashOf, isTokenShaped } from './digests-and-tokens.ts'
import { revokeSession, sessionIdOfRefreshToken } from './sessions/session-repository.ts'
import { register, registerTerms, passwordReset } from '../endpoints-registration.ts'
import { registerAgreements } from '../rules/register-form.ts'
import { registerAccount } from './registration/register-account.ts'
import { resetPassword } from './registration/reset-password.ts'
import { mobileBind, wechatBegin, wechatOn } from '../endpoints-wechat.ts'
import { bindMobile } from './wechat/bind-mobile.ts'
import { beginWechatLogin, completeWechatLogin, wechatOf } from './wechat/wechat-login.ts'

/** The login with WeChat and the phone that it is bound to. */
function wechatHandlers(deps: IdentityDeps): Handler[] {
  return [
    handle(wechatOn, async (_input, call) => ({ isOn: !isFailure(await wechatOf(call, deps)) })),
    handle(wechatBegin, ({ from }, call) => beginWechatLogin(call, deps, from)),
    handle(wechatLogin, async (input, call) => {
      const result = await completeWechatLogin(call, deps, input)
      if (isFailure(result)) return result
      return 'bindKey' in result ? { redirect: true, bindKey: result.bindKey } : { redirect: false, ...answerTokens(call, result.tokens) }
    }),
    handle(mobileBind, async ({ agreements, ...form }, call) => {
      const agreed = agreements.map((agreement) => ({ code: agreement.agreementCode, version: agreement.version }))
      const tokens = await bindMobile(call, deps, { ...form, mobile: form.mobile.trim(), agreed })
      return isFailure(tokens) ? tokens : answerTokens(call, tokens)
    }),
  ]
}

/** Registration and the forgotten password. */
function registrationHandlers(deps: IdentityDeps): Handler[] {
  return [
    handle(registerTerms, async (_input, call) => {
      const inForce = await deps.agreements(call.app.read, registerAgreements, call.lang)
      return { agreements: inForce.map(({ code, title, version }) => ({ agreementCode: code, title, version })) }
    }),
    handle(register, async ({ agreements, ...form }, call) => {
      const agreed = agreements.map((agreement) => ({ code: agreement.agreementCode, version: agreement.version }))
      const tokens = await registerAccount(
        call.app,
        deps,
        { ...form, mobile: form.mobile.trim(), memberName: form.memberName.trim(), agreed },
        clientOf(call),
      )
      return isFailure(tokens) ? tokens : answerTokens(call, tokens)
    }),
    handle(passwordReset, (input, call) => resetPassword(call.app, deps, { ...input, mobile: input.mobile.trim() }, call.requestId)),
  ]
}

/** Ends the session of the visitor or of a refresh token. Ending what is not there is no error. */
async function signOut(app: AppContext, of: { sessionId: string | null; refreshToken: string }): Promise<void> {
  await app.inTransaction(async (tx) => {
    const sessionId = of.sessionId ?? (isTokenShaped(of.refreshToken) ? await sessionIdOfRefreshToken(tx, hashOf(of.refreshToken)) : null)
    if (sessionId) await revokeSession(tx, sessionId, app.clock.now(), 'signedOut')
  })
}

/** The calls of every way in and out. */
export function identityHandlers(deps: IdentityDeps): Handler[] {
  return [
    ...tokenHandlers(deps),
    ...codeHandlers(deps),
    ...qrHandlers(deps),
    ...registrationHandlers(deps),
    ...securityHandlers(deps),
    ...consentHandlers(deps),
    ...wechatHandlers(deps),
  ]
}

function tokenHandlers(deps: IdentityDeps): Handler[] {
  return [
    handle(tokenIssue, async (input, call) => {
      if (!isFrontClient(call.headers)) return failure('identity.clientUnknown')
      if (input.grant_type === 'refresh_token') return refresh(call, deps, input.refresh_token || input.refreshToken)
      if (input.grant_type !== '' && input.grant_type !== 'password') return failure('identity.grantUnknown', {}, { field: 'grant_type' })
      const password = input.loginType === 2 ? input.code || input.password : input.password
      const form = { ...input, username: input.username.trim(), password }
      const tokens = await signIn(call.app, deps, form, clientOf(call), call.cityCode)
      return isFailure(tokens) ? tokens : answerTokens(call, tokens)
    }),
    handle(logout, async (input, call) => {
      const sessionId = call.caller.member?.sessionId ?? null
      await signOut(call.app, { sessionId, refreshToken: input.refresh_token || input.refreshToken })
      clearTokenCookies(call)
      return null
    }),
  ]
}

async function refresh(call: Call, deps: IdentityDeps, inBody: string) {
  const fromCookie = inBody === '' ? (call.cookies[refreshCookie] ?? '') : ''
  // A cookie travels by itself, so the request must prove that our own page made it.
  if (fromCookie !== '' && (clientOf(call).kind !== 'web' || !isSameOrigin(call.headers))) return failure('identity.foreignPage')
  const attempt = { refreshToken: inBody || fromCookie, client: clientOf(call), requestId: call.requestId }
  const tokens = await refreshSession(call.app, deps.secret, attempt)
  if (!isFailure(tokens)) return answerTokens(call, tokens)
  if (clientOf(call).kind === 'web') clearTokenCookies(call)
  return tokens
}

function codeHandlers(deps: IdentityDeps): Handler[] {
  const send = (
    input: { mobile: string; type: SmsPurpose; captcha: string; captchaKey: string },
    call: Call,
  ): Promise<null | Failure> | Failure => {
    if (!isFromOurPage(call.headers)) return failure('identity.foreignPage')
    if (!deps.sendsSms) return failure('identity.smsOff')
    return sendSmsCode(call.app, deps.secret, { ...input, phone: input.mobile.trim(), purpose: input.type, ip: call.ip })
  }
  return [
    handle(smsCode, send),
    handle(smsCodePost, send),
    handle(captchaCreate, async (_input, call) => {
      const { captchaKey, image } = await createCaptcha(call.app, deps.secret)
      return { captchaKey, image }
    }),
  ]
}

function qrHandlers(deps: IdentityDeps): Handler[] {
  return [
    handle(createQr, async (_input, call) => {
      const { u, image, nonce } = await beginQrLogin(call, deps)
      setQrCookie(call, nonce, qrSeconds)
      return { u, image }
    }),
    handle(qrProgress, async ({ u }, call) => {
      const { progress, tokens } = await pollQrLogin(call, deps, u, call.cookies[qrCookie] ?? '')
      if (!tokens) return { progress }
      if (clientOf(call).kind !== 'web') return { progress, refreshToken: tokens.refreshToken }
      setRefreshCookie(call, tokens.refreshToken)
      return { progress }
    }),
    handle(qrScan, async ({ u }, call) => {
      const scanned = await scanQr(call, deps, u, memberOf(call).memberId)
      if (isFailure(scanned)) return scanned
      const cityName = await deps.cityName(call.app.read, scanned.cityCode, call.lang)
      return {
        device: deviceName(scanned.userAgent),
        ip: scanned.ip,
        cityCode: scanned.cityCode,
        cityName,
        createTime: scanned.createdAt.toISOString(),
      }
    }),
    handle(qrConfirm, ({ u }, call) => answerQr(call, deps, { u, accountId: memberOf(call).memberId, answer: 'confirm' })),
    handle(qrCancel, ({ u }, call) => answerQr(call, deps, { u, accountId: memberOf(call).memberId, answer: 'cancel' })),
  ]
}

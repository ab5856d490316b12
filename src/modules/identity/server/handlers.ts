import { failure, isFailure, type Failure } from '../../../shared/failure.ts'
import { handle, memberOf, type Call, type Handler } from '../../../api/handler.ts'
import {
  captchaCall,
  createQrCall,
  logoutCall,
  qrCancelCall,
  qrConfirmCall,
  qrProgressCall,
  qrScanCall,
  smsCodeCall,
  smsCodePost,
  tokenCall,
} from '../contract.ts'
import { deviceName } from '../rules/device-name.ts'
import { isDeliberate, isSameOrigin } from '../rules/same-origin.ts'
import type { SmsPurpose } from '../rules/sms-limits.ts'
import { makeCaptcha } from './captcha.ts'
import type { IdentityDeps } from './deps.ts'
import { entryHandlers } from './entry-handlers.ts'
import { answerQr, beginQrLogin, pollQrLogin, qrSeconds, scanQr } from './qr-login.ts'
import { refreshSession } from './refresh-session.ts'
import { sendSmsCode } from './send-sms-code.ts'
import { consentHandlers } from './consent-handlers.ts'
import { securityHandlers } from './security-handlers.ts'
import { clientOf } from './session-client.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { answerTokens, clearTokenCookies, keepQrCookie, keepRefreshCookie, qrCookie, refreshCookie } from './token-cookies.ts'
import { wechatHandlers } from './wechat-handlers.ts'

/** The calls of every way in and out. */
export function identityHandlers(deps: IdentityDeps): Handler[] {
  return [
    ...tokenHandlers(deps),
    ...codeHandlers(deps),
    ...qrHandlers(deps),
    ...entryHandlers(deps),
    ...securityHandlers(deps),
    ...consentHandlers(deps),
    ...wechatHandlers(deps),
  ]
}

function tokenHandlers(deps: IdentityDeps): Handler[] {
  return [
    handle(tokenCall, async (input, call) => {
      if (input.grant_type === 'refresh_token') return refresh(call, deps, input.refresh_token || input.refreshToken)
      if (input.grant_type !== '' && input.grant_type !== 'password') return failure('identity.grantUnknown', {}, { field: 'grant_type' })
      const password = input.loginType === 2 ? input.code || input.password : input.password
      const form = { ...input, username: input.username.trim(), password }
      const tokens = await signIn(call.house, deps, form, clientOf(call), call.cityCode)
      return isFailure(tokens) ? tokens : answerTokens(call, tokens)
    }),
    handle(logoutCall, async (input, call) => {
      const sessionId = call.visitor.member?.sessionId ?? null
      await signOut(call.house, { sessionId, refreshToken: input.refresh_token || input.refreshToken })
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
  const tokens = await refreshSession(call.house, deps.secret, attempt)
  if (!isFailure(tokens)) return answerTokens(call, tokens)
  if (clientOf(call).kind === 'web') clearTokenCookies(call)
  return tokens
}

function codeHandlers(deps: IdentityDeps): Handler[] {
  const send = (
    input: { mobile: string; type: SmsPurpose; captcha: string; captchaKey: string },
    call: Call,
  ): Promise<null | Failure> | Failure => {
    if (!isDeliberate(call.headers)) return failure('identity.foreignPage')
    if (!deps.sendsSms) return failure('identity.smsOff')
    return sendSmsCode(call.house, deps.secret, { ...input, phone: input.mobile.trim(), purpose: input.type, ip: call.ip })
  }
  return [
    handle(smsCodeCall, send),
    handle(smsCodePost, send),
    handle(captchaCall, async (_input, call) => {
      const { captchaKey, image } = await makeCaptcha(call.house, deps.secret)
      return { captchaKey, image }
    }),
  ]
}

function qrHandlers(deps: IdentityDeps): Handler[] {
  return [
    handle(createQrCall, async (_input, call) => {
      const { u, image, nonce } = await beginQrLogin(call, deps)
      keepQrCookie(call, nonce, qrSeconds)
      return { u, image }
    }),
    handle(qrProgressCall, async ({ u }, call) => {
      const { progress, tokens } = await pollQrLogin(call, deps, u, call.cookies[qrCookie] ?? '')
      if (!tokens) return { progress }
      if (clientOf(call).kind !== 'web') return { progress, refreshToken: tokens.refreshToken }
      keepRefreshCookie(call, tokens.refreshToken)
      return { progress }
    }),
    handle(qrScanCall, async ({ u }, call) => {
      const scanned = await scanQr(call, deps, u, memberOf(call).memberId)
      if (isFailure(scanned)) return scanned
      const cityName = await deps.cityName(call.house.read, scanned.cityCode, call.lang)
      return {
        device: deviceName(scanned.userAgent),
        ip: scanned.ip,
        cityCode: scanned.cityCode,
        cityName,
        createTime: scanned.createdAt.toISOString(),
      }
    }),
    handle(qrConfirmCall, ({ u }, call) => answerQr(call, deps, { u, accountId: memberOf(call).memberId, answer: 'confirm' })),
    handle(qrCancelCall, ({ u }, call) => answerQr(call, deps, { u, accountId: memberOf(call).memberId, answer: 'cancel' })),
  ]
}

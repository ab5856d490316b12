import type { Call } from '../../../../api/handler.ts'
import { pageCookie } from '../../../../api/http-request.ts'
import { sessionLimits } from '../../rules/limits.ts'
import { clientOf } from './session-client.ts'
import { accessSeconds, type Tokens } from './open-session.ts'

/** The browser's refresh token: sent to the token endpoint and to nothing else. */
export const refreshCookie = 'zb_refresh'
const refreshPath = '/v3/frontLogin/front/oauth/token'
/** Ties a QR code to the browser that made it. */
export const qrCookie = 'zb_qr'
const qrPath = '/v3/member/front/qr/login'
/** Ties a WeChat login and its bind key to the browser that began it. */
export const wechatCookie = 'zb_wx'
const wechatPath = '/v3/member/front/login/wechat'

/** The answer to a login or refresh: pages get cookies for what their script must not read, other clients the body. */
export function answerTokens(call: Call, tokens: Tokens) {
  const answer = { access_token: tokens.accessToken, token_type: 'Bearer' as const, expires_in: accessSeconds }
  if (clientOf(call).kind !== 'web') return { ...answer, refresh_token: tokens.refreshToken, refreshToken: tokens.refreshToken }
  setRefreshCookie(call, tokens.refreshToken)
  call.setCookie({ name: pageCookie, value: tokens.accessToken, path: '/', maxAgeSeconds: accessSeconds })
  return answer
}

export function setRefreshCookie(call: Call, refreshToken: string): void {
  call.setCookie({ name: refreshCookie, value: refreshToken, path: refreshPath, maxAgeSeconds: sessionLimits.idle / 1000 })
}

export function clearTokenCookies(call: Call): void {
  call.setCookie({ name: refreshCookie, value: null, path: refreshPath, maxAgeSeconds: 0 })
  call.setCookie({ name: pageCookie, value: null, path: '/', maxAgeSeconds: 0 })
}

export function setQrCookie(call: Call, nonce: string, seconds: number): void {
  call.setCookie({ name: qrCookie, value: nonce, path: qrPath, maxAgeSeconds: seconds })
}

export function setWechatCookie(call: Call, nonce: string, seconds: number): void {
  call.setCookie({ name: wechatCookie, value: nonce, path: wechatPath, maxAgeSeconds: seconds })
}

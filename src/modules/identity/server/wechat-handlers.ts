import { isFailure } from '../../../shared/failure.ts'
import { handle, type Handler } from '../../../api/handler.ts'
import { wechatLoginCall } from '../contract.ts'
import { bindMobileCall, wechatBeginCall, wechatOnCall } from '../contract-wechat.ts'
import { bindMobile } from './bind-mobile.ts'
import type { IdentityDeps } from './deps.ts'
import { answerTokens } from './token-cookies.ts'
import { beginWechatLogin, completeWechatLogin, wechatOf } from './wechat-login.ts'

/** The login with WeChat and the phone that it is bound to. */
export function wechatHandlers(deps: IdentityDeps): Handler[] {
  return [
    handle(wechatOnCall, async (_input, call) => ({ isOn: !isFailure(await wechatOf(call, deps)) })),
    handle(wechatBeginCall, ({ from }, call) => beginWechatLogin(call, deps, from)),
    handle(wechatLoginCall, async (input, call) => {
      const result = await completeWechatLogin(call, deps, input)
      if (isFailure(result)) return result
      return 'bindKey' in result ? { redirect: true, bindKey: result.bindKey } : { redirect: false, ...answerTokens(call, result.tokens) }
    }),
    handle(bindMobileCall, async ({ agreements, ...form }, call) => {
      const agreed = agreements.map((one) => ({ code: one.agreementCode, version: one.version }))
      const tokens = await bindMobile(call, deps, { ...form, mobile: form.mobile.trim(), agreed })
      return isFailure(tokens) ? tokens : answerTokens(call, tokens)
    }),
  ]
}

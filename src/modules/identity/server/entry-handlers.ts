import { isFailure } from '../../../shared/failure.ts'
import { handle, type Handler } from '../../../api/handler.ts'
import { registerCall, registerTermsCall, resetPasswordCall } from '../contract-register.ts'
import { registerAgreements } from '../rules/register-form.ts'
import type { IdentityDeps } from './deps.ts'
import { register } from './register.ts'
import { resetPassword } from './reset-password.ts'
import { clientOf } from './session-client.ts'
import { answerTokens } from './token-cookies.ts'

/** Registration and the forgotten password. */
export function entryHandlers(deps: IdentityDeps): Handler[] {
  return [
    handle(registerTermsCall, async (_input, call) => {
      const inForce = await deps.agreements(call.house.read, registerAgreements, call.lang)
      return { agreements: inForce.map(({ code, title, version }) => ({ agreementCode: code, title, version })) }
    }),
    handle(registerCall, async ({ agreements, ...form }, call) => {
      const agreed = agreements.map((one) => ({ code: one.agreementCode, version: one.version }))
      const tokens = await register(
        call.house,
        deps,
        { ...form, mobile: form.mobile.trim(), memberName: form.memberName.trim(), agreed },
        clientOf(call),
      )
      return isFailure(tokens) ? tokens : answerTokens(call, tokens)
    }),
    handle(resetPasswordCall, (input, call) => resetPassword(call.house, deps, { ...input, mobile: input.mobile.trim() }, call.requestId)),
  ]
}

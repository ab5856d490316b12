import type { House } from '../../../api/handler.ts'
import type { Failure } from '../../../shared/failure.ts'
import { isPhone } from '../rules/account-fields.ts'
import type { LoginForm } from '../rules/login-form.ts'
import { codeReason, reasonOf } from '../rules/login-refusal.ts'
import { smsLimits } from '../rules/sms-limits.ts'
import { accountByName, accountByPhone } from './account-store.ts'
import { addRefusal, loginCodeOf } from './refusal-store.ts'
import { macOf } from './secrets.ts'
import type { SessionClient } from './session-client.ts'

/**
 * Keeps why a sign-in failed, for support alone: the answer to the stranger is the same for all reasons. An unknown name is
 * looked up and written like a known one, so that the time tells nothing either.
 */
export async function noteRefusal(
  house: House,
  secret: string,
  refused: Failure,
  from: { readonly form: LoginForm; readonly client: SessionClient; readonly cityCode: string },
): Promise<void> {
  const { form, client, cityCode } = from
  const at = house.clock.now()
  const account = await (isPhone(form.username) ? accountByPhone : accountByName)(house.read, form.username)
  const smsCode =
    form.loginType === 2 ? codeReason(await loginCodeOf(house.read, form.username), at, smsLimits.tries) : ('codeWrong' as const)
  const about = { isKnown: account !== null, hasPassword: account?.passwordHash != null, smsCode }
  const reason = reasonOf(refused.code, about)
  if (reason === null) return
  const { ip, userAgent } = client
  const means = form.loginType === 1 ? 'password' : 'sms'
  const nameMac = macOf(secret, 'loginRefusal', form.username.toLowerCase())
  await house.inUnit((unit) => addRefusal(unit, { accountId: account?.id ?? null, nameMac, at, means, reason, ip, userAgent, cityCode }))
}

import type { Call, AppContext } from '../../../../api/handler.ts'
import type { Failure } from '../../../../kernel/failure/failure.ts'
import { isPhone, type LoginForm } from '../../rules/account-fields.ts'
import { smsCodeRefusalReason, loginRefusalReason, type RefusalReason } from '../../rules/login-refusal.ts'
import { smsLimits } from '../../rules/limits.ts'
import { accountByName, accountByPhone } from '../accounts/account-repository.ts'
import { addLoginRefusal, smsCodeStatusOf } from './login-refusal-repository.ts'
import { macOf } from '../digests-and-tokens.ts'
import { addressPrefix, type SessionClient, type SignInMeans } from '../sessions/session-client.ts'

/**
 * Keeps why a sign-in failed, for support alone: the answer to the stranger is the same for all reasons. An unknown name is
 * looked up and written like a known one, so that the time tells nothing either.
 */
export async function recordLoginRefusal(
  app: AppContext,
  secret: string,
  refused: Failure,
  from: { readonly form: LoginForm; readonly client: SessionClient; readonly cityCode: string },
): Promise<void> {
  const { form, client, cityCode } = from
  const at = app.clock.now()
  const account = await (isPhone(form.username) ? accountByPhone : accountByName)(app.read, form.username)
  const smsCode =
    form.loginType === 2
      ? smsCodeRefusalReason(await smsCodeStatusOf(app.read, form.username, 'free'), at, smsLimits.tries)
      : ('codeWrong' as const)
  const about = { isKnown: account !== null, hasPassword: account?.passwordHash != null, smsCode }
  const reason = loginRefusalReason(refused.code, about)
  if (reason === null) return
  const { ip, userAgent } = client
  const means = form.loginType === 1 ? 'password' : 'sms'
  const nameMac = macOf(secret, 'loginRefusal', form.username.toLowerCase())
  await app.inTransaction((tx) =>
    addLoginRefusal(tx, { accountId: account?.id ?? null, nameMac, at, means, reason, ip, userAgent, cityCode }),
  )
}

/** Where a refused sign-in came from: the device that wanted to be logged in. */
type From = { readonly ip: string; readonly userAgent: string; readonly cityCode: string }

/**
 * Keeps why a way in without a typed name, a QR code or WeChat, did not open. What nobody's account stands behind is counted
 * by its address; `once` names what leaves one row however often it is asked again, such as a code that a page polls.
 */
export async function recordNamelessLoginRefusal(
  call: Call,
  secret: string,
  refused: { means: SignInMeans; reason: RefusalReason; accountId: number | null; from?: From; once?: string },
): Promise<void> {
  const { means, reason, accountId, once, from = call } = refused
  const { ip, userAgent, cityCode } = from
  const name = once ?? (accountId === null ? `address\n${addressPrefix(call.ip)}` : `account\n${accountId}`)
  const nameMac = macOf(secret, 'loginRefusal', `${means}\n${reason}\n${name}`)
  const row = { accountId, nameMac, at: call.app.clock.now(), means, reason, ip, userAgent, cityCode }
  await call.app.inTransaction((tx) => addLoginRefusal(tx, once === undefined ? row : { ...row, most: 1 }))
}

import { randomBytes } from 'node:crypto'
import { audit } from '../../../../kernel/audit/audit.ts'
import { emit } from '../../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import type { Call } from '../../../../api/handler.ts'
import { phoneProblem, smsCodeProblem } from '../../rules/account-fields.ts'
import { smsCodeRefusalReason, loginRefusalReason } from '../../rules/login-refusal.ts'
import { smsLimits } from '../../rules/limits.ts'
import { accountByPhone, addAccount, type Account } from '../accounts/account-repository.ts'
import { saveConsents, type AgreedVersion } from '../accounts/consent-repository.ts'
import type { IdentityDeps } from '../deps.ts'
import { recordNamelessLoginRefusal } from '../sign-in/record-login-refusal.ts'
import { openSession, type Tokens } from '../sessions/open-session.ts'
import { smsCodeStatusOf } from '../sign-in/login-refusal-repository.ts'
import { agreesToAll } from '../registration/register-account.ts'
import { clientOf } from '../sessions/session-client.ts'
import { checkSmsCode, consumeSmsCode } from '../sms/sms-code.ts'
import { browserKey, noProof } from './wechat-login.ts'
import { bindWechat, consumeWechatBind, tryWechatBind, type WechatPersonOfApp } from './wechat-login-repository.ts'

export type BindForm = {
  readonly bindKey: string
  readonly mobile: string
  readonly smsCode: string
  readonly loginPassword: string
  readonly agreed: readonly AgreedVersion[]
}

/**
 * Binds a WeChat account to a phone (reliability S6): the key works once, for ten minutes, in the browser that got it and
 * for five tries; the phone is proved by a code; an account that has the phone already gives its own password too; a
 * phone that is new becomes a personal member after consent.
 */
export async function bindMobile(call: Call, deps: IdentityDeps, form: BindForm): Promise<Tokens | Failure> {
  const outcome = await tryBindMobile(call, deps, form)
  if (isFailure(outcome)) await noteBindRefused(call, deps, form.mobile, outcome)
  return outcome
}

/** Kept like every refused way in: with the account whose phone was named, if there is one, and the state of its code. */
async function noteBindRefused(call: Call, deps: IdentityDeps, mobile: string, refused: Failure): Promise<void> {
  const facts = await smsCodeStatusOf(call.app.read, mobile, 'bindMobile')
  const reason = loginRefusalReason(refused.code, {
    ...noProof,
    smsCode: smsCodeRefusalReason(facts, call.app.clock.now(), smsLimits.tries),
  })
  const account = await accountByPhone(call.app.read, mobile)
  if (reason) await recordNamelessLoginRefusal(call, deps.secret, { means: 'wechat', reason, accountId: account?.id ?? null })
}

async function tryBindMobile(call: Call, deps: IdentityDeps, form: BindForm): Promise<Tokens | Failure> {
  const gone = failure('identity.bindGone')
  const key = browserKey(call, form.bindKey)
  const phone = phoneProblem(form.mobile)
  if (phone) return failure(`identity.${phone}`, {}, { field: 'mobile' })
  const digits = smsCodeProblem(form.smsCode)
  if (digits) return failure(`identity.${digits}`, {}, { field: 'smsCode' })
  const now = call.app.clock.now()
  const person = key && (await call.app.inTransaction((tx) => tryWechatBind(tx, key, now)))
  if (!key || !person) return gone
  const code = { phone: form.mobile, purpose: 'bindMobile', code: form.smsCode } as const
  const wrongCode = failure('identity.smsCodeWrong', {}, { field: 'smsCode' })
  if (!(await checkSmsCode(call.app, deps.secret, code))) return wrongCode
  const existing = await accountByPhone(call.app.read, form.mobile)
  const refused = await admit(call, deps, form, existing)
  if (refused) return refused
  return call.app.inTransaction<Tokens | Failure>(async (tx) => {
    if (!(await consumeWechatBind(tx, key))) return gone
    if (!(await consumeSmsCode(tx, deps.secret, code, now))) return wrongCode
    const accountId = existing?.id ?? (await newMember(tx, deps, call, form, person, now))
    if (isFailure(accountId)) return accountId
    if (!(await bindWechat(tx, person, accountId, now))) return failure('identity.wechatTaken')
    await emit(tx, { event: 'identity.wechatBound', payload: { memberId: accountId } })
    await audit(tx, {
      actor: { kind: 'member', id: accountId, name: existing?.memberName ?? person.nickName },
      action: 'identity.wechatBound',
      without: 'creation',
      entity: 'account',
      entityId: accountId,
      channel: 'mall',
      requestId: call.requestId,
    })
    return openSession(tx, deps.secret, { accountId, client: clientOf(call), means: 'wechat' }, now)
  })
}

async function admit(call: Call, deps: IdentityDeps, form: BindForm, existing: Account | null): Promise<Failure | null> {
  if (!existing)
    return (await agreesToAll(call.app, deps, form.agreed)) ? null : failure('identity.agreementNeeded', {}, { field: 'agreements' })
  if (existing.state !== 'ACTIVE') return failure('identity.accountSuspended')
  if (existing.passwordHash === null) return null
  if (form.loginPassword === '') return failure('identity.bindNeedsPassword', {}, { field: 'loginPassword' })
  const checked = await deps.passwords.verify(form.loginPassword, existing.passwordHash)
  if (checked === 'busy') return failure('identity.busy')
  return checked.matches ? null : failure('identity.loginPasswordWrong', {}, { field: 'loginPassword' })
}

async function newMember(
  tx: Transaction,
  deps: IdentityDeps,
  call: Call,
  form: BindForm,
  person: WechatPersonOfApp,
  now: Date,
): Promise<number | Failure> {
  const memberName = `wx_${randomBytes(6).toString('hex')}`
  const accountId = await addAccount(tx, { memberName, phone: form.mobile, passwordHash: null, invitedBy: null, createdAt: now })
  // Somebody registered this phone in between: the next try meets that account.
  if (accountId === null) return failure('identity.phoneTaken', {}, { field: 'mobile' })
  await saveConsents(tx, accountId, form.agreed, now, call.ip)
  await emit(tx, { event: 'identity.registered', payload: { memberId: accountId } })
  await deps.members.begin(tx, { accountId, nickName: person.nickName === '' ? memberName : person.nickName })
  return accountId
}

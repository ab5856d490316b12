import { emit } from '../../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import type { AppContext } from '../../../../api/handler.ts'
import { registerAgreements, registerProblems, type RegisterForm } from '../../rules/register-form.ts'
import { accountByPhone, accountOfInvitation, addAccount } from '../accounts/account-repository.ts'
import { saveConsents, type AgreedVersion } from '../accounts/consent-repository.ts'
import type { IdentityDeps } from '../deps.ts'
import { failureOfFields } from './field-failures.ts'
import { openSession, type Tokens } from '../sessions/open-session.ts'
import type { SessionClient } from '../sessions/session-client.ts'
import { checkSmsCode, consumeSmsCode } from '../sms/sms-code.ts'

export type Registration = RegisterForm & { readonly agreed: readonly AgreedVersion[] }
type Ready = { readonly form: Registration; readonly passwordHash: string; readonly invitedBy: number | null }

/**
 * Registers a personal member and begins a session. Whether the phone or the name is taken is told only after the SMS
 * code proved that the phone is in this person's hands; the code is spent in the transaction that makes the account,
 * so that of many registrations at once one succeeds and a refused one may be corrected with the same code.
 */
export async function registerAccount(
  app: AppContext,
  deps: IdentityDeps,
  form: Registration,
  client: SessionClient,
): Promise<Tokens | Failure> {
  const ready = await admit(app, deps, form)
  if (isFailure(ready)) return ready
  const now = app.clock.now()
  return app.inTransaction<Tokens | Failure>(async (tx) => {
    const accountId = await makeAccount(tx, deps, ready, now)
    if (isFailure(accountId)) return accountId
    await saveConsents(tx, accountId, form.agreed, now, client.ip)
    await deps.members.begin(tx, { accountId, nickName: form.memberName })
    await emit(tx, { event: 'identity.registered', payload: { memberId: accountId } })
    return openSession(tx, deps.secret, { accountId, client, means: 'sms' }, now)
  })
}

async function admit(app: AppContext, deps: IdentityDeps, form: Registration): Promise<Ready | Failure> {
  const wrong = failureOfFields(registerProblems(form))
  if (wrong) return wrong
  if (!(await agreesToAll(app, deps, form.agreed))) return failure('identity.agreementNeeded', {}, { field: 'agreements' })
  if (!(await checkSmsCode(app, deps.secret, codeOf(form)))) return failure('identity.smsCodeWrong', {}, { field: 'smsCode' })
  const invitedBy = form.invitationCode === '' ? null : await accountOfInvitation(app.read, form.invitationCode)
  if (form.invitationCode !== '' && invitedBy === null) return failure('identity.invitationUnknown', {}, { field: 'invitationCode' })
  const passwordHash = await deps.passwords.hash(form.password)
  return passwordHash === null ? failure('identity.busy') : { form, passwordHash, invitedBy }
}

async function makeAccount(
  tx: Transaction,
  deps: IdentityDeps,
  { form, passwordHash, invitedBy }: Ready,
  now: Date,
): Promise<number | Failure> {
  if (!(await consumeSmsCode(tx, deps.secret, codeOf(form), now))) return failure('identity.smsCodeWrong', {}, { field: 'smsCode' })
  const accountId = await addAccount(tx, { memberName: form.memberName, phone: form.mobile, passwordHash, invitedBy, createdAt: now })
  if (accountId !== null) return accountId
  return (await accountByPhone(tx, form.mobile))
    ? failure('identity.phoneTaken', {}, { field: 'mobile' })
    : failure('identity.memberNameTaken', {}, { field: 'memberName' })
}

/** True when every agreement in force is agreed to in that very version: what was shown may have been replaced since. */
export async function agreesToAll(
  app: AppContext,
  deps: Pick<IdentityDeps, 'agreements'>,
  agreed: readonly AgreedVersion[],
): Promise<boolean> {
  const inForce = await deps.agreements(app.read, registerAgreements, 'zh')
  return inForce.every((one) => agreed.some((mine) => mine.code === one.code && mine.version === one.version))
}

function codeOf(form: Registration) {
  return { phone: form.mobile, purpose: 'register', code: form.smsCode } as const
}

import { audit } from '../../../../kernel/audit/audit.ts'
import { emit } from '../../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import type { AppContext } from '../../../../api/handler.ts'
import { newPasswordProblem } from '../../rules/passwords.ts'
import { resetProblems, type ResetForm } from '../../rules/register-form.ts'
import { accountByPhone, savePasswordHash } from '../accounts/account-repository.ts'
import type { IdentityDeps } from '../deps.ts'
import { failureOfFields } from './field-failures.ts'
import { revokeAllSessions } from '../sessions/session-repository.ts'
import { checkSmsCode, consumeSmsCode } from '../sms/sms-code.ts'

/**
 * Sets a new password for whoever holds the phone. Every session of the account ends, with an audit row and a notice to
 * the member. That a phone belongs to nobody is told only to its holder.
 */
export async function resetPassword(app: AppContext, deps: IdentityDeps, form: ResetForm, requestId: string): Promise<null | Failure> {
  const wrong = failureOfFields(resetProblems(form))
  if (wrong) return wrong
  const code = { phone: form.mobile, purpose: 'retrieve', code: form.smsCode } as const
  if (!(await checkSmsCode(app, deps.secret, code))) return failure('identity.smsCodeWrong', {}, { field: 'smsCode' })
  const account = await accountByPhone(app.read, form.mobile)
  if (!account) return failure('identity.phoneUnknown', {}, { field: 'mobile' })
  if (account.state !== 'ACTIVE') return failure('identity.accountSuspended')
  const guarded = await deps.members.isGuarded(app.read, account.id)
  const weak = newPasswordProblem(form.password, { memberName: account.memberName, phone: form.mobile, guarded })
  if (weak) return failureOfFields({ password: weak })
  const passwordHash = await deps.passwords.hash(form.password)
  if (passwordHash === null) return failure('identity.busy')
  const now = app.clock.now()
  const done = await app.inTransaction<null | Failure>(async (tx) => {
    if (!(await consumeSmsCode(tx, deps.secret, code, now))) return failure('identity.smsCodeWrong', {}, { field: 'smsCode' })
    await savePasswordHash(tx, account.id, passwordHash)
    const ended = await revokeAllSessions(tx, account.id, now)
    await emit(tx, { event: 'identity.passwordChanged', payload: { memberId: account.id } })
    await audit(tx, {
      actor: { kind: 'member', id: account.id, name: account.memberName },
      action: 'identity.passwordReset',
      entity: 'account',
      entityId: account.id,
      reason: 'forgotten password, phone proved by a code',
      without: 'note',
      facts: { endedSessions: ended },
      channel: 'mall',
      requestId,
    })
    return null
  })
  return isFailure(done) ? done : null
}

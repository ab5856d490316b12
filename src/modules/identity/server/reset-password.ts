import { audit } from '../../../shared/audit.ts'
import { emit } from '../../../shared/events.ts'
import { failure, isFailure, type Failure } from '../../../shared/failure.ts'
import type { House } from '../../../api/handler.ts'
import { newPasswordProblem } from '../rules/new-password.ts'
import { resetProblems, type ResetForm } from '../rules/register-form.ts'
import { accountByPhone, keepPasswordHash } from './account-store.ts'
import type { IdentityDeps } from './deps.ts'
import { failureOfFields } from './field-failures.ts'
import { revokeAllSessions } from './session-store.ts'
import { checkSmsCode, spendSmsCode } from './sms-code.ts'

/**
 * Sets a new password for whoever holds the phone. Every session of the account ends, with an audit row and a notice to
 * the member. That a phone belongs to nobody is told only to its holder.
 */
export async function resetPassword(house: House, deps: IdentityDeps, form: ResetForm, requestId: string): Promise<null | Failure> {
  const wrong = failureOfFields(resetProblems(form))
  if (wrong) return wrong
  const code = { phone: form.mobile, purpose: 'retrieve', code: form.smsCode } as const
  if (!(await checkSmsCode(house, deps.secret, code))) return failure('identity.smsCodeWrong', {}, { field: 'smsCode' })
  const account = await accountByPhone(house.read, form.mobile)
  if (!account) return failure('identity.phoneUnknown', {}, { field: 'mobile' })
  if (account.state !== 'ACTIVE') return failure('identity.accountSuspended')
  const guarded = await deps.members.isGuarded(house.read, account.id)
  const weak = newPasswordProblem(form.password, { memberName: account.memberName, phone: form.mobile, guarded })
  if (weak) return failureOfFields({ password: weak })
  const passwordHash = await deps.passwords.hash(form.password)
  if (passwordHash === null) return failure('identity.busy')
  const now = house.clock.now()
  const done = await house.inUnit<null | Failure>(async (unit) => {
    if (!(await spendSmsCode(unit, deps.secret, code, now))) return failure('identity.smsCodeWrong', {}, { field: 'smsCode' })
    await keepPasswordHash(unit, account.id, passwordHash)
    const ended = await revokeAllSessions(unit, account.id, now)
    await emit(unit, { event: 'identity.passwordChanged', payload: { memberId: account.id } })
    await audit(unit, {
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

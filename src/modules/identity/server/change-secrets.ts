import { emit } from '../../../shared/events.ts'
import { audit } from '../../../shared/audit.ts'
import { failure, isFailure, type Failure } from '../../../shared/failure.ts'
import type { Unit } from '../../../shared/unit.ts'
import { memberOf, type Call } from '../../../api/handler.ts'
import { smsCodeProblem } from '../rules/account-fields.ts'
import type { SmsPurpose } from '../rules/sms-limits.ts'
import { secretsOf, type AccountSecrets } from './account-store.ts'
import type { IdentityDeps } from './deps.ts'
import { checkSmsCode, spendSmsCode } from './sms-code.ts'

/** What a proved step-up hands to the change. */
export type Proved = { readonly accountId: number; readonly sessionId: string; readonly secrets: AccountSecrets; readonly now: Date }
export type StepUp = { readonly purpose: SmsPurpose; readonly smsCode: string }

/** The account behind a call together with its phone, which every step-up needs. */
export async function withPhone(call: Call): Promise<{ secrets: AccountSecrets; phone: string } | Failure> {
  const secrets = await secretsOf(call.house.read, memberOf(call).memberId)
  if (!secrets) return failure('api.notFound')
  return secrets.phone === null ? failure('identity.phoneMissing') : { secrets, phone: secrets.phone }
}

/**
 * A change of what guards an account (reliability V7.5.1): `admit` refuses or prepares outside a transaction, then the
 * code of the member's own phone is spent in the transaction that makes the change, writes its audit row and its event.
 */
export async function changeSecret<Ready>(
  call: Call,
  deps: IdentityDeps,
  stepUp: StepUp,
  change: {
    readonly event: 'identity.passwordChanged' | 'identity.payPasswordChanged' | 'identity.phoneChanged' | 'identity.emailChanged'
    readonly admit: (proved: Proved) => Promise<Ready | Failure>
    readonly work: (unit: Unit, ready: Ready, proved: Proved) => Promise<null | Failure>
  },
): Promise<null | Failure> {
  const problem = smsCodeProblem(stepUp.smsCode)
  if (problem) return failure(`identity.${problem}`, {}, { field: 'smsCode' })
  const own = await withPhone(call)
  if (isFailure(own)) return own
  const code = { phone: own.phone, purpose: stepUp.purpose, code: stepUp.smsCode }
  const wrongCode = failure('identity.smsCodeWrong', {}, { field: 'smsCode' })
  if (!(await checkSmsCode(call.house, deps.secret, code))) return wrongCode
  const member = memberOf(call)
  const proved: Proved = { accountId: member.memberId, sessionId: member.sessionId, secrets: own.secrets, now: call.house.clock.now() }
  const ready = await change.admit(proved)
  if (isFailure(ready)) return ready
  return call.house.inUnit<null | Failure>(async (unit) => {
    if (!(await spendSmsCode(unit, deps.secret, code, proved.now))) return wrongCode
    const refused = await change.work(unit, ready, proved)
    if (isFailure(refused)) return refused
    await emit(unit, { event: change.event, payload: { memberId: proved.accountId } })
    await audit(unit, {
      actor: { kind: 'member', id: member.memberId, name: member.memberName },
      action: change.event,
      entity: 'account',
      entityId: member.memberId,
      channel: 'mall',
      requestId: call.requestId,
    })
    return null
  })
}

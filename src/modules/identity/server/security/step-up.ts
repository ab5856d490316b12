import { actorContext } from '../../../../api/actor-context.ts'
import { memberOf, type Call } from '../../../../api/handler.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { smsCodeProblem } from '../../rules/account-fields.ts'
import type { SmsPurpose } from '../../rules/limits.ts'
import { credentialsOf, type AccountCredentials } from '../accounts/account-repository.ts'
import { checkSmsCode, consumeSmsCode } from '../sms/sms-code.ts'
import { emit } from '../../../../kernel/events/events.ts'
import { audit, type Changes } from '../../../../kernel/audit/audit.ts'
import type { IdentityDeps } from '../deps.ts'

/**
 * A change of what guards an account (reliability V7.5.1): `admit` refuses or prepares outside a transaction, then the
 * code of the member's own phone is spent in the transaction that makes the change, writes its audit row and its event.
 */
export async function changeCredential<Ready>(
  call: Call,
  deps: IdentityDeps,
  stepUp: StepUp,
  change: {
    readonly event: 'identity.passwordChanged' | 'identity.payPasswordChanged' | 'identity.phoneChanged' | 'identity.emailChanged'
    readonly admit: (proved: Proved) => Promise<Ready | Failure>
    /** What is told of it: old and new address, masked. A password is never told. */
    readonly changes?: (proved: Proved) => Changes
    readonly work: (tx: Transaction, ready: Ready, proved: Proved) => Promise<null | Failure>
  },
): Promise<null | Failure> {
  const step = await proveStepUp(call, deps.secret, stepUp)
  if (isFailure(step)) return step
  const { proved } = step
  const ready = await change.admit(proved)
  if (isFailure(ready)) return ready
  return call.app.inTransaction<null | Failure>(async (tx) => {
    const wrongCode = await step.spend(tx)
    if (wrongCode) return wrongCode
    const refused = await change.work(tx, ready, proved)
    if (isFailure(refused)) return refused
    await emit(tx, { event: change.event, payload: { memberId: proved.accountId } })
    await audit(tx, {
      ...actorContext(call),
      action: change.event,
      ...(change.changes ? { diff: change.changes(proved) } : { without: 'note' as const }),
      entity: 'account',
      entityId: proved.accountId,
    })
    return null
  })
}

/** What a proved step-up hands to the act. */
export type Proved = { readonly accountId: number; readonly sessionId: string; readonly secrets: AccountCredentials; readonly now: Date }
export type StepUp = { readonly purpose: SmsPurpose; readonly smsCode: string }

/** The account behind a call together with its phone, which every step-up needs. */
export async function withPhone(call: Call): Promise<{ secrets: AccountCredentials; phone: string } | Failure> {
  const secrets = await credentialsOf(call.app.read, memberOf(call).memberId)
  if (!secrets) return failure('api.notFound')
  return secrets.phone === null ? failure('identity.phoneMissing') : { secrets, phone: secrets.phone }
}

/**
 * Proves with a code of the own phone that the account's owner is there (reliability V7.5.1). `spend` uses the code up
 * inside the transaction of the act, so that a refused act may be tried again with the same code.
 */
export async function proveStepUp(
  call: Call,
  secret: string,
  stepUp: StepUp,
): Promise<{ readonly proved: Proved; readonly spend: (tx: Transaction) => Promise<Failure | null> } | Failure> {
  const problem = smsCodeProblem(stepUp.smsCode)
  if (problem) return failure(`identity.${problem}`, {}, { field: 'smsCode' })
  const own = await withPhone(call)
  if (isFailure(own)) return own
  const code = { phone: own.phone, purpose: stepUp.purpose, code: stepUp.smsCode }
  const wrongCode = failure('identity.smsCodeWrong', {}, { field: 'smsCode' })
  if (!(await checkSmsCode(call.app, secret, code))) return wrongCode
  const { memberId, sessionId } = memberOf(call)
  const proved: Proved = { accountId: memberId, sessionId, secrets: own.secrets, now: call.app.clock.now() }
  return { proved, spend: async (tx) => ((await consumeSmsCode(tx, secret, code, proved.now)) ? null : wrongCode) }
}

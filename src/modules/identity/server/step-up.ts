import { memberOf, type Call } from '../../../api/handler.ts'
import { failure, isFailure, type Failure } from '../../../shared/failure.ts'
import type { Unit } from '../../../shared/unit.ts'
import { smsCodeProblem } from '../rules/account-fields.ts'
import type { SmsPurpose } from '../rules/sms-limits.ts'
import { secretsOf, type AccountSecrets } from './account-store.ts'
import { checkSmsCode, spendSmsCode } from './sms-code.ts'

/** What a proved step-up hands to the act. */
export type Proved = { readonly accountId: number; readonly sessionId: string; readonly secrets: AccountSecrets; readonly now: Date }
export type StepUp = { readonly purpose: SmsPurpose; readonly smsCode: string }

/** The account behind a call together with its phone, which every step-up needs. */
export async function withPhone(call: Call): Promise<{ secrets: AccountSecrets; phone: string } | Failure> {
  const secrets = await secretsOf(call.house.read, memberOf(call).memberId)
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
): Promise<{ readonly proved: Proved; readonly spend: (unit: Unit) => Promise<Failure | null> } | Failure> {
  const problem = smsCodeProblem(stepUp.smsCode)
  if (problem) return failure(`identity.${problem}`, {}, { field: 'smsCode' })
  const own = await withPhone(call)
  if (isFailure(own)) return own
  const code = { phone: own.phone, purpose: stepUp.purpose, code: stepUp.smsCode }
  const wrongCode = failure('identity.smsCodeWrong', {}, { field: 'smsCode' })
  if (!(await checkSmsCode(call.house, secret, code))) return wrongCode
  const { memberId, sessionId } = memberOf(call)
  const proved: Proved = { accountId: memberId, sessionId, secrets: own.secrets, now: call.house.clock.now() }
  return { proved, spend: async (unit) => ((await spendSmsCode(unit, secret, code, proved.now)) ? null : wrongCode) }
}

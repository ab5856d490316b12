import { failure, type Failure } from '../../../../kernel/failure/failure.ts'
import type { Call } from '../../../../api/handler.ts'
import { newPasswordProblem, payPasswordProblem } from '../../rules/passwords.ts'
import { repeatProblem } from '../../rules/register-form.ts'
import { savePasswordHash, savePayPasswordHash, type AccountCredentials } from '../accounts/account-repository.ts'
import { changeCredential } from './step-up.ts'
import type { IdentityDeps } from '../deps.ts'
import { provePayPassword } from './pay-password.ts'
import { failureOfFields } from '../registration/field-failures.ts'
import { revokeOtherSessions } from '../sessions/session-repository.ts'

type NewPassword = { readonly smsCode: string; readonly password: string; readonly confirmPwd: string }

/** A new login password after a step-up; this session stays, every other one ends. */
export async function changePassword(call: Call, deps: IdentityDeps, form: NewPassword): Promise<null | Failure> {
  const again = repeatProblem(form.password, form.confirmPwd)
  if (again) return failureOfFields({ confirmPwd: again })
  return changeCredential(
    call,
    deps,
    { purpose: 'changePwd', smsCode: form.smsCode },
    {
      event: 'identity.passwordChanged',
      admit: async ({ accountId, secrets }) => {
        const guarded = await deps.members.isGuarded(call.app.read, accountId)
        const weak = newPasswordProblem(form.password, { memberName: secrets.memberName, phone: secrets.phone ?? '', guarded })
        const refused = weak && failureOfFields({ password: weak })
        return refused || hashed(deps, form.password)
      },
      work: async (tx, hash, { accountId, sessionId, now }) => {
        await savePasswordHash(tx, accountId, hash)
        await revokeOtherSessions(tx, accountId, sessionId, now)
        return null
      },
    },
  )
}

export type PayPasswordForm = NewPassword & { readonly oldPassword: string; readonly loginPassword: string }

/** Sets the payment password; an existing one asks for itself or, when it is forgotten, for the login password. */
export async function changePayPassword(call: Call, deps: IdentityDeps, form: PayPasswordForm): Promise<null | Failure> {
  const problem = payPasswordProblem(form.password)
  if (problem) return failureOfFields({ password: problem })
  const again = repeatProblem(form.password, form.confirmPwd)
  if (again) return failureOfFields({ confirmPwd: again })
  return changeCredential(
    call,
    deps,
    { purpose: 'payPwd', smsCode: form.smsCode },
    {
      event: 'identity.payPasswordChanged',
      admit: async ({ accountId, secrets }) => {
        const unproved = secrets.payPasswordHash === null ? null : await proveOld(call, deps, { accountId, secrets, form })
        if (unproved) return unproved
        const same = await deps.passwords.verify(form.password, secrets.passwordHash)
        if (same === 'busy') return failure('identity.busy')
        return same.matches
          ? (failureOfFields({ password: 'payPasswordSame' }) ?? failure('identity.payPasswordSame'))
          : hashed(deps, form.password)
      },
      work: async (tx, hash, { accountId }) => {
        await savePayPasswordHash(tx, accountId, hash)
        return null
      },
    },
  )
}

async function proveOld(
  call: Call,
  deps: IdentityDeps,
  of: { accountId: number; secrets: AccountCredentials; form: PayPasswordForm },
): Promise<Failure | null> {
  const { accountId, secrets, form } = of
  if (form.oldPassword !== '')
    return provePayPassword(call, deps.passwords, {
      accountId,
      hash: secrets.payPasswordHash,
      given: form.oldPassword,
      field: 'oldPassword',
    })
  if (form.loginPassword === '') return failure('identity.payPasswordProof', {}, { field: 'oldPassword' })
  const checked = await deps.passwords.verify(form.loginPassword, secrets.passwordHash)
  if (checked === 'busy') return failure('identity.busy')
  return checked.matches ? null : failure('identity.loginPasswordWrong', {}, { field: 'loginPassword' })
}

async function hashed(deps: IdentityDeps, password: string): Promise<string | Failure> {
  const hash = await deps.passwords.hash(password)
  return hash === null ? failure('identity.busy') : hash
}

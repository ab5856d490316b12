import { memberOf, type Call } from '../../../../api/handler.ts'
import { failure, type Failure } from '../../../../kernel/failure/failure.ts'
import { payPasswordLimits } from '../../rules/passwords.ts'
import { countPayTry, credentialsOf, resetPayTries } from '../accounts/account-repository.ts'
import type { PasswordHasher } from './password-hasher.ts'

type Given = { readonly accountId: number; readonly hash: string | null; readonly given: string; readonly field: string }

/**
 * Null when a payment password is right. Five wrong ones lock it for two hours (reliability R-ID); the count stands whatever follows.
 * Refusals: `identity.payPasswordLocked`, `payPasswordWrong`, `busy`.
 */
export async function provePayPassword(
  call: Call,
  passwords: PasswordHasher,
  { accountId, hash, given, field }: Given,
): Promise<Failure | null> {
  const now = call.app.clock.now()
  const open = await call.app.inTransaction((tx) => countPayTry(tx, accountId, now, payPasswordLimits))
  if (!open) return failure('identity.payPasswordLocked', {}, { field })
  const checked = await passwords.verify(given, hash)
  if (checked === 'busy') return failure('identity.busy')
  if (!checked.matches) return failure('identity.payPasswordWrong', {}, { field })
  await call.app.inTransaction((tx) => resetPayTries(tx, accountId))
  return null
}

/**
 * Proves the caller's payment password before a command takes their money; the field of its refusals is `payPassword`. Without one
 * set: `identity.payPasswordMissing`.
 */
export function payPasswordCheck(passwords: PasswordHasher): (call: Call, given: string) => Promise<Failure | null> {
  return async (call, given) => {
    const accountId = memberOf(call).memberId
    const secrets = await credentialsOf(call.app.read, accountId)
    const field = 'payPassword'
    if (!secrets?.payPasswordHash) return failure('identity.payPasswordMissing', {}, { field })
    return provePayPassword(call, passwords, { accountId, hash: secrets.payPasswordHash, given, field })
  }
}

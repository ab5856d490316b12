/** Why a sign-in failed, as support explains it to the person. */
export const refusalReasons = [
  'wrongPassword',
  'noPassword',
  'unknownName',
  'suspended',
  'codeNone',
  'codeExpired',
  'codeUsed',
  'codeTries',
  'codeWrong',
  'captchaNeeded',
  'captchaWrong',
  'limit',
  'busy',
] as const
export type RefusalReason = (typeof refusalReasons)[number]

/** An SMS code as it stands when one was refused; null when none was ever asked for. */
export type CodeFacts = { readonly expiresAt: Date; readonly tries: number; readonly usedAt: Date | null }

/** What was wrong with a refused code. */
export function codeReason(code: CodeFacts | null, now: Date, mostTries: number): RefusalReason {
  if (!code) return 'codeNone'
  if (code.usedAt) return 'codeUsed'
  if (code.expiresAt <= now) return 'codeExpired'
  // Once as many tries are counted, no digits open any more.
  return code.tries >= mostTries ? 'codeTries' : 'codeWrong'
}

/** The refusals that say themselves why; what is missing here depends on the account or the code. */
const plain: Readonly<Record<string, RefusalReason>> = {
  'identity.accountSuspended': 'suspended',
  'identity.phoneUnknown': 'unknownName',
  'identity.captchaNeeded': 'captchaNeeded',
  'identity.captchaWrong': 'captchaWrong',
  'identity.tooManyTries': 'limit',
  'identity.busy': 'busy',
}

/** Why a sign-in was refused with this code; null for what is no attempt at an account, such as a malformed name. */
export function reasonOf(
  code: string,
  about: { readonly isKnown: boolean; readonly hasPassword: boolean; readonly smsCode: RefusalReason },
): RefusalReason | null {
  if (code === 'identity.smsCodeWrong') return about.smsCode
  if (code !== 'identity.wrongCredentials') return plain[code] ?? null
  if (!about.isKnown) return 'unknownName'
  return about.hasPassword ? 'wrongPassword' : 'noPassword'
}

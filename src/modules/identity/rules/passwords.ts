import { leakedPasswords, siteSpecificPasswords } from './leaked-password-data.ts'
import { passwordLength } from './password-length.ts'

/** The password of payments is six digits, held apart from the login password (reliability R-ID). */
export const payPasswordLimits = { tries: 5, lock: 2 * 60 * 60_000 } as const

/** Six digits, not all alike and no run such as 123456: those are tried first. */
export function payPasswordProblem(value: string): 'payPasswordRequired' | 'payPasswordInvalid' | 'payPasswordWeak' | null {
  if (value === '') return 'payPasswordRequired'
  if (!/^[0-9]{6}$/.test(value)) return 'payPasswordInvalid'
  const digits = Array.from(value, Number)
  const steps = new Set(digits.slice(1).map((digit, place) => digit - (digits[place] ?? 0)))
  const [step] = steps
  return steps.size === 1 && step !== undefined && Math.abs(step) <= 1 ? 'payPasswordWeak' : null
}

/** Within its length, no Chinese, no white space. The text is never trimmed or changed before it is hashed. */
export function passwordProblem(value: string): 'passwordRequired' | 'passwordInvalid' | null {
  if (value === '') return 'passwordRequired'
  const length = Array.from(value).length
  return length < passwordLength.least || length > passwordLength.most || /\p{Script=Han}|\s/u.test(value) ? 'passwordInvalid' : null
}

// Nothing that long was ever a password; it is not worth the work of a hash.
const longestTyped = 128

/** A password that is there already, as somebody types it to log in: however long new ones have to be, it may be theirs. */
export function currentPasswordProblem(value: string): 'passwordRequired' | 'passwordInvalid' | null {
  if (value === '') return 'passwordRequired'
  return value.length > longestTyped || /\p{Script=Han}|\s/u.test(value) ? 'passwordInvalid' : null
}

/** Whose password it will be. `guarded`: suppliers, platform staff and salespeople need a longer one (reliability S2). */
export type PasswordOwner = { readonly memberName: string; readonly phone: string; readonly guarded: boolean }

/** So many characters must be left of a password when the owner's own words are taken out of it. */
const ownRemainder = 4

/**
 * Why a password cannot be chosen: the member rule of specification §5, and beyond it the passwords that are guessed
 * first. Logging in with an older one stays possible; this judges new ones alone.
 */
export function newPasswordProblem(
  password: string,
  owner: PasswordOwner,
): 'passwordRequired' | 'passwordInvalid' | 'passwordWeak' | 'passwordShort' | null {
  const problem = passwordProblem(password)
  if (problem) return problem
  if (isGuessable(password.toLowerCase(), owner)) return 'passwordWeak'
  return owner.guarded && Array.from(password).length < passwordLength.guarded ? 'passwordShort' : null
}

function isGuessable(password: string, owner: PasswordOwner): boolean {
  if (leakedPasswords.has(password) || new Set(password).size < 3 || isRun(password)) return true
  const own = [owner.memberName.toLowerCase(), owner.phone, ...siteSpecificPasswords].filter((word) => word.length >= 6)
  return own.some((word) => password.includes(word) && password.replace(word, '').length < ownRemainder)
}

/** `abcdefg`, `87654321`: each character the neighbour of the one before, always in the same direction. */
function isRun(text: string): boolean {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0)
  const step = (codes[1] ?? 0) - (codes[0] ?? 0)
  return Math.abs(step) === 1 && codes.every((code, place) => place === 0 || code - (codes[place - 1] ?? 0) === step)
}

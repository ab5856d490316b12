import { currentPasswordProblem, type passwordProblem } from './passwords.ts'

/** Login by account and password (1) or by phone and SMS code (2), specification §5. */
const loginTypes = [1, 2] as const
type LoginType = (typeof loginTypes)[number]

export type LoginForm = { readonly loginType: LoginType; readonly username: string; readonly password: string }

type LoginProblem = {
  readonly field: 'username' | 'password'
  readonly key: NonNullable<ReturnType<typeof accountProblem | typeof passwordProblem | typeof phoneProblem | typeof smsCodeProblem>>
}

/** The first problem of the login form, in the order of its fields; null when it may be sent. */
export function loginProblem(form: LoginForm): LoginProblem | null {
  const name = form.loginType === 1 ? accountProblem(form.username) : phoneProblem(form.username)
  if (name) return { field: 'username', key: name }
  const proof = form.loginType === 1 ? currentPasswordProblem(form.password) : smsCodeProblem(form.password)
  return proof ? { field: 'password', key: proof } : null
}

// The field rules of specification §5. Each answers with a key of this module's words, or null when the field is right;
// the browser's forms and the calls ask the same functions.

const phonePattern = /^1[3-9][0-9]{9}$/
const landlinePattern = /^(0[0-9]{2,3}-?)?[2-9][0-9]{6,7}(-[0-9]{1,6})?$|^(400|800)-?[0-9]{3}-?[0-9]{4}$/
const memberNamePattern = /^[A-Za-z0-9\p{Script=Han}_-]{6,20}$/u
const emailPattern = /^[A-Za-z0-9._%+-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,24}$/
const idCardPattern = /^[0-9]{15}$|^[0-9]{17}[0-9Xx]$/

/** A mobile number: 11 digits, 13 to 19 in front. */
export function isPhone(value: string): boolean {
  return phonePattern.test(value)
}

export function phoneProblem(value: string): 'phoneRequired' | 'phoneInvalid' | null {
  if (value === '') return 'phoneRequired'
  return isPhone(value) ? null : 'phoneInvalid'
}

/** The variant for contact numbers: a mobile or a landline with area code, extension or 400/800. */
export function contactPhoneProblem(value: string): 'phoneRequired' | 'phoneInvalid' | null {
  if (value === '') return 'phoneRequired'
  return isPhone(value) || landlinePattern.test(value) ? null : 'phoneInvalid'
}

export function smsCodeProblem(value: string): 'smsCodeRequired' | 'smsCodeInvalid' | null {
  if (value === '') return 'smsCodeRequired'
  return /^[0-9]{6}$/.test(value) ? null : 'smsCodeInvalid'
}

export function emailCodeProblem(value: string): 'emailCodeRequired' | 'emailCodeInvalid' | null {
  if (value === '') return 'emailCodeRequired'
  return /^[0-9]{4,6}$/.test(value) ? null : 'emailCodeInvalid'
}

export function captchaProblem(value: string): 'captchaRequired' | 'captchaInvalid' | null {
  if (value === '') return 'captchaRequired'
  return /^[A-Za-z0-9]{4}$/.test(value) ? null : 'captchaInvalid'
}

/** 6 to 20 letters, digits, Chinese characters, '-' and '_'; not all digits, so that no name looks like a phone. */
export function memberNameProblem(value: string): 'memberNameRequired' | 'memberNameInvalid' | 'memberNameDigits' | null {
  if (value === '') return 'memberNameRequired'
  if (/^[0-9]+$/.test(value)) return 'memberNameDigits'
  return memberNamePattern.test(value) ? null : 'memberNameInvalid'
}

/** The account field of the login: a member name or a mobile number. */
export function accountProblem(value: string): 'accountRequired' | 'accountInvalid' | null {
  if (value === '') return 'accountRequired'
  return isPhone(value) || memberNameProblem(value) === null ? null : 'accountInvalid'
}

export function emailProblem(value: string): 'emailRequired' | 'emailInvalid' | null {
  if (value === '') return 'emailRequired'
  return value.length <= 254 && emailPattern.test(value) ? null : 'emailInvalid'
}

export function idCardProblem(value: string): 'idCardRequired' | 'idCardInvalid' | null {
  if (value === '') return 'idCardRequired'
  return idCardPattern.test(value) ? null : 'idCardInvalid'
}

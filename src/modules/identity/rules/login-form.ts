import { accountProblem, passwordProblem, phoneProblem, smsCodeProblem } from './account-fields.ts'

/** Login by account and password (1) or by phone and SMS code (2), specification §5. */
export const loginTypes = [1, 2] as const
export type LoginType = (typeof loginTypes)[number]

export type LoginForm = { readonly loginType: LoginType; readonly username: string; readonly password: string }

export type LoginProblem = {
  readonly field: 'username' | 'password'
  readonly key: NonNullable<ReturnType<typeof accountProblem | typeof passwordProblem | typeof phoneProblem | typeof smsCodeProblem>>
}

/** The first problem of the login form, in the order of its fields; null when it may be sent. */
export function loginProblem(form: LoginForm): LoginProblem | null {
  const name = form.loginType === 1 ? accountProblem(form.username) : phoneProblem(form.username)
  if (name) return { field: 'username', key: name }
  const proof = form.loginType === 1 ? passwordProblem(form.password) : smsCodeProblem(form.password)
  return proof ? { field: 'password', key: proof } : null
}

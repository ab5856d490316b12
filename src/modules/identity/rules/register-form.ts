import { memberNameProblem, phoneProblem, smsCodeProblem } from './account-fields.ts'
import { newPasswordProblem } from './passwords.ts'

/** What a registration consents to: the keys of the agreements. */
export const registerAgreements = ['register_agreement', 'privacy_policy'] as const

export type RegisterForm = {
  readonly mobile: string
  readonly smsCode: string
  readonly memberName: string
  readonly password: string
  readonly confirmPwd: string
  readonly invitationCode: string
}

/** A refused field and the word that says why. */
export type FormProblems = Readonly<Record<string, string>>

/** Every problem of the registration form that can be told without asking anybody (specification §5). */
export function registerProblems(form: RegisterForm): FormProblems {
  return found({
    mobile: phoneProblem(form.mobile),
    smsCode: smsCodeProblem(form.smsCode),
    memberName: memberNameProblem(form.memberName),
    password: newPasswordProblem(form.password, { memberName: form.memberName, phone: form.mobile, guarded: false }),
    confirmPwd: repeatProblem(form.password, form.confirmPwd),
    invitationCode: form.invitationCode === '' || /^[A-Za-z0-9]{4,16}$/.test(form.invitationCode) ? null : 'invitationUnknown',
  })
}

export type ResetForm = Pick<RegisterForm, 'mobile' | 'smsCode' | 'password' | 'confirmPwd'>

/** The same for a forgotten password; who the member is, and so how long the password must be, is asked later. */
export function resetProblems(form: ResetForm): FormProblems {
  return found({
    mobile: phoneProblem(form.mobile),
    smsCode: smsCodeProblem(form.smsCode),
    password: newPasswordProblem(form.password, { memberName: '', phone: form.mobile, guarded: false }),
    confirmPwd: repeatProblem(form.password, form.confirmPwd),
  })
}

/** The second typing of a new password. */
export function repeatProblem(password: string, again: string): 'repeatRequired' | 'repeatDiffers' | null {
  if (again === '') return 'repeatRequired'
  return again === password ? null : 'repeatDiffers'
}

function found(problems: Readonly<Record<string, string | null>>): FormProblems {
  return Object.fromEntries(Object.entries(problems).filter((one): one is [string, string] => one[1] !== null))
}

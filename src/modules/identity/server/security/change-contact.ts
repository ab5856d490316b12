import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import type { Call } from '../../../../api/handler.ts'
import { emailCodeProblem, emailProblem, phoneProblem, smsCodeProblem } from '../../rules/account-fields.ts'
import { maskEmail, maskPhone } from '../../rules/mask-contact.ts'
import { changeEmail, changePhone } from '../accounts/account-repository.ts'
import { changeCredential } from './step-up.ts'
import type { IdentityDeps } from '../deps.ts'
import { failureOfFields } from '../registration/field-failures.ts'
import { checkSmsCode, consumeSmsCode } from '../sms/sms-code.ts'

/** Moves the account to a new phone: a code of the old one and a code of the new one, both spent with the change. */
export async function changeOwnMobile(
  call: Call,
  deps: IdentityDeps,
  form: { smsCode: string; mobile: string; newSmsCode: string },
): Promise<{ phone: string } | Failure> {
  const mobile = form.mobile.trim()
  const wrong = problemsOf({ mobile: phoneProblem(mobile), newSmsCode: smsCodeProblem(form.newSmsCode) })
  if (wrong) return wrong
  const newCode = { phone: mobile, purpose: 'bindMobile', code: form.newSmsCode } as const
  const newCodeWrong = failure('identity.smsCodeWrong', {}, { field: 'newSmsCode' })
  const done = await changeCredential(
    call,
    deps,
    { purpose: 'changeMobile', smsCode: form.smsCode },
    {
      event: 'identity.phoneChanged',
      changes: ({ secrets }) => ({ phone: [maskPhone(secrets.phone ?? ''), maskPhone(mobile)] }),
      admit: async ({ secrets }) => {
        if (secrets.phone === mobile) return failure('identity.phoneSame', {}, { field: 'mobile' })
        return (await checkSmsCode(call.app, deps.secret, newCode)) ? true : newCodeWrong
      },
      work: async (tx, _ready, { accountId, now }) => {
        if (!(await consumeSmsCode(tx, deps.secret, newCode, now))) return newCodeWrong
        // Said only to somebody who holds that phone too.
        return (await changePhone(tx, accountId, mobile)) ? null : failure('identity.phoneTaken', {}, { field: 'mobile' })
      },
    },
  )
  return isFailure(done) ? done : { phone: mobile }
}

/** Sets the e-mail address: a code of the phone and the one that was mailed to the address. */
export async function changeOwnEmail(
  call: Call,
  deps: IdentityDeps,
  form: { smsCode: string; email: string; emailCode: string },
): Promise<{ email: string } | Failure> {
  const email = form.email.trim()
  const wrong = problemsOf({ email: emailProblem(email), emailCode: emailCodeProblem(form.emailCode) })
  if (wrong) return wrong
  const mailed = { phone: email.toLowerCase(), purpose: 'bindEmail', code: form.emailCode } as const
  const mailedWrong = failure('identity.emailCodeWrong', {}, { field: 'emailCode' })
  const done = await changeCredential(
    call,
    deps,
    { purpose: 'changeEmail', smsCode: form.smsCode },
    {
      event: 'identity.emailChanged',
      changes: ({ secrets }) => ({ email: [secrets.email ? maskEmail(secrets.email) : null, maskEmail(email)] }),
      admit: async () => ((await checkSmsCode(call.app, deps.secret, mailed)) ? true : mailedWrong),
      work: async (tx, _ready, { accountId, now }) => {
        if (!(await consumeSmsCode(tx, deps.secret, mailed, now))) return mailedWrong
        return (await changeEmail(tx, accountId, email)) ? null : failure('identity.emailTaken', {}, { field: 'email' })
      },
    },
  )
  return isFailure(done) ? done : { email }
}

function problemsOf(problems: Readonly<Record<string, string | null>>): Failure | null {
  return failureOfFields(Object.fromEntries(Object.entries(problems).filter((one): one is [string, string] => one[1] !== null)))
}

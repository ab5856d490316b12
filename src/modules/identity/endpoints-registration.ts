import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { text } from '../../api/fields.ts'
import { tokens } from './endpoints.ts'

const field = z.string().max(200).default('')
export const consented = z.object({ agreementCode: text(40, 1), version: z.coerce.number().int().positive() })

/** What a person must read before registering, in the versions in force. */
export const registerTerms = endpoint({
  method: 'GET',
  path: 'v3/frontLogin/front/register/terms',
  summary: 'The agreements that a registration consents to',
  guard: 'anyone',
  rate: 'read',
  input: z.object({}),
  output: z.object({ agreements: z.array(z.object({ agreementCode: z.string(), title: z.string(), version: z.number() })) }),
})

/** Registers a member of type 1 and logs in. The SMS code is one of type `register`, sent after a captcha was read. */
export const register = endpoint({
  method: 'POST',
  path: 'v3/frontLogin/front/register',
  summary: 'Register with phone, SMS code, member name and password',
  guard: 'anyone',
  rate: 'login',
  input: z.object({
    mobile: field,
    smsCode: field,
    memberName: field,
    password: field,
    confirmPwd: field,
    invitationCode: field,
    /** Every agreement of `register/terms` in the version that was shown. */
    agreements: z.array(consented).max(10).default([]),
  }),
  output: tokens,
  note: 'Whether a phone is registered is told only to somebody who proved to hold it.',
})

/** Sets a new login password after the phone was proved by an SMS code of type `retrieve`. Ends every session of the account. */
export const passwordReset = endpoint({
  method: 'POST',
  path: 'v3/frontLogin/front/password/reset',
  summary: 'Set a new password with a code sent to the phone',
  guard: 'anyone',
  rate: 'login',
  input: z.object({ mobile: field, smsCode: field, password: field, confirmPwd: field }),
  output: z.null(),
})

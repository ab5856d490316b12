import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { timestamp, oneOrZero } from '../../api/fields.ts'

const field = z.string().max(254).default('')
/** What a code sent to the member's own phone may open. */
export const stepUpPurposes = ['changePwd', 'payPwd', 'changeMobile', 'changeEmail', 'cancelAccount', 'exportData', 'signContract'] as const

/** How well the account is secured. Phone and e-mail masked. */
export const securityInfo = endpoint({
  method: 'GET',
  path: 'v3/member/front/security/show',
  summary: "The account's security at a glance",
  guard: 'login',
  input: z.object({}),
  output: z.object({
    memberName: z.string(),
    memberMobile: z.string(),
    memberEmail: z.string(),
    hasLoginPwd: oneOrZero,
    hasPayPwd: oneOrZero,
    /** For people whom this member invites. */
    invitationCode: z.string(),
  }),
})

/** Sends a code to the phone of the account: the step-up before a change of phone, e-mail or a password. */
export const stepUpCode = endpoint({
  method: 'POST',
  path: 'v3/member/front/security/smsCode',
  summary: "Send a code to the member's own phone",
  guard: 'login',
  rate: 'sms',
  input: z.object({ type: z.enum(stepUpPurposes), captcha: field, captchaKey: field }),
  output: z.null(),
})

/** Changes the login password; every other session ends. */
export const passwordChange = endpoint({
  method: 'POST',
  path: 'v3/member/front/security/loginPwd',
  summary: 'Change the login password after a code (type changePwd)',
  guard: 'login',
  input: z.object({ smsCode: field, password: field, confirmPwd: field }),
  output: z.null(),
})

/** Sets the payment password. An existing one is replaced with itself (`oldPassword`) or, when forgotten, with `loginPassword`. */
export const payPasswordChange = endpoint({
  method: 'POST',
  path: 'v3/member/front/security/payPwd',
  summary: 'Set or change the payment password after a code (type payPwd)',
  guard: 'login',
  input: z.object({ smsCode: field, oldPassword: field, loginPassword: field, password: field, confirmPwd: field }),
  output: z.null(),
})

/** Changes the phone: a code of the old one (type changeMobile) and a code of the new one (type bindMobile). */
export const changeMobile = endpoint({
  method: 'POST',
  path: 'v3/member/front/security/mobile',
  summary: 'Change the phone of the account',
  guard: 'login',
  input: z.object({ smsCode: field, mobile: field, newSmsCode: field }),
  output: z.object({ memberMobile: z.string() }),
})

export const emailCode = endpoint({
  method: 'POST',
  path: 'v3/member/front/security/emailCode',
  summary: 'Send a code to a new e-mail address',
  guard: 'login',
  rate: 'sms',
  input: z.object({ email: field }),
  output: z.null(),
})

/** Changes the e-mail address: a code of the phone (type changeEmail) and the code that was mailed to the new address. */
export const changeEmail = endpoint({
  method: 'POST',
  path: 'v3/member/front/security/email',
  summary: 'Change the e-mail address of the account',
  guard: 'login',
  input: z.object({ smsCode: field, email: field, emailCode: field }),
  output: z.object({ memberEmail: z.string() }),
})

/** Where the account is logged in. */
export const sessionList = endpoint({
  method: 'GET',
  path: 'v3/member/front/session/list',
  summary: 'Devices and sessions of the member',
  guard: 'login',
  input: z.object({}),
  output: z.object({
    list: z.array(
      z.object({
        sessionId: z.string(),
        device: z.string(),
        ip: z.string(),
        means: z.enum(['password', 'sms', 'qr', 'wechat']),
        createTime: timestamp,
        lastTime: timestamp,
        isCurrent: oneOrZero,
      }),
    ),
  }),
})

export const sessionEnd = endpoint({
  method: 'POST',
  path: 'v3/member/front/session/end',
  summary: 'Log one device out',
  guard: 'login',
  input: z.object({ sessionId: z.uuid() }),
  output: z.null(),
})

export const sessionEndOthers = endpoint({
  method: 'POST',
  path: 'v3/member/front/session/endOthers',
  summary: 'Log every other device out',
  guard: 'login',
  input: z.object({}),
  output: z.object({ ended: z.number() }),
})

export const supportAccessList = endpoint({
  method: 'GET',
  path: 'v3/member/front/security/looks',
  summary: "When the platform's support looked at what this member sees, and why",
  guard: 'login',
  input: z.object({}),
  output: z.object({
    /** `storeName` where it was the member's store. */
    list: z.array(z.object({ lookTime: timestamp, reason: z.string(), storeName: z.string() })),
  }),
})

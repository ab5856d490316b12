import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { timestamp, text } from '../../api/fields.ts'
import { smsPurposes } from './rules/limits.ts'

// A browser page says `x-client: web` and then keeps its refresh token in a cookie instead of the body (product.md §5).
export const tokens = z.object({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  /** Seconds. */
  expires_in: z.number(),
  refresh_token: z.string().optional(),
  refreshToken: z.string().optional(),
})

const shortText = z.string().max(200).default('')

/** Logs in (type 1: member name or phone with password; type 2: phone with SMS code) or renews by refresh token. */
export const tokenIssue = endpoint({
  method: 'POST',
  path: 'v3/frontLogin/front/oauth/token',
  summary: 'Log in, or renew an access token',
  guard: 'anyone',
  rate: 'login',
  input: z.object({
    grant_type: shortText,
    username: shortText,
    password: shortText,
    /** The SMS code of login type 2 may come here or as `password`. */
    code: shortText,
    loginType: z
      .union([z.literal(1), z.literal(2), z.literal('1').transform(() => 1 as const), z.literal('2').transform(() => 2 as const)])
      .default(1),
    refresh_token: shortText,
    refreshToken: shortText,
    captcha: shortText,
    captchaKey: shortText,
  }),
  output: tokens,
  note: 'First-party login form, no OAuth delegation. Asks for the Basic client credential front:front, a public identifier that grants nothing.',
})

/** Ends the session of the access token, or of a refresh token in the body, and clears the page's cookies. */
export const logout = endpoint({
  method: 'POST',
  path: 'v3/frontLogin/front/oauth/logout',
  summary: 'Log out',
  guard: 'anyone',
  input: z.object({ refresh_token: shortText, refreshToken: shortText }),
  output: z.null(),
})

const smsInput = z.object({
  mobile: z.string().max(20).default(''),
  type: z.enum(smsPurposes),
  captcha: shortText,
  captchaKey: shortText,
})

/** Sends an SMS code; the specification's spelling. Pages use the POST twin, which keeps the number out of addresses. */
export const smsCode = endpoint({
  method: 'GET',
  path: 'v3/msg/front/commons/smsCode',
  summary: 'Send an SMS code',
  guard: 'anyone',
  rate: 'sms',
  input: smsInput,
  output: z.null(),
  note: 'Refused for requests that another site caused. From the second send of an address within an hour a captcha is needed (code identity.captchaNeeded).',
})

export const smsCodePost = endpoint({ ...smsCode, method: 'POST', summary: 'Send an SMS code (used by pages)' })

/** A picture with four characters; `captchaKey` goes with the characters into the call that asked for them. */
export const captchaCreate = endpoint({
  method: 'GET',
  path: 'v3/msg/front/commons/captcha',
  summary: 'A graphic captcha',
  guard: 'anyone',
  rate: 'login',
  input: z.object({}),
  output: z.object({ captchaKey: z.string(), /** SVG text. */ image: z.string() }),
})

/** Makes a QR code for logging in by a phone that is logged in already. `image` is a PNG in base64 without a prefix. */
export const createQr = endpoint({
  method: 'GET',
  path: 'v3/member/front/qr/login/createQr',
  summary: 'A QR code to log in with',
  guard: 'anyone',
  rate: 'login',
  input: z.object({}),
  output: z.object({ image: z.string(), u: z.string() }),
})

const qrKey = z.object({ u: text(64) })

/** The state of a QR login: 0 waiting, 1 scanned, 2 confirmed (once, with the token), 3 cancelled, 4 expired. */
export const qrProgress = endpoint({
  method: 'POST',
  path: 'v3/member/front/qr/login/progress',
  summary: 'Progress of a QR login',
  guard: 'anyone',
  rate: 'read',
  input: qrKey,
  output: z.object({ progress: z.number(), refreshToken: z.string().optional() }),
  note: 'Only the browser that made the code learns its state; to everybody else it has expired. With x-client: web the token goes into the cookie.',
})

/** The phone's side: what is about to be logged in. A scan ties the code to the scanning member. */
export const qrScan = endpoint({
  method: 'POST',
  path: 'v3/member/front/qr/login/scan',
  summary: 'Scan a QR login',
  guard: 'login',
  input: qrKey,
  output: z.object({ device: z.string(), ip: z.string(), cityCode: z.string(), cityName: z.string(), createTime: timestamp }),
})

export const qrConfirm = endpoint({
  method: 'POST',
  path: 'v3/member/front/qr/login/confirm',
  summary: 'Confirm a scanned QR login',
  guard: 'login',
  input: qrKey,
  output: z.null(),
})

export const qrCancel = endpoint({ ...qrConfirm, path: 'v3/member/front/qr/login/cancel', summary: 'Refuse a scanned QR login' })

/** WeChat login; refused with a sentence while the setting login_wx_pc_is_enable is 0. */
export const wechatLogin = endpoint({
  method: 'POST',
  path: 'v3/member/front/login/wechat/login',
  summary: 'Log in with WeChat',
  guard: 'anyone',
  rate: 'login',
  input: z.object({ code: shortText, source: z.union([z.string(), z.number()]).default(4), state: shortText }),
  output: z.object({
    redirect: z.boolean(),
    bindKey: z.string().optional(),
    access_token: z.string().optional(),
    refresh_token: z.string().optional(),
  }),
})

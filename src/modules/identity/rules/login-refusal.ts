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
  'qrGone',
  'qrExpired',
  'qrTaken',
  'qrUsed',
  'qrUnscanned',
  'qrDenied',
  'qrForeign',
  'wechatOff',
  'wechatForeign',
  'wechatFailed',
  'wechatTaken',
  'bindGone',
] as const
export type RefusalReason = (typeof refusalReasons)[number]

/** An SMS code as it stands when one was refused; null when none was ever asked for. */
export type SmsCodeStatus = { readonly expiresAt: Date; readonly tries: number; readonly usedAt: Date | null }

/** What was wrong with a refused code. */
export function smsCodeRefusalReason(code: SmsCodeStatus | null, now: Date, mostTries: number): RefusalReason {
  if (!code) return 'codeNone'
  if (code.usedAt) return 'codeUsed'
  if (code.expiresAt <= now) return 'codeExpired'
  // Once as many tries are counted, no digits open any more.
  return code.tries >= mostTries ? 'codeTries' : 'codeWrong'
}

/** A QR code as it stands when somebody was refused with it; null when there is none. */
export type QrLoginStatus = {
  readonly state: number
  readonly accountId: number | null
  readonly isOpen: boolean
  readonly isHanded: boolean
  /** Whether the browser that asks is the one that made the code. */
  readonly isMine: boolean
}

/** Why the phone of this member could not scan or confirm a code. */
export function qrPhoneRefusalReason(qr: QrLoginStatus | null, accountId: number): RefusalReason {
  if (!qr) return 'qrGone'
  if (qr.accountId !== null && qr.accountId !== accountId) return 'qrTaken'
  if (!qr.isOpen) return 'qrExpired'
  return qr.state === 0 ? 'qrUnscanned' : 'qrUsed'
}

/** Why a browser that asks for a code's progress gets nothing; null for what nobody tried to log in with, and for a login that was handed out. */
export function qrBrowserRefusalReason(qr: QrLoginStatus | null): RefusalReason | null {
  if (!qr) return null
  if (!qr.isMine) return 'qrForeign'
  if (qr.isHanded || qr.state === 0) return null
  return qr.isOpen ? 'suspended' : 'qrExpired'
}

/** The refusals that say themselves why; what is missing here depends on the account or the code. */
const plain: Readonly<Record<string, RefusalReason>> = {
  'identity.accountSuspended': 'suspended',
  'identity.phoneUnknown': 'unknownName',
  'identity.captchaNeeded': 'captchaNeeded',
  'identity.captchaWrong': 'captchaWrong',
  'identity.tooManyTries': 'limit',
  'identity.busy': 'busy',
  'identity.wechatOff': 'wechatOff',
  'identity.wechatForeign': 'wechatForeign',
  'identity.wechatFailed': 'wechatFailed',
  'identity.wechatTaken': 'wechatTaken',
  'identity.bindGone': 'bindGone',
  'identity.loginPasswordWrong': 'wrongPassword',
}

/** Why a sign-in was refused with this code; null for what is no attempt at an account, such as a malformed name. */
export function loginRefusalReason(
  code: string,
  about: { readonly isKnown: boolean; readonly hasPassword: boolean; readonly smsCode: RefusalReason },
): RefusalReason | null {
  if (code === 'identity.smsCodeWrong') return about.smsCode
  if (code !== 'identity.wrongCredentials') return plain[code] ?? null
  if (!about.isKnown) return 'unknownName'
  return about.hasPassword ? 'wrongPassword' : 'noPassword'
}

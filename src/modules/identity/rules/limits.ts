const minute = 60_000

/** What a code is good for. `free` is the login without a password, as the specification spells it. */
export const smsPurposes = [
  'free',
  'register',
  'retrieve',
  'bindMobile',
  'changeMobile',
  'changePwd',
  'payPwd',
  'changeEmail',
  'bindEmail',
  'cancelAccount',
  'exportData',
  'verify',
  'guestQuote',
  'signContract',
] as const
export type SmsPurpose = (typeof smsPurposes)[number]

/** Purposes that a stranger may ask for about any number: a picture must be read before the first send. */
export const picturePurposes: readonly SmsPurpose[] = ['register', 'retrieve', 'guestQuote']

/** Limits of SMS codes, in milliseconds and counts (reliability A16 and R-ID; the usual figures of Chinese carriers). */
export const smsLimits = {
  resendAfter: 1 * minute,
  perHour: 5,
  perDay: 10,
  lifetime: 5 * minute,
  tries: 5,
  /** Sends per address and hour before a picture must be read, and at most. */
  freePerAddress: 1,
  mostPerAddress: 60,
} as const

type SmsRefusal = { readonly key: 'smsTooSoon' | 'smsHourFull' | 'smsDayFull'; readonly seconds: number }

/** Why a number may not be written to now, given the moments of its last sends (any order); null when it may. */
export function smsRefusal(sentAt: readonly Date[], now: Date): SmsRefusal | null {
  const ages = sentAt.map((at) => now.getTime() - at.getTime()).toSorted((a, b) => a - b)
  const wait = (count: number, span: number) => {
    const age = ages[count - 1]
    return age !== undefined && age < span ? Math.ceil((span - age) / 1000) : 0
  }
  const day = wait(smsLimits.perDay, 24 * 60 * minute)
  if (day > 0) return { key: 'smsDayFull', seconds: day }
  const hour = wait(smsLimits.perHour, 60 * minute)
  if (hour > 0) return { key: 'smsHourFull', seconds: hour }
  const soon = wait(1, smsLimits.resendAfter)
  return soon > 0 ? { key: 'smsTooSoon', seconds: soon } : null
}

/**
 * Throttling of failed logins, counted over one window. Nobody can lock somebody else's account: only the pair of
 * account and address is ever refused, an account under attack from everywhere asks for a picture (R-ID).
 */
/**
 * Throttling of failed logins, counted over one window. Nobody can lock somebody else's account: only the pair of
 * account and address is ever refused, an account under attack from everywhere asks for a picture (R-ID).
 */
export const loginLimits = {
  window: 15 * 60_000,
  pairNeedsCaptcha: 5,
  pairRefused: 20,
  addressNeedsCaptcha: 40,
  addressRefused: 200,
  accountNeedsCaptcha: 30,
} as const

/** Tries within the window, this one included. */
type LoginTries = { readonly pair: number; readonly address: number; readonly account: number }

export function loginTriesOutcome(tries: LoginTries): 'open' | 'captcha' | 'refused' {
  if (tries.pair > loginLimits.pairRefused || tries.address > loginLimits.addressRefused) return 'refused'
  const suspicious =
    tries.pair > loginLimits.pairNeedsCaptcha ||
    tries.address > loginLimits.addressNeedsCaptcha ||
    tries.account > loginLimits.accountNeedsCaptcha
  return suspicious ? 'captcha' : 'open'
}

const second = 1000
const hour = 3600 * second
const day = 24 * hour

/** How long sessions and their tokens live, in milliseconds (reliability R-ID; specification §9 for the client's side). */
export const sessionLimits = {
  /** The client renews a token older than 3,480,000 ms, so it always has two minutes left to do so. */
  access: 1 * hour,
  /** A refresh token that nobody uses. */
  idle: 7 * day,
  /** A session, however busy. */
  absolute: 30 * day,
  /** How long a used refresh token still answers the same client with the same successor: tabs that raced. */
  grace: 20 * second,
} as const

export type UsedToken = { readonly usedAt: Date; readonly sameClient: boolean }

/** What a second use of a refresh token means: a tab that lost a race, or a stolen copy. */
export function refreshReuseOutcome(used: UsedToken, now: Date): 'grace' | 'replay' {
  const age = now.getTime() - used.usedAt.getTime()
  return used.sameClient && age <= sessionLimits.grace ? 'grace' : 'replay'
}

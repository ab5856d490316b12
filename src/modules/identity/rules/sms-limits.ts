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
] as const
export type SmsPurpose = (typeof smsPurposes)[number]

/** Purposes that a stranger may ask for about any number: a picture must be read before the first send. */
export const picturePurposes: readonly SmsPurpose[] = ['register', 'retrieve']

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

export type SmsRefusal = { readonly key: 'smsTooSoon' | 'smsHourFull' | 'smsDayFull'; readonly seconds: number }

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

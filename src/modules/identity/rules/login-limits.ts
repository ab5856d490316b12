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
export type LoginTries = { readonly pair: number; readonly address: number; readonly account: number }

export function judgeLoginTries(tries: LoginTries): 'open' | 'captcha' | 'refused' {
  if (tries.pair > loginLimits.pairRefused || tries.address > loginLimits.addressRefused) return 'refused'
  const suspicious =
    tries.pair > loginLimits.pairNeedsCaptcha ||
    tries.address > loginLimits.addressNeedsCaptcha ||
    tries.account > loginLimits.accountNeedsCaptcha
  return suspicious ? 'captcha' : 'open'
}

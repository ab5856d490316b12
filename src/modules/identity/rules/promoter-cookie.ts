/** The cookie in which a landing page remembers for 30 days who promoted the mall here; the registration reads it. */
export const promoterCookie = 'zb_promoter'
const keptSeconds = 30 * 86_400
const codeShape = /^[A-Z0-9]{4,16}$/

/** What a browser is told to keep; null for what is no code. */
export function promoterCookieText(code: string): string | null {
  return codeShape.test(code) ? `${promoterCookie}=${code}; path=/; max-age=${keptSeconds}; samesite=lax` : null
}

/** The remembered code out of a request's cookies; null where there is none. */
export function rememberedPromoter(cookies: string | null): string | null {
  const value = (cookies ?? '')
    .split(/;\s*/)
    .find((one) => one.startsWith(`${promoterCookie}=`))
    ?.slice(promoterCookie.length + 1)
  return value && codeShape.test(value) ? value : null
}

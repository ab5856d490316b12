/** The cookie in which a landing page remembers for 30 days who promoted the mall here; the registration reads it. */
export const referrerCookie = 'zb_promoter'
const keptSeconds = 30 * 86_400
const codeShape = /^[A-Z0-9]{4,16}$/

/** What a browser is told to keep; null for what is no code. */
export function referrerCookieText(code: string): string | null {
  return codeShape.test(code) ? `${referrerCookie}=${code}; path=/; max-age=${keptSeconds}; samesite=lax` : null
}

/** The remembered code out of a request's cookies; null where there is none. */
export function referrerFromCookies(cookies: string | null): string | null {
  const value = (cookies ?? '')
    .split(/;\s*/)
    .find((one) => one.startsWith(`${referrerCookie}=`))
    ?.slice(referrerCookie.length + 1)
  return value && codeShape.test(value) ? value : null
}

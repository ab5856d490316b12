const failures = ['wechatFailed', 'accountSuspended'] as const
type LoginError = { readonly code: (typeof failures)[number] } | { readonly text: string }

const longest = 60

/**
 * What `/login?error=` says: a code of ours, or a text that is shown as it is, cut short and on one line (specification §5). It comes
 * from outside, so it is never a link or a mark-up: whoever reads addresses or numbers in it is not sent anywhere.
 */
export function loginErrorOf(error: string | null): LoginError | null {
  if (error === null) return null
  const code = failures.find((failure) => failure === error)
  if (code) return { code }
  const line = error.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()
  const letters = [...line]
  return line === '' ? null : { text: letters.length > longest ? `${letters.slice(0, longest).join('')}…` : line }
}

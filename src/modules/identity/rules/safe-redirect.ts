// A control character, a backslash or white space inside a path is never ours and may be read differently by browsers.
const suspicious = /[\u0000-\u0020\u007f\\]/u

/**
 * The path inside this site that `redirectUrl` asks for, or the home page: one origin, and a path that does not begin
 * with two slashes even after it was normalised (reliability S8).
 */
export function safeRedirect(wanted: string | null | undefined): string {
  if (!wanted || suspicious.test(wanted) || !wanted.startsWith('/')) return '/'
  const here = 'http://here.invalid'
  if (!URL.canParse(wanted, here)) return '/'
  const url = new URL(wanted, here)
  if (url.origin !== here || url.pathname.startsWith('//') || url.username !== '') return '/'
  return url.pathname + url.search + url.hash
}

import { hash } from 'node:crypto'
import type { HtmlChunks } from './html-chunks.ts'

const always =
  "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; font-src 'self'; connect-src 'self' ws: wss:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"

/** The policy of a page rendered for one person: its own scripts carry this nonce. */
export function policyWithNonce(nonce: string): string {
  return `${always}; script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`
}

/**
 * A page that is kept for many, and its policy: a shared nonce would be known, so its scripts are named by their hashes.
 * Only scripts that carry the rendering's nonce are named, so injected markup is not blessed along.
 */
export function withoutNonce(page: HtmlChunks, nonce: string): { readonly pieces: HtmlChunks; readonly policy: string } {
  const hashes: string[] = []
  const pieces = page.flatMap((piece) => {
    const parts = piece.split(` nonce="${nonce}"`)
    for (const [place, part] of parts.entries()) {
      const before = parts[place - 1]
      if (!before?.startsWith('<script', before.lastIndexOf('<'))) continue
      const code = part.slice(part.indexOf('>') + 1, part.indexOf('</script>'))
      if (code !== '') hashes.push(`'sha256-${hash('sha256', code, 'base64')}'`)
    }
    return parts
  })
  return { pieces, policy: `${always}; script-src 'self' ${hashes.join(' ')}` }
}

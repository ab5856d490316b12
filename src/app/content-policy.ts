import { createHash } from 'node:crypto'

const always =
  "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; font-src 'self'; connect-src 'self' ws: wss:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"

/** The policy of a page rendered for one person: its own scripts carry this nonce. */
export function policyWithNonce(nonce: string): string {
  return `${always}; script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`
}

/**
 * The policy of a page that is kept for many: a shared nonce would be known, so its scripts are named by their hashes.
 * Only scripts that carry the rendering's nonce are named, so injected markup is not blessed along.
 */
export function policyWithHashes(html: string, nonce: string): string {
  const hashes: string[] = []
  const inline = new RegExp(`<script nonce="${RegExp.escape(nonce)}"[^>]*>([\\s\\S]*?)</script>`, 'g')
  for (const [, code] of html.matchAll(inline)) {
    if (code) hashes.push(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  }
  return `${always}; script-src 'self' ${hashes.join(' ')}`
}

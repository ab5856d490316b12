import type { PageRow } from '../../rendering/page/page.ts'
import { pages, redirects } from './pages.ts'

const fixed = new Map(pages.filter((row) => !row.path.includes(':')).map((row) => [row.path, row]))
const patterns = pages
  .filter((row) => row.path.includes(':'))
  .map((row) => ({ row, match: new RegExp(`^${row.path.replace(/:[A-Za-z]+\??/g, '[^/]+')}$`) }))

/**
 * The table row of an exact address, before the router sees it: decides only whether a page may be kept, so an address
 * that is written unusually is simply not kept.
 */
export function findPageRow(pathname: string): PageRow | null {
  const path = pathname.endsWith('.data') ? pathname.slice(0, -5) : pathname
  return fixed.get(path === '/_root' ? '/' : path) ?? patterns.find((pattern) => pattern.match.test(path))?.row ?? null
}

const leadingOn = new Set(redirects.map((row) => row.from))

/** Whether the mall has a page at an address, or one that it leads on to. */
export function hasPage(address: string): boolean {
  const path = address.split('?')[0] ?? ''
  return findPageRow(path) !== null || leadingOn.has(path)
}

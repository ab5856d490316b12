import { data, redirect, type MiddlewareFunction } from 'react-router'
import { admit } from '../api/guard.ts'
import { visit } from '../api/visit.ts'
import { pageOfPattern, redirects } from './pages.ts'

const oldAddresses = new Set(redirects.map((row) => row.from))

/**
 * Judges every document and every client navigation by the page table. An address without a row fails closed.
 * Specification §4: without a login to /login with the original address; a wrong member type to the member home.
 */
export const guardPages: MiddlewareFunction<Response> = async ({ request, context, pattern }, next) => {
  const row = pageOfPattern(pattern)
  if (!row) {
    // What only leads elsewhere is judged where it leads.
    if (pattern.endsWith('*') || oldAddresses.has(pattern.startsWith('/') ? pattern : `/${pattern}`)) return next()
    throw data({ code: 'api.notFound' }, { status: 404 })
  }
  const refused = admit(row.guard, visit(context).visitor)
  if (!refused) return next()
  if (refused.state === 259) throw redirect('/member/index')
  throw redirect(`/login?redirectUrl=${encodeURIComponent(pathOf(request))}`)
}

function pathOf(request: Request): string {
  const url = new URL(request.url)
  const path = url.pathname.replace(/\.data$/, '')
  url.searchParams.delete('_routes')
  return path + url.search
}

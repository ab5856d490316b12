import { data, redirect, type MiddlewareFunction } from 'react-router'
import { admit, type Guard } from '../../api/guard.ts'
import { pageContextOf } from '../../rendering/page/page-context.ts'
import type { Caller } from '../../api/caller.ts'
import { entranceOf } from '../layout/console/console-entrance.ts'
import { pageOfPattern, redirects } from '../routing/pages.ts'

// Staff without the right to a console's first page begin with the first that is theirs.
const faces: Readonly<Record<string, 'supplier' | 'platform'>> = { '/seller': 'supplier', '/admin': 'platform' }
const oldAddresses = new Set(redirects.map((row) => row.from))

/**
 * Judges every document and every client navigation by the page table. An address without a row fails closed.
 * Specification §4: without a login to /login with the original address; a wrong member type to the member home.
 */
export const guardPages: MiddlewareFunction<Response> = async ({ request, context, pattern }, next) => {
  const row = pageOfPattern(pattern)
  if (!row) {
    // What only leads elsewhere is judged where it leads.
    if (pattern.endsWith('*'))
      return unknownAddress(pattern, pageContextOf(context).caller) ? next() : sendAway(pageContextOf(context).caller, request)
    if (oldAddresses.has(pattern.startsWith('/') ? pattern : `/${pattern}`)) return next()
    throw data({ code: 'api.notFound' }, { status: 404 })
  }
  const refused = admit(row.guard, pageContextOf(context).caller)
  if (!refused) return next()
  const face = faces[row.path]
  const entrance = face ? entranceOf(face, pageContextOf(context).caller) : null
  if (entrance) throw redirect(entrance)
  return sendAway(pageContextOf(context).caller, request, refusalOf(row.guard))
}

/** Why the guard refuses a member, for the member home: the types that it is for, the company's or a console's rights. */
export function refusalOf(guard: Guard): string {
  if (typeof guard === 'string') return ''
  if ('memberTypes' in guard) return `type${guard.memberTypes.join('')}`
  return 'company' in guard ? 'company' : 'staff'
}

/** A member is sent home, which says why (specification §4); a visitor to the login. */
function sendAway({ member }: Caller, request: Request, refused = ''): never {
  const home = refused === '' ? '/member/index' : `/member/index?refused=${refused}`
  throw redirect(member ? home : loginFor(request))
}

/** The login with the way back. Code and state of a WeChat login stay on top: it is completed first (specification §2). */
function loginFor(request: Request): string {
  const url = new URL(request.url)
  const entry = new URLSearchParams()
  if (url.searchParams.has('code') && url.searchParams.has('state'))
    for (const name of ['code', 'state']) {
      entry.set(name, url.searchParams.get(name) ?? '')
      url.searchParams.delete(name)
    }
  return `/login?redirectUrl=${encodeURIComponent(pathOf(url))}${entry.size > 0 ? `&${entry}` : ''}`
}

/** Whether an unknown address may be told to be missing: within a console only to those who may enter it, as for its pages. */
function unknownAddress(pattern: string, caller: Caller): boolean {
  const face = pattern.split('/').at(-2) ?? ''
  if (face === 'member') return caller.member !== null
  if (face === 'seller') return caller.stores.length > 0
  return face !== 'admin' || caller.platform.length > 0
}

function pathOf(url: URL): string {
  const path = url.pathname.replace(/\.data$/, '')
  url.searchParams.delete('_routes')
  return path + url.search
}

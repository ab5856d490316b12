import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router'
import type { PageRow } from '../page/page.ts'

type Routes<Route> = Readonly<Record<string, Route | undefined>>

/** A route and the layouts around it. */
function chainOf(routes: ServerBuild['routes'], id: string): string[] {
  const parent = routes[id]?.parentId
  return [id, ...(parent === undefined ? [] : chainOf(routes, parent))]
}

const pick = <Route>(routes: Routes<Route>, ids: ReadonlySet<string>): Routes<Route> =>
  Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)))

/**
 * Handlers of React Router for documents. The router tries every route of its table several times per page; the table of
 * pages has already found the row, so each row has a handler that knows its own route and the home page (which the
 * browser is told of everywhere). Whatever has no row is answered with the whole table: calls of the router itself too.
 */
export function renderers(build: ServerBuild): (row: PageRow | null) => RequestHandler {
  const whole = createRequestHandler(build, 'production')
  const made = new Map<string, RequestHandler>()
  return (row) => {
    if (!row || !(row.path in build.routes)) return whole
    const known = made.get(row.path)
    if (known) return known
    const ids = new Set([...chainOf(build.routes, row.path), ...chainOf(build.routes, '/')])
    const small = { ...build, routes: pick(build.routes, ids), assets: { ...build.assets, routes: pick(build.assets.routes, ids) } }
    const handler = createRequestHandler(small, 'production')
    made.set(row.path, handler)
    return handler
  }
}

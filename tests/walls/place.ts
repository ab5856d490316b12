import { rankOf } from './module-order.ts'

/** Where in the house a file stands. */
export type Place = {
  readonly floor: 'shared' | 'api' | 'ui' | 'integrations' | 'module' | 'app' | 'elsewhere'
  readonly module: string
  /** Inside a module; `stray` is none of the five rooms. */
  readonly room: 'rules' | 'contract' | 'words' | 'server' | 'web' | 'stray' | 'none'
  /** True for what another module may use: contract, rules, server/public, web/public. */
  readonly open: boolean
  /** Code that runs in the browser (and on the server while rendering). */
  readonly browser: boolean
}

const plainFloors = ['shared', 'ui', 'integrations', 'app'] as const

/** Reads the place from the path, counted from the root of the repository. */
export function placeOf(path: string): Place {
  const [top = '', floor = '', ...rest] = path.split('/')
  const none = { module: '', room: 'none', open: false } as const
  if (top !== 'src') return { floor: 'elsewhere', ...none, browser: false }
  if (floor === 'modules') return placeInModule(rest[0] ?? '', rest.slice(1).join('/'))
  if (floor === 'api') return { floor: 'api', ...none, browser: rest[0] === 'browser' }
  const plain = plainFloors.find((name) => name === floor)
  // Root, routes and the entries belong to the composition root.
  return { floor: plain ?? 'app', ...none, browser: plain === 'ui' }
}

function placeInModule(module: string, inside: string): Place {
  const room = roomOf(inside)
  const open = room === 'contract' || room === 'rules' || /^(server|web)\/public\.tsx?$/.test(inside)
  return { floor: 'module', module, room, open, browser: room === 'web' }
}

function roomOf(inside: string): Place['room'] {
  if (/^contract(-[a-z-]+)?\.ts$/.test(inside)) return 'contract'
  if (/^words(\.zh|\.en)?\.ts$/.test(inside)) return 'words'
  const folder = inside.split('/')[0]
  return (['rules', 'server', 'web'] as const).find((name) => name === folder && inside.includes('/')) ?? 'stray'
}

/** True when `earlier` stands before `later` in the order of modules. */
export function isBefore(earlier: string, later: string): boolean {
  return rankOf(earlier) !== -1 && rankOf(earlier) < rankOf(later)
}

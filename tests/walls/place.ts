import { rankOf } from './module-order.ts'

/** Where in the tree a file stands. */
export type Place = {
  readonly floor: 'kernel' | 'api' | 'adapters' | 'rendering' | 'ui' | 'module' | 'pages' | 'app' | 'elsewhere'
  /** The module, or the area of a page (`member/orders`); empty on other floors. */
  readonly module: string
  /** Inside a module; `stray` is none of the five rooms. */
  readonly room: 'rules' | 'endpoints' | 'messages' | 'server' | 'ui' | 'stray' | 'none'
  /** True for what another module may use: endpoints, rules, messages, server/public, ui/public. */
  readonly open: boolean
  /** Code that runs in the browser (and on the server while rendering). */
  readonly browser: boolean
}

const plainFloors = ['kernel', 'ui', 'adapters', 'app'] as const

/** Reads the place from the path, counted from the root of the repository. */
export function placeOf(path: string): Place {
  const [top = '', floor = '', ...rest] = path.split('/')
  const none = { module: '', room: 'none', open: false } as const
  if (top !== 'src') return { floor: 'elsewhere', ...none, browser: false }
  if (floor === 'modules') return placeInModule(rest[0] ?? '', rest.slice(1).join('/'))
  if (floor === 'pages') return { floor: 'pages', ...none, module: rest.slice(0, 2).join('/'), browser: true }
  if (floor === 'api') return { floor: 'api', ...none, browser: rest[0] === 'browser' }
  if (floor === 'rendering') return { floor: 'rendering', ...none, browser: rest[0] === 'client' || rest[0] === 'page' }
  const plain = plainFloors.find((name) => name === floor)
  // Root, routes and the entries belong to the composition root.
  return { floor: plain ?? 'app', ...none, browser: plain === 'ui' }
}

function placeInModule(module: string, inside: string): Place {
  const room = roomOf(inside)
  const open = room === 'endpoints' || room === 'rules' || room === 'messages' || /^(server|ui)\/public\.tsx?$/.test(inside)
  return { floor: 'module', module, room, open, browser: room === 'ui' }
}

function roomOf(inside: string): Place['room'] {
  if (/^endpoints(-[a-z-]+)?\.ts$/.test(inside)) return 'endpoints'
  if (inside === 'messages.ts') return 'messages'
  const folder = inside.split('/')[0]
  return (['rules', 'server', 'ui'] as const).find((name) => name === folder && inside.includes('/')) ?? 'stray'
}

/** True when `earlier` stands before `later` in the order of modules. */
export function isBefore(earlier: string, later: string): boolean {
  return rankOf(earlier) !== -1 && rankOf(earlier) < rankOf(later)
}

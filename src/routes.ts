import { layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'
import { isConsole, type PageRow, type Shell } from './rendering/page/page.ts'
import { pages, redirects } from './app/routing/pages.ts'

const shells: readonly Shell[] = ['mall', 'checkout', 'entry', 'bare', 'member', 'supplier', 'platform']

const facesOfUnknown: Partial<Record<Shell, string>> = { member: '/member/*', supplier: '/seller/*', platform: '/admin/*' }

function routeOf(row: PageRow): RouteConfigEntry {
  // A console page is loaded by the shell in the browser alone, so the server never evaluates the console kit.
  const file = isConsole(row) ? 'app/layout/console-page.tsx' : `pages/${row.area}/${row.file}`
  return route(row.path, file, { id: row.path })
}

function shellOf(shell: Shell): RouteConfigEntry {
  const rows = pages.filter((row) => row.shell === shell).map(routeOf)
  const file = shell === 'member' || shell === 'supplier' || shell === 'platform' ? 'console' : shell
  // An address that nobody knows is missing inside the face that it names; all others are missing in the mall.
  const unknown = shell === 'mall' ? '*' : facesOfUnknown[shell]
  const inside = unknown ? [...rows, route(unknown, 'app/layout/not-found-page.tsx', { id: `not-found-${shell}` })] : rows
  return layout(`app/layout/shells/${file}-shell.tsx`, { id: `shell-${shell}` }, [
    layout(`app/layout/shells/${file === 'console' ? 'console-edge' : 'edge'}-shell.tsx`, { id: `edge-${shell}` }, inside),
  ])
}

export default [
  ...shells.filter((shell) => pages.some((row) => row.shell === shell)).map(shellOf),
  ...redirects.map((row) => route(row.from, 'app/routing/redirect-page.ts', { id: `redirect:${row.from}` })),
] satisfies RouteConfig

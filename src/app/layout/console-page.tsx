import { Suspense, useEffect, useState, type ComponentType } from 'react'
import { useMatches, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { lazyReachable } from '../../api/browser/lazy-reachable.ts'
import { hiddenHead, privateHead } from '../../rendering/page/page-head.ts'
import { pageContextOf } from '../../rendering/page/page-context.ts'
import { menuKeyOf, menuPaths } from './console/menus.ts'
import { consoleMessages } from './console/messages.ts'
import { LoadingRows } from '../../ui/feedback/states.tsx'
import { pageTitle } from '../routing/page-titles.ts'
import { pageOfPattern } from '../routing/pages.ts'
import { useLayoutMessages } from './use-layout-messages.ts'

// Loaded together with the first console page and never on the server.
const Kit = lazyReachable(() => import('./console/console-kit.tsx').then((kit) => ({ default: kit.ConsoleKit })))
const files = import.meta.glob<{ default: ComponentType }>('../../pages/{member,seller,admin}/**/*-page.tsx')
const loaded = new Map<string, ComponentType>()

function scriptOf(path: string) {
  const row = pageOfPattern(path)
  return row && files[`../../pages/${row.area}/${row.file}`]
}

function componentOf(path: string): ComponentType | null {
  const known = loaded.get(path)
  if (known) return known
  const load = scriptOf(path)
  if (!load) return null
  const made = lazyReachable(load)
  loaded.set(path, made)
  return made
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  loaderData?.title ? hiddenHead(matches, loaderData.title) : privateHead(matches, consoleMessages, menuKeyOf(matches.at(-1)?.id ?? ''))

// The guard is judged on the server at every navigation; a route without a loader would not ask the server at all.
export function loader({ context, pattern }: LoaderFunctionArgs) {
  // A page with an entry in the menu is called what the entry says; the others bring titles of their own.
  return { title: menuPaths.includes(`/${pattern}`.replace('//', '/')) ? null : pageTitle(pattern, pageContextOf(context).lang) }
}

/** Any page of a console: judged by its guard on the server, rendered in the browser alone. */
export default function ConsolePage() {
  const t = useLayoutMessages()
  const [inBrowser, setInBrowser] = useState(false)
  useEffect(() => setInBrowser(true), [])
  const path = useMatches().at(-1)?.id ?? ''
  // Asked for beside the kit, which would otherwise be read and run before the page is asked for; what fails is asked for again when drawn.
  useEffect(() => void scriptOf(path)?.().catch(() => undefined), [path])
  const Page = inBrowser ? componentOf(path) : null
  const waiting = (
    <div className="pan" aria-busy="true">
      <LoadingRows rows={10} label={t('loading')} />
    </div>
  )
  return Page ? (
    <Suspense fallback={waiting}>
      <Kit>
        <Page />
      </Kit>
    </Suspense>
  ) : (
    waiting
  )
}

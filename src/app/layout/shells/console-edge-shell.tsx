import { isRouteErrorResponse, Link, Outlet, useMatches, useRouteError } from 'react-router'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { consoleMessages } from '../console/messages.ts'
import { ErrorPage } from '../error-page.tsx'
import { errorPageMessages } from '../messages.ts'

export { meta } from './edge-shell.tsx'

const homes: Readonly<Record<string, string>> = { 'shell-member': '/member/index', 'shell-supplier': '/seller', 'shell-platform': '/admin' }

/** Stands between a console's frame and its pages: what is missing there is told inside the frame, with the way back to its first page. */
export default function ConsoleEdge() {
  return <Outlet />
}

export function ErrorBoundary() {
  const error = useRouteError()
  const t = useMessages(errorPageMessages)
  const say = useMessages(consoleMessages)
  const home = useMatches().flatMap((match) => homes[match.id] ?? [])[0] ?? '/'
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage />
  return (
    <Empty
      panel
      icon="search-x"
      title={t('notFoundTitle')}
      help={say('missingHelp')}
      actions={
        <>
          <Link className="btn p" to={home}>
            {say('backHome')}
          </Link>
          <Link className="btn" to="/">
            {say('mall')}
          </Link>
        </>
      }
    />
  )
}

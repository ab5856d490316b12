import { isRouteErrorResponse, Outlet, useOutletContext, type MetaFunction } from 'react-router'
import type { MissingPage } from '../../api/missing-page.ts'
import { rootOf } from '../../api/page-head.ts'
import { speak } from '../../shared/words.ts'
import { ErrorPage } from '../error-page.tsx'
import { errorWords } from '../words-of-errors.ts'

/** Names the tab of a page that is missing or failed; a page that stands names itself. */
export const meta: MetaFunction = ({ error, matches }) => {
  if (!error) return []
  const { siteName, lang } = rootOf(matches)
  const missing = isRouteErrorResponse(error) && (error.status === 404 || error.status === 410)
  const own = missing && (error.data as Partial<MissingPage>).title
  return [
    { title: `${own || speak(lang, errorWords)(missing ? 'notFoundTitle' : 'errorTitle')} - ${siteName}` },
    { name: 'robots', content: 'noindex' },
  ]
}

/** Stands between a shell and its pages, so that a missing or failed page keeps header, search and footer. */
export default function EdgeShell() {
  // A shell hands things to its pages (the checkout its header), so they pass through.
  return <Outlet context={useOutletContext()} />
}

export function ErrorBoundary() {
  return <ErrorPage />
}

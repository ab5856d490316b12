import { isRouteErrorResponse, Outlet, useOutletContext, type MetaFunction } from 'react-router'
import type { MissingPage } from '../../../rendering/page/missing-page.ts'
import { rootOf } from '../../../rendering/page/page-head.ts'
import { translate } from '../../../kernel/i18n/translate.ts'
import { ErrorPage } from '../error-page.tsx'
import { errorPageMessages } from '../messages.ts'

/** Names the tab of a page that is missing or failed; a page that stands names itself. */
export const meta: MetaFunction = ({ error, matches }) => {
  if (!error) return []
  const { siteName, lang } = rootOf(matches)
  const missing = isRouteErrorResponse(error) && (error.status === 404 || error.status === 410)
  const own = missing && (error.data as Partial<MissingPage>).title
  return [
    { title: `${own || translate(lang, errorPageMessages)(missing ? 'notFoundTitle' : 'errorTitle')} - ${siteName}` },
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

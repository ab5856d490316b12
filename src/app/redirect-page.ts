import { redirect, type LoaderFunctionArgs } from 'react-router'
import { redirects } from './pages.ts'

/** Leads an old address to the one that has the page, with its query. */
export function loader({ request, pattern }: LoaderFunctionArgs) {
  const from = pattern.startsWith('/') ? pattern : `/${pattern}`
  const row = redirects.find((one) => one.from === from)
  return redirect((row?.to ?? '/') + new URL(request.url).search, 301)
}

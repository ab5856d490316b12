import { redirect, type LoaderFunctionArgs } from 'react-router'
import { redirects } from './pages.ts'

/** Leads an old address to the one that has the page, with its query. */
export function loader({ request, pattern }: Pick<LoaderFunctionArgs, 'request' | 'pattern'>) {
  const from = pattern.startsWith('/') ? pattern : `/${pattern}`
  const row = redirects.find((one) => one.from === from)
  const { searchParams } = new URL(request.url)
  // The router's own, of a navigation within the page: it would stay in the address that people share.
  searchParams.delete('_routes')
  const query = searchParams.size > 0 ? `?${searchParams}` : ''
  return redirect((row?.to ?? '/') + query, 301)
}

import { data } from 'react-router'
import { ErrorPage } from './error-page.tsx'

export function loader() {
  throw data({ code: 'api.notFound' }, { status: 404 })
}

export default function NotFoundPage() {
  return null
}

export function ErrorBoundary() {
  return <ErrorPage />
}

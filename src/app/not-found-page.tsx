import { data } from 'react-router'

export function loader() {
  throw data({ code: 'api.notFound' }, { status: 404 })
}

export default function NotFoundPage() {
  return null
}

import type { LoaderFunctionArgs } from 'react-router'
import { goodsNotFound } from '../../modules/search/ui/not-found-suggestions.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  throw await goodsNotFound(context, null)
}

export default function NotFoundPage() {
  return null
}

import type { LoaderFunctionArgs } from 'react-router'
import { missingGoods } from '../modules/catalog/web/parts/missing-goods.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  throw await missingGoods(context, null)
}

export default function NotFoundPage() {
  return null
}

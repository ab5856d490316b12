import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { hiddenHead } from '../../../rendering/page/page-head.ts'
import { translatePage } from '../../../rendering/page/page-messages.ts'
import type { LoyaltyMessageSource } from '../../../modules/loyalty/ui/use-messages.ts'
import { ConfirmOrder } from './confirm-order.tsx'
import { loadConfirm } from './load-mall.ts'

export const loader = (args: LoaderFunctionArgs) => loadConfirm(args, 'score')

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  loaderData ? hiddenHead(matches, translatePage<LoyaltyMessageSource>(loaderData, 'loyaltyPage')('confirmTitle')) : []

/** Confirms an order of the score mall. */
export default function ScoreConfirmPage() {
  const { view } = useLoaderData<typeof loader>()
  return <ConfirmOrder key={`${view.goods.goodsId} ${view.quantity}`} view={view} />
}

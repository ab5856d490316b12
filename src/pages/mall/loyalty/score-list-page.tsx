import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { pageHead, rootOf } from '../../../rendering/page/page-head.ts'
import { translatePage } from '../../../rendering/page/page-messages.ts'
import { MallGoodsList } from '../../../modules/loyalty/ui/mall-goods-list.tsx'
import type { MallMessageSource } from '../../../modules/loyalty/ui/use-messages.ts'
import { loadGoodsList } from './load-mall.ts'

export const loader = (args: LoaderFunctionArgs) => loadGoodsList(args, 'score')

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const t = translatePage<MallMessageSource>(loaderData, 'loyaltyMall')
  return pageHead(matches, { title: t('scoreMall'), description: t('scoreDescription'), canonical: `${rootOf(matches).origin}/score` })
}

/** The score mall. */
export default function ScoreListPage() {
  const { list, pageCount, current, asked } = useLoaderData<typeof loader>()
  return <MallGoodsList mall="score" path="/score" list={list} pageCount={pageCount} current={current} asked={asked} />
}

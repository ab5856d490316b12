import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { pageHead, rootOf } from '../../../rendering/page/page-head.ts'
import { translatePage } from '../../../rendering/page/page-messages.ts'
import { MallGoodsList } from '../../../modules/loyalty/ui/mall-goods-list.tsx'
import type { MallMessageSource } from '../../../modules/loyalty/ui/use-messages.ts'
import { loadGoodsList } from './load-mall.ts'

export const loader = (args: LoaderFunctionArgs) => loadGoodsList(args, 'points')

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const t = translatePage<MallMessageSource>(loaderData, 'loyaltyMall')
  return pageHead(matches, {
    title: t('pointsMall'),
    description: t('pointsDescription'),
    canonical: `${rootOf(matches).origin}/point/list`,
  })
}

/** All goods of the points mall. */
export default function PointListPage() {
  const { list, pageCount, current, asked } = useLoaderData<typeof loader>()
  return <MallGoodsList mall="points" path="/point/list" list={list} pageCount={pageCount} current={current} asked={asked} />
}

import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { pageHead, rootOf } from '../../../rendering/page/page-head.ts'
import { goodsAddress } from '../../../modules/loyalty/ui/mall-goods-card.tsx'
import { MallGoodsDetail } from '../../../modules/loyalty/ui/mall-goods-detail.tsx'
import { loadGoodsDetail } from './load-mall.ts'

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  loadGoodsDetail(context, 'points', new URL(request.url).searchParams.get('goodsId'))

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  loaderData
    ? pageHead(matches, {
        title: loaderData.goods.title,
        description: loaderData.goods.detail.slice(0, 120),
        canonical: `${rootOf(matches).origin}${goodsAddress(loaderData.goods)}`,
      })
    : []

/** One of the goods of the points mall. */
export default function PointDetailPage() {
  return <MallGoodsDetail goods={useLoaderData<typeof loader>().goods} />
}

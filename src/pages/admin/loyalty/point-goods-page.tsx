import { MallGoodsAdmin } from './mall-goods-admin.tsx'

/** Goods of the points mall. */
export default function PointGoodsPage() {
  return <MallGoodsAdmin mall="points" />
}

import { MallGoodsAdmin } from './mall-goods-admin.tsx'

/** Goods of the score mall. */
export default function ScoreGoodsPage() {
  return <MallGoodsAdmin mall="score" />
}

import { MallOrderList } from './mall-order-list.tsx'

/** The member's orders of the score mall. */
export default function ScoreOrderListPage() {
  return <MallOrderList mall="score" />
}

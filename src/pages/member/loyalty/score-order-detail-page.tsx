import { MallOrderDetail } from './mall-order-detail.tsx'

/** One order of the score mall. */
export default function ScoreOrderDetailPage() {
  return <MallOrderDetail list="/member/scoreOrder/list" />
}

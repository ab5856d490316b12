import { MallOrderDetail } from './mall-order-detail.tsx'

/** One order of the points mall. */
export default function PointOrderDetailPage() {
  return <MallOrderDetail list="/member/pointOrder/list" />
}

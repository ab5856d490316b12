import { MallOrderList } from './mall-order-list.tsx'

/** The member's orders of the points mall. */
export default function PointOrderListPage() {
  return <MallOrderList mall="points" />
}

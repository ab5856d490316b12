import { MallOrdersAdmin } from './mall-orders-admin.tsx'

/** Orders of the points mall and their shipment. */
export default function PointOrdersPage() {
  return <MallOrdersAdmin mall="points" />
}

import { MallOrdersAdmin } from './mall-orders-admin.tsx'

/** Orders of the score mall and their shipment. */
export default function ScoreOrdersPage() {
  return <MallOrdersAdmin mall="score" />
}

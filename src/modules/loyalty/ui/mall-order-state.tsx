import { StateDot } from '../../../ui/basic/tag.tsx'
import type { MallOrderView } from '../endpoints.ts'

const tones = { PENDING_PAYMENT: 'warn', PENDING_SHIPMENT: 'warn', SHIPPED: 'warn', RECEIVED: 'ok', CANCELLED: 'quiet' } as const

/** The state of an order as a coloured dot with its words. */
export function MallOrderState({ of }: { of: Pick<MallOrderView, 'state' | 'stateText'> }) {
  return <StateDot tone={tones[of.state]}>{of.stateText}</StateDot>
}

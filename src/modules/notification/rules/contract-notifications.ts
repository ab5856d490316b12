import { notificationPolicies } from './notification-policy.ts'
import type { Notification, NotificationTemplate } from './notifications.ts'

type Side = 'buyer' | 'store'
type Told = {
  readonly state: string
  readonly contractId: number
  readonly contractSn: string
  readonly initiator: Side
  readonly by: string
  /** Of a line's price; 0 for the whole contract. */
  readonly lineNo: number
}
type Kind =
  | 'Waits'
  | 'InForce'
  | 'Ended'
  | 'Ending'
  | 'NearlyUsed'
  | 'Priced'
  | 'PriceDisputed'
  | 'PriceSettled'
  | 'PriceFixed'
  | 'MarginCall'
  | 'Disputed'
  | 'Answered'
  | 'Ruled'

const kinds: Readonly<Record<string, { readonly kind: Kind; readonly toBoth: boolean }>> = {
  NEGOTIATING: { kind: 'Waits', toBoth: false },
  PROPOSED: { kind: 'Waits', toBoth: false },
  SIGNING: { kind: 'Waits', toBoth: true },
  RESCINDING: { kind: 'Waits', toBoth: false },
  EFFECTIVE: { kind: 'InForce', toBoth: true },
  REJECTED: { kind: 'Ended', toBoth: false },
  REFUSED: { kind: 'Ended', toBoth: false },
  WITHDRAWN: { kind: 'Ended', toBoth: false },
  EXPIRED: { kind: 'Ended', toBoth: true },
  RESCINDED: { kind: 'Ended', toBoth: true },
  COMPLETED: { kind: 'Ended', toBoth: true },
  ENDING: { kind: 'Ending', toBoth: true },
  NEARLY_USED: { kind: 'NearlyUsed', toBoth: true },
  PRICED: { kind: 'Priced', toBoth: true },
  PRICE_DISPUTED: { kind: 'PriceDisputed', toBoth: false },
  PRICE_SETTLED: { kind: 'PriceSettled', toBoth: true },
  PRICE_FIXED: { kind: 'PriceFixed', toBoth: false },
  SHEET_PROPOSED: { kind: 'Waits', toBoth: false },
  SHEET_CONFIRMED: { kind: 'Ended', toBoth: false },
  SHEET_DISPUTED: { kind: 'Disputed', toBoth: false },
  SHEET_ANSWERED: { kind: 'Answered', toBoth: false },
  SHEET_RULED: { kind: 'Ruled', toBoth: true },
  MARGIN_CALL: { kind: 'MarginCall', toBoth: true },
}

/** What the sides of a contract read of a move; nobody is told of what they did themselves. */
export function contractNotifications({
  state,
  contractId,
  contractSn,
  initiator,
  by,
  lineNo,
}: Told): { side: Side; notification: Notification }[] {
  const told = kinds[state]
  if (!told) return []
  const actor = by === 'system' || by === 'platform' ? null : by === 'initiator' ? initiator : initiator === 'buyer' ? 'store' : 'buyer'
  const sides = (['buyer', 'store'] as const).filter((side) => told.toBoth || side !== actor)
  return sides.map((side) => {
    const template: NotificationTemplate = side === 'buyer' ? `contract${told.kind}` : `contract${told.kind}Store`
    const link = `/${side === 'buyer' ? 'member' : 'seller'}/contract/detail?contractId=${contractId}`
    return {
      side,
      notification: { kind: notificationPolicies[template].kind, template, facts: { contractSn, ...(lineNo > 0 ? { lineNo } : {}) }, link },
    }
  })
}

import type { AftersaleKind } from './aftersale-machine.ts'

/** Why something is asked for. `supplier` in the second place: the supplier's fault, so that the freight goes back too. */
const reasons = {
  noNeed: { kinds: ['refund', 'return'], fault: 'buyer' },
  orderedWrong: { kinds: ['refund', 'return', 'exchange'], fault: 'buyer' },
  late: { kinds: ['refund', 'return'], fault: 'supplier' },
  notReceived: { kinds: ['refund'], fault: 'supplier' },
  agreed: { kinds: ['refund', 'return', 'exchange'], fault: 'buyer' },
  notAsDescribed: { kinds: ['return', 'exchange'], fault: 'supplier' },
  shortWeight: { kinds: ['claim', 'refund'], fault: 'supplier' },
  quality: { kinds: ['claim', 'return', 'exchange'], fault: 'supplier' },
  damage: { kinds: ['claim', 'return', 'exchange'], fault: 'supplier' },
  wrongGoods: { kinds: ['claim', 'return', 'exchange'], fault: 'supplier' },
} as const satisfies Record<string, { kinds: readonly AftersaleKind[]; fault: 'buyer' | 'supplier' }>

export type AftersaleReason = keyof typeof reasons
// Object.keys forgets the literal types that the table was declared with.
export const aftersaleReasons = Object.keys(reasons) as [AftersaleReason, ...AftersaleReason[]]

/** The reasons that a buyer may give for a kind; that the supplier cannot supply, only the supplier says. */
export function reasonsFor(kind: AftersaleKind): AftersaleReason[] {
  return aftersaleReasons.filter((reason) => reasons[reason].kinds.some((one) => one === kind))
}
export const isSuppliersFault = (reason: AftersaleReason): boolean => reasons[reason].fault === 'supplier'

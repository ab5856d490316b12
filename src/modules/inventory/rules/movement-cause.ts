/** Kinds of stock movements as the ledger writes them. */
export const movementKinds = ['load', 'take', 'release', 'ship', 'return', 'adjust', 'count', 'transfer'] as const
export type MovementKind = (typeof movementKinds)[number]

/** What a reference of the ledger leads to. */
export const causeKinds = ['order', 'groupSale', 'count', 'transfer', 'adjustment', 'listing'] as const
export type Cause = { readonly kind: (typeof causeKinds)[number]; readonly number: string }

/** The document behind a reference; its number is empty where no document has one. */
export function causeOf(reference: string): Cause {
  const [head = '', rest = ''] = reference.split(':', 2)
  if (head === 'count' || head === 'transfer') return { kind: head, number: rest }
  if (head === 'adjust') return { kind: 'adjustment', number: '' }
  if (/^TC[0-9]+$/.test(reference)) return { kind: 'groupSale', number: reference }
  if (/^[A-Z]{0,3}[0-9]{8,}$/.test(reference)) return { kind: 'order', number: reference }
  return { kind: 'listing', number: '' }
}

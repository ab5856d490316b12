type Payload = Readonly<Record<string, unknown>>

const withBy = (old: Payload): Payload => ('by' in old ? old : { ...old, by: '' })

/**
 * Events lie in the outbox while programs change, and one written by an older program may lack what a reader of today asks
 * for. Each rule brings an old shape to today's, or says with null that it told nobody then and tells nobody now.
 */
const rules: Readonly<Record<string, (old: Payload) => Payload | null>> = {
  // First shape `{ goodsId }`: it only said that a page changed; who was to be told was not in it.
  'catalog.talked': (old) => ('act' in old && 'memberId' in old && 'storeId' in old ? old : null),
  // First shapes without `by`: whoever did it, the buyer is told.
  'order.cancelled': withBy,
  'cancellation.moved': withBy,
  'weighNote.moved': withBy,
  // First shape without `outRefundNo`: staff find the refund by the number of its row.
  'payment.refundMoved': (old) => ('outRefundNo' in old ? old : { ...old, outRefundNo: `#${String(old['refundId'] ?? '')}` }),
}

/** A payload as readers of today expect it; null where the old event has nothing to tell. */
export function upcast(event: string, payload: Payload): Payload | null {
  return rules[event]?.(payload) ?? (rules[event] ? null : payload)
}

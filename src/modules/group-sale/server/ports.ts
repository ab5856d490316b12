import type { PurchaseGate } from '../../order/server/public.ts'
import type { PayPasswordCheck } from '../../wallet/server/public.ts'

/** What the composition root hands in. */
export type GroupSaleChecks = {
  readonly gate?: PurchaseGate
  readonly payPassword?: PayPasswordCheck
}

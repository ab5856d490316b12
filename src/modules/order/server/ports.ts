import type { Call } from '../../../api/handler.ts'
import type { ActorContext } from '../../../kernel/audit/audit.ts'
import type { Failure } from '../../../kernel/failure/failure.ts'
import type { Fen } from '../../../kernel/money/money.ts'
import type { UnitPrice } from '../../../kernel/money/unit-price.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import type { UnitKind } from '../../catalog/rules/sale-quantity.ts'

/** A purchase as far as those who may stop it must know it. */
export type PurchaseDetails = {
  readonly total: Fen
  readonly lines: readonly {
    readonly storeId: number
    readonly categoryId: number
    readonly productId: number
    readonly unit: UnitKind
    readonly unitPrice: UnitPrice
  }[]
}

/** Pays a checkout on the buyer's credit line, in the transaction that places it. A later module does it. */
export type PayOnCredit = (
  tx: Transaction,
  placed: { readonly paySn: string; readonly memberId: number; readonly enterpriseId: number | null; readonly act: ActorContext },
) => Promise<Failure | null>

/** Says in the transaction of a checkout why this buyer may not place it alone; null when they may. A later module answers. */
export type PurchaseGate = (call: Call, tx: Transaction, purchase: PurchaseDetails) => Promise<Failure | null>

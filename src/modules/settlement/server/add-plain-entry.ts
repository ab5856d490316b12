import type { Transaction } from '../../../kernel/database/transaction.ts'
import { addEntry } from './entry-repository.ts'
import { scheduleRun } from './transfer-order.ts'

type PlainEntry = {
  /** A deposit of a group sale, or money under a contract beside its orders. */
  readonly kind: 'deposit' | 'contract'
  readonly storeId: number
  readonly reference: string
  readonly fen: bigint
  /** What of it the platform keeps, below zero where it gives some back; none unless it changes the price of goods. */
  readonly commission?: bigint
  readonly at: Date
}

/**
 * Puts what a store gets outside its orders, or below zero what it pays, on the store's next bill, once per reference. The caller moves
 * the money in the ledger under the same reference. False when it was written before.
 */
export async function addPlainEntry(tx: Transaction, { kind, storeId, reference, fen, commission = 0n, at }: PlainEntry): Promise<boolean> {
  const share = { received: fen, platformPart: 0n, commission, payable: fen - commission }
  const isNew = await addEntry(tx, { ...share, storeId, kind, orderSn: '', reference, at })
  if (isNew) await scheduleRun(tx, at)
  return isNew
}

import type { Transaction } from '../../../kernel/database/transaction.ts'
import { addEntry } from './entry-repository.ts'
import { scheduleRun } from './transfer-order.ts'

/**
 * Puts a deposit of a group sale that a store keeps, or below zero the compensation that it pays, on the store's next bill, once per
 * reference. The caller moves the money in the ledger under the same reference. False when it was written before.
 */
export async function addDepositEntry(
  tx: Transaction,
  of: { readonly storeId: number; readonly reference: string; readonly fen: bigint; readonly at: Date },
): Promise<boolean> {
  const { storeId, reference, fen, at } = of
  const share = { received: fen, platformPart: 0n, commission: 0n, payable: fen }
  const isNew = await addEntry(tx, { ...share, storeId, kind: 'deposit', orderSn: '', reference, at })
  if (isNew) await scheduleRun(tx, at)
  return isNew
}

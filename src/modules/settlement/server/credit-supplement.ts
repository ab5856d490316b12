import type { ActorContext } from '../../../kernel/audit/audit.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { supplementParts } from '../../weighing/server/public.ts'
import { supplementShare } from '../rules/supplement-share.ts'
import { addEntry } from './entry-repository.ts'
import { freezeRates, frozenRates } from './order-share-repository.ts'
import { postShare, scheduleRun } from './transfer-order.ts'

/**
 * Credits a supplement by weight that came to the platform to its store, once, less the frozen commission. It does not wait for the
 * after-sale window: both sides agreed on the weight, and refunds of the order are taken out of what the order was paid with.
 */
export async function creditSupplement(tx: Transaction, weighNoteSn: string, act: ActorContext): Promise<boolean> {
  const of = await supplementParts(tx, weighNoteSn)
  if (!of) return false
  const { storeId, orderSn } = of
  await freezeRates(tx, [orderSn], act.now)
  const rates = await frozenRates(
    tx,
    of.lines.map((line) => line.orderLineId),
  )
  const share = supplementShare(of.lines.map((line) => ({ fen: line.fen, rateBp: rates.get(line.orderLineId) ?? 0 })))
  const isNew = await addEntry(tx, { ...share, storeId, kind: 'supplement', orderSn, reference: weighNoteSn, at: act.now })
  if (!isNew) return false
  await postShare(tx, 'supplementTransfer', { reference: weighNoteSn, storeId, share, note: orderSn }, act)
  await scheduleRun(tx, act.now)
  return true
}

import type { ActorContext } from '../../../kernel/audit/audit.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { supplementParts, supplementRefundsOf } from '../../weighing/server/public.ts'
import { supplementShare } from '../rules/supplement-share.ts'
import { addEntry } from './entry-repository.ts'
import { freezeRates, frozenRates } from './order-share-repository.ts'
import { postShare, scheduleRun } from './transfer-order.ts'

/**
 * Credits a supplement by weight that came to the platform to its store, once, less the frozen commission. It does not wait for the
 * after-sale window: both sides agreed on the weight, and what goes back of it later is taken back.
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

/** What a case gave back of a supplement is taken back from the store, with the commission of its lines, once per case. */
export async function takeBackSupplement(tx: Transaction, reference: string, act: ActorContext): Promise<void> {
  const refunds = Map.groupBy(await supplementRefundsOf(tx, reference), (refund) => refund.weighNoteSn)
  for (const [weighNoteSn, lines] of refunds) {
    const rates = await frozenRates(
      tx,
      lines.map((line) => line.orderLineId),
    )
    const share = supplementShare(lines.map(({ orderLineId, fen }) => ({ fen: -fen, rateBp: rates.get(orderLineId) ?? 0 })))
    const [first] = lines
    if (!first) continue
    const { storeId, orderSn } = first
    const entry = { storeId, orderSn, reference: `${weighNoteSn} ${reference}` }
    if (!(await addEntry(tx, { ...share, ...entry, kind: 'supplement', at: act.now }))) continue
    await postShare(tx, 'supplementTransfer', { reference: entry.reference, storeId, share, note: orderSn }, act)
    await scheduleRun(tx, act.now)
  }
}

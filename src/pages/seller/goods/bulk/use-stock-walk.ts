import { App } from 'antd'
import { useState } from 'react'
import { useCommand } from '../../../../api/browser/use-command.ts'
import { useMessages } from '../../../../api/browser/use-messages.tsx'
import { useUndo } from '../../../../ui/console/form/use-undo.tsx'
import { adjustOwnStock } from '../../../../modules/listing/endpoints.ts'
import { bulkGoodsMessages } from '../messages.ts'
import type { StockPlace } from './stock-edits.ts'

export type StockEdit = { readonly place: StockPlace; readonly onHand: string }
/** By row: null where it was changed, otherwise why not. */
type Results = ReadonlyMap<string, string | null>
type Move = { readonly place: StockPlace; readonly from: number | string; readonly to: number | string; readonly reason: string }

/** Changes the stock of row after row; what is refused is told beside its row, what was changed can be taken back. */
export function useStockWalk(onDone: () => void, onUndone: () => void) {
  const t = useMessages(bulkGoodsMessages)
  const { message } = App.useApp()
  const { run } = useCommand(adjustOwnStock)
  const undo = useUndo()
  const [busy, setBusy] = useState(false)
  const [results, setResults] = useState<Results>(new Map())

  const move = async ({ place: { sku, stock }, from, to, reason }: Move): Promise<string | null> => {
    const outcome = await run({
      productId: sku.productId,
      warehouseId: stock.warehouseId,
      onHand: String(to),
      oldOnHand: String(from),
      reason,
    })
    if (outcome.kind === 'unknown') return t('unknown')
    const { answer } = outcome
    return answer.state === 200 ? null : (Object.values(answer.errors ?? {})[0] ?? answer.msg)
  }

  const takeBack = async (edits: readonly StockEdit[]) => {
    let failed = 0
    for (const { place, onHand } of edits)
      if ((await move({ place, from: onHand, to: place.stock.onHand, reason: t('undoReason') })) !== null) failed += 1
    if (failed === 0) message.success(t('undone'))
    else message.warning(t('undonePart', { count: failed }))
    onUndone()
    onDone()
  }

  /** Resolves with how many rows were refused. */
  const save = async (edits: readonly StockEdit[], reason: string): Promise<number> => {
    setBusy(true)
    const found = new Map<string, string | null>()
    for (const { place, onHand } of edits) found.set(place.key, await move({ place, from: place.stock.onHand, to: onHand, reason }))
    setBusy(false)
    setResults(found)
    onDone()
    const moved = edits.filter(({ place }) => found.get(place.key) === null)
    if (moved.length > 0) undo(t('stockSaved', { count: moved.length }), () => takeBack(moved))
    return edits.length - moved.length
  }

  return { save, busy, results }
}

import { useCallback, useEffect, useState } from 'react'
import { callRef } from '../../../../../api/browser/call-ref.ts'
import { callApi } from '../../../../../api/browser/client.ts'
import type { OutputOf } from '../../../../../api/endpoint.ts'
import type { formulaLock, formulaSheet, formulaUnlock } from '../../../../../modules/pricing/endpoints-formulas.ts'

const sheetRef = callRef<typeof formulaSheet>('GET', 'v3/goods/front/goods/formula/sheet')
const lockRef = callRef<typeof formulaLock>('POST', 'v3/goods/front/goods/formula/lock')
const unlockRef = callRef<typeof formulaUnlock>('POST', 'v3/goods/front/goods/formula/unlock')

export type PriceFormula = OutputOf<typeof formulaSheet>

/** How the SKU's price was made, and holding it. `sheet` is null while it is read; `failed` says that it could not be. */
export function usePriceFormula(productId: number) {
  const [sheet, setSheet] = useState<PriceFormula | null>(null)
  const [failed, setFailed] = useState(false)
  const [said, setSaid] = useState('')
  const read = useCallback(async () => {
    setFailed(false)
    const answer = await callApi(sheetRef, { productId }).catch(() => null)
    if (answer?.data) setSheet(answer.data)
    else setFailed(true)
  }, [productId])
  useEffect(() => {
    setSheet(null)
    void read()
  }, [read])
  const hold = async (wanted: boolean) => {
    const answer = await (wanted ? callApi(lockRef, { productId }) : callApi(unlockRef, { productId })).catch(() => null)
    setSaid(answer && answer.state !== 200 ? answer.msg : '')
    await read()
  }
  return { sheet: sheet?.productId === productId ? sheet : null, failed, said, read, hold }
}

import { useEffect, useState } from 'react'
import { callRef } from '../../../../../api/browser/call-ref.ts'
import { callApi } from '../../../../../api/browser/client.ts'
import { useMessages } from '../../../../../api/browser/use-messages.tsx'
import type { OutputOf } from '../../../../../api/endpoint.ts'
import { priceText } from '../../../../../ui/basic/price-parts.ts'
import { signedText } from '../../../../../ui/basic/signed-text.ts'
import { chartGeometry } from '../../../../../modules/market/ui/chart-geometry.ts'
import { LineChart } from '../../../../../modules/market/ui/line-chart.tsx'
import type { formulaHistory } from '../../../../../modules/pricing/endpoints-formulas.ts'
import { priceFormulaMessages } from '../../../../../modules/pricing/messages.ts'

const historyRef = callRef<typeof formulaHistory>('GET', 'v3/goods/front/goods/formula/history')
type Made = OutputOf<typeof formulaHistory>['list'][number]

/** The prices that the formula gave, as a line and day by day, newest first. */
export function FormulaPriceHistory({ productId }: { productId: number }) {
  const t = useMessages(priceFormulaMessages)
  const [list, setList] = useState<readonly Made[]>([])
  const [before, setBefore] = useState<number | null | undefined>(undefined)
  const [next, setNext] = useState<number | null>(null)
  useEffect(() => {
    let isCurrent = true
    const read = callApi(historyRef, { productId, ...(before ? { before } : {}) }).catch(() => null)
    void read.then((answer) => {
      if (!isCurrent || !answer?.data) return
      const found = answer.data
      setList((known) => [
        ...known.filter((one) => !found.list.some((other) => other.formulaPriceId === one.formulaPriceId)),
        ...found.list,
      ])
      setNext(found.nextBefore)
    })
    return () => {
      isCurrent = false
    }
  }, [productId, before])
  if (list.length === 0) return null
  const line = list.toReversed()
  const shape = chartGeometry(
    [{ name: t('price'), days: line.map((one) => one.quoteDate.slice(5)), prices: line.map((one) => one.price) }],
    680,
    180,
    4,
  )
  return (
    <section aria-label={t('history')} className="mt-3">
      <h3 className="t13 b6">{t('history')}</h3>
      {shape && <LineChart shape={shape} label={t('history')} />}
      <div className="tsc max-h-55" tabIndex={0} role="region" aria-label={t('history')}>
        <table className="tbl dd">
          <tbody>
            {list.map((one, index) => (
              <HistoryRow key={one.formulaPriceId} made={one} before={list[index + 1]} />
            ))}
          </tbody>
        </table>
      </div>
      {next !== null && (
        <button type="button" className="lk t12" onClick={() => setBefore(next)}>
          {t('older')}
        </button>
      )}
    </section>
  )
}

function HistoryRow({ made, before }: { made: Made; before: Made | undefined }) {
  const t = useMessages(priceFormulaMessages)
  const change = before ? made.price - before.price : 0
  return (
    <tr>
      <td className="num nw">{made.quoteDate}</td>
      <td className="c2">{t(`cause_${made.cause}`)}</td>
      <td className="r n b6">¥{priceText(made.price)}</td>
      <td className={change > 0 ? 'r n cup' : change < 0 ? 'r n cdn' : 'r n c3'}>{change === 0 ? '—' : signedText(change, 2)}</td>
    </tr>
  )
}

import { useCall } from '../../../../api/browser/use-call.ts'
import { useMessages } from '../../../../api/browser/use-messages.tsx'
import { storeScorecards } from '../../../../modules/analytics/endpoints-scorecard.ts'
import { scorecardMessages } from '../../../../modules/analytics/messages.ts'
import type { ScorecardMeasure } from '../../../../modules/analytics/rules/scorecard.ts'
import type { Comparison } from '../../../../modules/rfq/endpoints-comparison.ts'

const told: readonly ScorecardMeasure[] = ['punctuality', 'weight', 'claims', 'certificates']
/** As many as one call reads. */
const most = 20

/** How each supplier delivered in the last year, counted from its orders. A guest has none. */
export function StandingRow({ of }: { of: Comparison }) {
  const words = useMessages(scorecardMessages)
  const storeIds = [...new Set(of.quotations.map(({ storeId }) => storeId).filter((storeId) => storeId > 0))].slice(0, most)
  const call = useCall(storeScorecards, storeIds.length > 0 ? { storeIds: storeIds.join(',') } : null)
  const cards = new Map(call.data?.list.map((card) => [card.storeId, card]))
  if (cards.size === 0) return null
  return (
    <tr>
      <th scope="row" className="lab">
        {words('title')}
      </th>
      {of.quotations.map(({ quotationSn, storeId }) => {
        const measures = cards.get(storeId)?.measures.filter(({ key, percent }) => told.includes(key) && percent !== null) ?? []
        return (
          <td key={quotationSn} className="t12">
            {measures.map(({ key, percent }) => (
              <div key={key}>
                {words(key)} <b className="num">{percent}%</b>
              </div>
            ))}
            {measures.length === 0 && storeId > 0 && <span className="c3">{words('tooFew')}</span>}
          </td>
        )
      })}
    </tr>
  )
}

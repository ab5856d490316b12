import { signedText } from '../../../ui/basic/signed-text.ts'
import { quantityText } from '../../../ui/basic/quantity-text.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { useZincMessages } from './use-messages.ts'
import type { BasisDay, ZincData } from './zinc-data.ts'

const [width, height, left] = [312, 128, 36]

/** Spot less futures as bars around zero: above it red, below it green, as everywhere in this market. */
export function BasisPanel({ days }: { days: readonly BasisDay[] }) {
  const t = useZincMessages()
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last || days.length < 2) return null
  const most = Math.max(10, ...days.map((day) => Math.abs(day.value)))
  const middle = height / 2
  const step = (width - left) / days.length
  const tall = (value: number) => Math.round((Math.abs(value) / most) * (middle - 8))
  return (
    <Panel title={t('basis')} more={<b className={last.value < 0 ? 'num cdn' : 'num cup'}>{signedText(last.value, 0)}</b>}>
      <figure className="zb-f">
        <svg className="chart" width="100%" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={basisSummary(t, first, last, most)}>
          {[most, 0, -most].map((level) => (
            <g key={level}>
              <line
                x1={left}
                x2={width}
                y1={middle - (level / most) * (middle - 8)}
                y2={middle - (level / most) * (middle - 8)}
                stroke="var(--zb-viz-grid)"
              />
              <text x={left - 6} y={middle - (level / most) * (middle - 8) + 4} textAnchor="end">
                {level === 0 ? '0' : signedText(level, 0)}
              </text>
            </g>
          ))}
          {days.map((day, index) => (
            <rect
              key={day.date}
              x={(left + index * step + step * 0.15).toFixed(1)}
              y={day.value > 0 ? middle - tall(day.value) : middle}
              width={(step * 0.7).toFixed(1)}
              height={tall(day.value)}
              fill={day.value < 0 ? 'var(--zb-fall)' : 'var(--zb-rise)'}
            />
          ))}
        </svg>
        <figcaption className="row t12 c3 num">
          <span>{first.date.slice(5)}</span>
          <span className="sp" />
          <span>{t('perTonne')}</span>
          <span className="sp" />
          <span>{last.date.slice(5)}</span>
        </figcaption>
      </figure>
    </Panel>
  )
}

function basisSummary(t: ReturnType<typeof useZincMessages>, first: BasisDay, last: BasisDay, most: number): string {
  return t('basisSummary', { from: first.date, to: last.date, value: signedText(last.value, 0), most: quantityText(most) })
}

/** Tonnes in the warehouses, of the latest week. */
export function StockPanel({ stocks }: { stocks: ZincData['stocks'] }) {
  const t = useZincMessages()
  const date = stocks[0]?.latest?.date
  if (date === undefined) return null
  return (
    <Panel title={t('stocks')} sub={t('stocksSub', { date: date.slice(5) })}>
      <table className="tbl d">
        <thead className="sr">
          <tr>
            <th scope="col">{t('stockPlace')}</th>
            <th scope="col">{t('stockTonnes')}</th>
            <th scope="col">{t('change')}</th>
          </tr>
        </thead>
        <tbody>
          {stocks.map(({ seriesCode, seriesName, latest }) => (
            <tr key={seriesCode}>
              <th scope="row" className="zr-n">
                {seriesName}
              </th>
              <td className="r n b6">{latest ? quantityText(latest.tonnes) : '—'}</td>
              <td className="r n">
                <StockChange change={latest?.change ?? null} flat={t('flat')} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}

function StockChange({ change, flat }: { change: number | null; flat: string }) {
  if (change === null) return <>—</>
  if (change === 0) return <span className="c3">{flat}</span>
  return <span className={change > 0 ? 'cup' : 'cdn'}>{signedText(change, 0)}</span>
}

import { useState, type PointerEvent } from 'react'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { LineChart } from '../../../modules/market/ui/line-chart.tsx'
import type { ChartGeometry } from '../../../modules/market/ui/chart-geometry.ts'
import type { ChartDays } from './zinc-data.ts'

/** The lines with a crosshair: the prices of every line on the day under the pointer. */
export function ZincChart({ shape, days, label }: { shape: ChartGeometry; days: ChartDays; label: string }) {
  const [at, setAt] = useState<number | null>(null)
  const last = days.dates.length - 1
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const x = ((event.clientX - box.left) / box.width) * shape.width
    const place = Math.round(((x - shape.left) / (shape.right - shape.left)) * last)
    setAt(place < 0 || place > last ? null : place)
  }
  const share = at === null ? 0 : (shape.left + (at * (shape.right - shape.left)) / last) / shape.width
  return (
    <div className="zc" onPointerMove={follow} onPointerLeave={() => setAt(null)}>
      <LineChart shape={shape} label={label} />
      {at !== null && (
        <>
          <span className="zc-x" style={{ left: `${share * 100}%` }} />
          <div
            className={share > 0.6 ? 'zc-t zc-l' : 'zc-t'}
            style={share > 0.6 ? { right: `${(1 - share) * 100}%` } : { left: `${share * 100}%` }}
          >
            <b className="num">{days.dates[at]}</b>
            {shape.lines.map((line, index) => (
              <div key={line.name} className="row g2">
                <i className="zc-d" style={{ background: `var(--zb-viz-${index + 1})` }} />
                {line.name}
                <span className="sp" />
                <b className="num">{numberAt(days, index, at)}</b>
              </div>
            ))}
          </div>
        </>
      )}
    </div>
  )
}

function numberAt(days: ChartDays, line: number, at: number): string {
  const price = days.prices[line]?.[at]
  return price === null || price === undefined ? '—' : priceText(price)
}

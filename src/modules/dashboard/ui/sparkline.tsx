const width = 64
const height = 18

/** The course of a figure, without numbers; for eyes alone, since the chart below says the same. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const most = Math.max(...values, 1)
  const step = width / Math.max(1, values.length - 1)
  const points = values.map((value, place) => `${(place * step).toFixed(1)},${(height - 1 - (value / most) * (height - 2)).toFixed(1)}`)
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <polyline points={points.join(' ')} fill="none" stroke="var(--zb-viz-1)" strokeWidth="1.5" strokeLinejoin="round" />
    </svg>
  )
}

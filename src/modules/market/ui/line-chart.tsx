import type { ChartGeometry } from './chart-geometry.ts'

/** Lines of prices: the first is solid with a tint below, the others are dashed. `label` says in words what they show. */
export function LineChart({ shape, label }: { shape: ChartGeometry; label: string }) {
  const { left, right } = shape
  return (
    <svg className="chart" width="100%" viewBox={`0 0 ${shape.width} ${shape.height}`} role="img" aria-label={label}>
      {shape.levels.map((level) => (
        <g key={level.y}>
          <line x1={left} x2={right} y1={level.y} y2={level.y} stroke="var(--zb-viz-grid)" />
          <text x={left - 10} y={level.y + 4} textAnchor="end">
            {level.text}
          </text>
        </g>
      ))}
      {shape.days.map((day) => (
        <text key={day.x} x={day.x} y={shape.height - 8} textAnchor={day.anchor}>
          {day.text}
        </text>
      ))}
      {shape.lines.map((line, index) => (
        <g key={line.name}>
          {index === 0 && <path d={line.area} fill="var(--zb-viz-1)" opacity=".1" />}
          <path
            d={line.path}
            fill="none"
            stroke={`var(--zb-viz-${index + 1})`}
            strokeWidth={index === 0 ? 2 : 1.5}
            strokeLinejoin="round"
            strokeDasharray={index === 0 ? undefined : '4 3'}
          />
          <circle cx={line.end.x} cy={line.end.y} r="3" fill={`var(--zb-viz-${index + 1})`} stroke="var(--zb-surface)" strokeWidth="1.5" />
          <rect
            x={right + 8}
            y={line.end.labelY - 9}
            width={line.end.text.length * 6.9 + 10}
            height="18"
            rx="2"
            fill="var(--zb-surface)"
            stroke={`var(--zb-viz-${index + 1})`}
          />
          <text x={right + 13} y={line.end.labelY + 4} className="chart-v">
            {line.end.text}
          </text>
        </g>
      ))}
    </svg>
  )
}

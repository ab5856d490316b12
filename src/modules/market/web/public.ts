export { chartShape, type ChartShape } from './parts/chart-shape.ts'
export { LineChart } from './parts/line-chart.tsx'

// What other modules may use of `market` in the browser.
export { type PriceLine, chartGeometry, markedDays } from './chart-geometry.ts'
export { LineChart } from './line-chart.tsx'

// What other modules may use of `market` in the browser.
export { LineChart, type PriceLine, chartGeometry } from './public.ts'

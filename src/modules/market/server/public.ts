// What later modules may use of the market.
export { formulaSeries, type FormulaSeries } from './formula-quotes.ts'
export { allSeries } from './index-store.ts'
export { marketPersonalData } from './personal-data.ts'

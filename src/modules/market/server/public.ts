// What other modules may use of `market` on the server.
export { type FormulaSeries, formulaSeries, type QuoteWindow, quoteWindow } from './formula-quote-repository.ts'
export { marketHandlers } from './handlers.ts'
export { allSeries } from './index-repository.ts'
export { marketPersonalData } from './personal-data.ts'

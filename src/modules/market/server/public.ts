// What other modules may use of `market` on the server.
export { type FormulaSeries, allSeries, formulaSeries, marketHandlers, marketPersonalData } from './public.ts'

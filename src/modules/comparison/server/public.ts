// What other modules may use of `comparison` on the server.
export { comparisonHandlers, comparisonPersonalData } from './public.ts'

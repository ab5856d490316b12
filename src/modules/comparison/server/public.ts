// What other modules may use of `comparison` on the server.
export { comparisonHandlers } from './comparison-handlers.ts'
export { comparisonPersonalData } from './personal-data.ts'

// What other modules may use of `bookkeeping` on the server.
export { bookkeepingHandlers } from './handlers.ts'
export type { SourceEntry, StatementSource } from './ports.ts'
export { mostEntries } from './entry-repository.ts'
export { orderConditions, scopeValues } from './statement-scope.ts'
export { bookkeepingPersonalData } from './personal-data.ts'

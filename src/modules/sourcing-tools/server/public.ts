// What other modules may use of `sourcing-tools` on the server.
export { sourcingToolsHandlers } from './handlers.ts'
export type { LanguageModel } from './ports.ts'
export { sourcingToolsPersonalData } from './personal-data.ts'

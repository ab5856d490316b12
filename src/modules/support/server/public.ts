// What the composition root may use of this module's server side.
export { supportHandlers } from './handlers.ts'
export type { AskAs } from './ports.ts'

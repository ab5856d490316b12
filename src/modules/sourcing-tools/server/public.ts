// What other modules may use of `sourcing-tools` on the server.
export { sourcingToolsHandlers, sourcingToolsPersonalData } from './public.ts'

// What other modules may use of `dashboard` on the server.
export { dashboardHandlers } from './handlers.ts'

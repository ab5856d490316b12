// What other modules may use of `dashboard` on the server.
export { customerHandlers } from './customers.ts'
export { dashboardHandlers } from './handlers.ts'
export { dashboardPersonalData } from './personal-data.ts'

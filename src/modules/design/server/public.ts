// What other modules may use of `design` on the server.
export { designClosing } from './account-closure-check.ts'
export { designHandlers } from './handlers.ts'
export { designPersonalData } from './personal-data.ts'

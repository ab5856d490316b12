// What later modules and the composition root may use of this module's server side.
export { designHandlers } from './handlers.ts'
export { designPersonalData } from './personal-data.ts'
export { designClosing } from './closing-check.ts'

// What the composition root may use of this module's server side.
export { toolsHandlers } from './handlers.ts'
export { toolsPersonalData } from './personal-data.ts'

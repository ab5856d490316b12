// What later modules may use of this module's web side.
export { actionName } from './platform/action-name.ts'

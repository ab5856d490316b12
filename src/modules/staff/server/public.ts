// What the composition root may use of this module's server side.
export { staffHandlers } from './handlers.ts'
export { firstStaffRoles, staffTasks } from './staff-tasks.ts'
export { staffPersonalData } from './personal-data.ts'

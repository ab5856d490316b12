// What other modules may use of `staff` on the server.
export { firstStaffRoles, staffTasks } from './background-jobs.ts'
export { staffHandlers } from './handlers.ts'
export { staffPersonalData } from './personal-data.ts'

// What other modules may use of `staff` on the server.
export { firstStaffRoles, staffHandlers, staffPersonalData, staffTasks } from './public.ts'

// What later modules and the composition root may use of this module's server side.
export { privacyHandlers } from './handlers.ts'
export { privacyPersonalData } from './personal-data.ts'
export { privacyTasks, privacyTimers } from './privacy-tasks.ts'
export { resumeExports } from './resume-exports.ts'
export { showExport } from './show-export.ts'
export type { PrivacyDeps } from './ports.ts'

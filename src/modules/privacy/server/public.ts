// What other modules may use of `privacy` on the server.
export { privacyHandlers } from './handlers.ts'
export { privacyPersonalData } from './personal-data.ts'
export type { PrivacyDeps } from './ports.ts'
export { privacyTasks, privacyTimers } from './privacy-tasks.ts'
export { resumeExports } from './resume-exports.ts'
export { showExport } from './show-export.ts'

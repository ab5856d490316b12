// What other modules may use of `privacy` on the server.
export { type PrivacyDeps, privacyHandlers, privacyPersonalData, privacyTasks, privacyTimers, resumeExports, showExport } from './public.ts'

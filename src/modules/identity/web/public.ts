import { lazy } from 'react'

/** The login dialog, loaded when somebody first needs it: public pages do not carry it. */
export const LoginDialog = lazy(async () => ({ default: (await import('./parts/login-dialog.tsx')).LoginDialog }))
export { endSession } from './begin-session.ts'

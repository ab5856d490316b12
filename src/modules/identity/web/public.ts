export { LoginDialog, StepUpCode, completeWechatLogin } from './parts/lazy-login.ts'
export { endSession } from './begin-session.ts'

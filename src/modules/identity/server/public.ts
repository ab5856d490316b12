// What later modules and the composition root may use of this module's server side.
export { identityHandlers } from './handlers.ts'
export { passwordHasher, type PasswordHasher } from './password-hasher.ts'
export type { IdentityDeps } from './deps.ts'
export { planForgetting } from './forget-expired.ts'
export { identityTasks } from './jobs.ts'
export type { AgreementBook, MailSender, MemberBook, SmsSender, WechatOpen, WechatPerson } from './ports.ts'
export { hashOf, looksLikeToken } from './secrets.ts'
export { contactOf, type Contact } from './account-store.ts'

// What later modules and the composition root may use of this module's server side.
export { identityHandlers } from './handlers.ts'
export { passwordHasher, plainPasswordHash, type PasswordHasher } from './password-hasher.ts'
export type { IdentityDeps } from './deps.ts'
export { hashOf, looksLikeToken } from './secrets.ts'
export { contactOf, type Contact } from './account-store.ts'
export { revokeAllSessions } from './session-store.ts'
export { useSmsCode } from './sms-code.ts'

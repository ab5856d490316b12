// What other modules may use of `identity` on the server.
export { accountByName, accountOfInvitation, contactOf, invitationCodeOf, inviterOf } from './accounts/account-repository.ts'
export { accountsRefusingConsent } from './accounts/consent-repository.ts'
export { type ContactChannels, contactChannelsOf } from './accounts/contact-channels-repository.ts'
export { type SupportAccess, addSupportAccess, openSupportAccess } from './accounts/support-access-repository.ts'
export { closeAccount, restoreAccount, suspendAccount } from './accounts/suspend-account.ts'
export { identityTasks } from './background-jobs.ts'
export { scheduleDeleteExpired } from './delete-expired.ts'
export { hashOf, isTokenShaped, macOf, randomToken } from './digests-and-tokens.ts'
export { identityHandlers } from './handlers.ts'
export { identityPersonalData } from './personal-data.ts'
export type { AgreementSource, MailSender, MemberRegistry, SmsSender, WechatOpen } from './ports.ts'
export { payPasswordCheck } from './security/pay-password.ts'
export { type PasswordHasher, passwordHasher } from './security/password-hasher.ts'
export { proveStepUp } from './security/step-up.ts'
export { openSessionsOf, revokeAllSessions } from './sessions/session-repository.ts'
export { loginRefusalsOf } from './sign-in/login-refusal-repository.ts'
export { redeemSmsCode } from './sms/sms-code.ts'
export {
  importWechatFollowers,
  recordFollowerRefusal,
  removeWechatFollower,
  saveWechatFollower,
} from './wechat/wechat-follower-repository.ts'

import { failure, isFailure } from '../../../../kernel/failure/failure.ts'
import { handle, memberOf, type Handler } from '../../../../api/handler.ts'
import {
  changeEmail,
  changeMobile,
  passwordChange,
  payPasswordChange,
  emailCode,
  supportAccessList,
  securityInfo,
  sessionEnd,
  sessionEndOthers,
  sessionList,
  stepUpCode,
} from '../../endpoints-security.ts'
import { emailProblem } from '../../rules/account-fields.ts'
import { deviceName } from '../../rules/device-name.ts'
import { maskEmail, maskPhone } from '../../rules/mask-contact.ts'
import { credentialsOf } from '../accounts/account-repository.ts'
import { changeOwnEmail, changeOwnMobile } from './change-contact.ts'
import { changePassword, changePayPassword } from './change-password.ts'
import { withPhone } from './step-up.ts'
import type { IdentityDeps } from '../deps.ts'
import { supportAccessesOf } from '../accounts/support-access-repository.ts'
import { sendEmailCode, sendSmsCode } from '../sms/send-sms-code.ts'
import { openSessionsOf, revokeOtherSessions, revokeSessionOf } from '../sessions/session-repository.ts'

/** The member's own security: step-up codes, passwords, phone, e-mail, devices. */
export function securityHandlers(deps: IdentityDeps): Handler[] {
  return [...secretHandlers(deps), ...sessionHandlers()]
}

function secretHandlers(deps: IdentityDeps): Handler[] {
  return [
    handle(securityInfo, async (_input, call) => {
      const own = await credentialsOf(call.app.read, memberOf(call).memberId)
      if (!own) return failure('api.notFound')
      return {
        memberName: own.memberName,
        memberMobile: own.phone ? maskPhone(own.phone) : '',
        memberEmail: own.email ? maskEmail(own.email) : '',
        hasLoginPwd: own.passwordHash === null ? (0 as const) : (1 as const),
        hasPayPwd: own.payPasswordHash === null ? (0 as const) : (1 as const),
        invitationCode: own.invitationCode,
      }
    }),
    handle(stepUpCode, async (input, call) => {
      if (!deps.sendsSms) return failure('identity.smsOff')
      const own = await withPhone(call)
      return isFailure(own) ? own : sendSmsCode(call.app, deps.secret, { ...input, phone: own.phone, purpose: input.type, ip: call.ip })
    }),
    handle(emailCode, (input, call) => {
      const email = input.email.trim()
      const problem = emailProblem(email)
      if (problem) return failure(`identity.${problem}`, {}, { field: 'email' })
      return sendEmailCode(call.app, deps.secret, email.toLowerCase())
    }),
    handle(passwordChange, (input, call) => changePassword(call, deps, input)),
    handle(payPasswordChange, (input, call) => changePayPassword(call, deps, input)),
    handle(changeMobile, async (input, call) => {
      const moved = await changeOwnMobile(call, deps, input)
      return isFailure(moved) ? moved : { memberMobile: maskPhone(moved.phone) }
    }),
    handle(changeEmail, async (input, call) => {
      const moved = await changeOwnEmail(call, deps, input)
      return isFailure(moved) ? moved : { memberEmail: maskEmail(moved.email) }
    }),
  ]
}

function sessionHandlers(): Handler[] {
  return [
    handle(sessionList, async (_input, call) => {
      const { memberId, sessionId } = memberOf(call)
      const open = await openSessionsOf(call.app.read, memberId, call.app.clock.now())
      return {
        list: open.map((openSession) => ({
          sessionId: openSession.id,
          device: deviceName(openSession.userAgent),
          ip: openSession.ip,
          means: openSession.means,
          createTime: openSession.createdAt.toISOString(),
          lastTime: openSession.lastAt.toISOString(),
          isCurrent: openSession.id === sessionId ? (1 as const) : (0 as const),
        })),
      }
    }),
    handle(supportAccessList, async (_input, call) => {
      const looks = await supportAccessesOf(call.app.read, memberOf(call).memberId)
      return { list: looks.map(({ at, reason, storeName }) => ({ lookTime: at.toISOString(), reason, storeName })) }
    }),
    handle(sessionEnd, async (input, call) => {
      const ended = await call.app.inTransaction((tx) =>
        revokeSessionOf(tx, memberOf(call).memberId, input.sessionId, call.app.clock.now()),
      )
      return ended ? null : failure('identity.sessionGone')
    }),
    handle(sessionEndOthers, async (_input, call) => {
      const { memberId, sessionId } = memberOf(call)
      return { ended: await call.app.inTransaction((tx) => revokeOtherSessions(tx, memberId, sessionId, call.app.clock.now())) }
    }),
  ]
}

import { companyCapabilities } from '../../../api/caller.ts'
import { handle, memberOf, type Call, type Handler } from '../../../api/handler.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { translate } from '../../../kernel/i18n/translate.ts'
import { contactOf } from '../../identity/server/public.ts'
import { enterpriseName } from '../../member/server/public.ts'
import {
  inviteAccept,
  inviteCancel,
  inviteDecline,
  myInvites,
  permission,
  subAccountInvite,
  subAccountList,
  subAccountRemove,
  subAccountRestore,
  subAccountSuspend,
  subAccountUpdate,
} from '../endpoints.ts'
import { costCentreClose, costCentreSave, roleDelete, roleList, roleSave } from '../endpoints-roles.ts'
import { enterpriseMessages } from '../messages.ts'
import { removeSubAccount, restoreSubAccount, suspendSubAccount, updateSubAccount } from './change-sub-account.ts'
import { materialCodeHandlers } from './material-code-handlers.ts'
import type { SkuNames } from './ports.ts'
import { capabilityMessageKey } from '../rules/capability-words.ts'
import { auditCompany, companyOf } from './audit-company.ts'
import { answerOwnInvite, inviteSubAccount } from './invite-sub-account.ts'
import { cancelInvite, invitesForPhone, invitesOf } from './invitation-repository.ts'
import { closeOwnCostCentre, deleteRole, saveCostCentre, saveRole } from './save-role.ts'
import { costCentresOf, rolesOf } from './role-repository.ts'
import { ownSubAccount, subAccountsOf, type SubAccount } from './sub-account-repository.ts'
import { inviteView, subAccountView, yuanOrNull } from './sub-account-view.ts'

async function shownSub(call: Call, changed: Promise<SubAccount | Failure>) {
  const sub = await changed
  return isFailure(sub) ? sub : subAccountView(call.app.read, sub)
}

const people: Handler[] = [
  handle(subAccountList, async (_input, call) => {
    const { read, clock } = call.app
    const [subs, invites] = await Promise.all([subAccountsOf(read, companyOf(call)), invitesOf(read, companyOf(call), clock.now())])
    return {
      list: await Promise.all(subs.map((sub) => subAccountView(read, sub))),
      invites: await Promise.all(invites.map((invite) => inviteView(read, invite))),
    }
  }),
  handle(subAccountInvite, async (input, call) => {
    const invite = await inviteSubAccount(call, input)
    return isFailure(invite) ? invite : inviteView(call.app.read, invite)
  }),
  handle(inviteCancel, ({ inviteId }, call) =>
    call.app.inTransaction<null | Failure>(async (tx) => {
      if (!(await cancelInvite(tx, companyOf(call), inviteId, call.app.clock.now()))) return failure('enterprise.inviteGone')
      await auditCompany(call, tx, {
        action: 'enterprise.cancelInvite',
        entity: 'companyInvite',
        entityId: inviteId,
        from: 'OPEN',
        to: 'CANCELLED',
      })
      return null
    }),
  ),
  handle(subAccountUpdate, ({ subMemberId, ...terms }, call) => shownSub(call, updateSubAccount(call, subMemberId, terms))),
  handle(subAccountSuspend, ({ subMemberId }, call) => shownSub(call, suspendSubAccount(call, subMemberId))),
  handle(subAccountRestore, ({ subMemberId }, call) => shownSub(call, restoreSubAccount(call, subMemberId))),
  handle(subAccountRemove, ({ subMemberId }, call) => removeSubAccount(call, subMemberId)),
  handle(myInvites, async (_input, call) => {
    const { read, clock } = call.app
    const phone = (await contactOf(read, memberOf(call).memberId))?.phone
    const invites = phone ? await invitesForPhone(read, phone, clock.now()) : []
    return { list: await Promise.all(invites.map((invite) => inviteView(read, invite))) }
  }),
  handle(inviteAccept, ({ inviteId }, call) => answerOwnInvite(call, inviteId, true)),
  handle(inviteDecline, ({ inviteId }, call) => answerOwnInvite(call, inviteId, false)),
]

const roles: Handler[] = [
  handle(roleList, async (_input, call) => {
    const { read } = call.app
    const say = translate(call.lang, enterpriseMessages)
    const [known, centres] = await Promise.all([rolesOf(read, companyOf(call)), costCentresOf(read, companyOf(call))])
    return {
      roles: known,
      costCentres: centres.map((centre) => ({ ...centre, monthBudget: yuanOrNull(centre.monthBudget) })),
      capabilities: companyCapabilities.map((capability) => ({ capability, name: say(capabilityMessageKey[capability]) })),
    }
  }),
  handle(roleSave, (input, call) => saveRole(call, input)),
  handle(roleDelete, ({ roleId }, call) => deleteRole(call, roleId)),
  handle(costCentreSave, (input, call) => saveCostCentre(call, input)),
  handle(costCentreClose, ({ costCentreId }, call) => closeOwnCostCentre(call, costCentreId)),
  handle(permission, async (_input, call) => {
    const { memberId, memberType, enterpriseId } = memberOf(call)
    const { read } = call.app
    const say = translate(call.lang, enterpriseMessages)
    const sub = memberType === 6 ? await ownSubAccount(read, memberId) : null
    return {
      memberType,
      priceClass: call.priceClass,
      companyName: enterpriseId === null ? '' : await enterpriseName(read, enterpriseId),
      roleName: memberType === 3 ? say('mainAccount') : (sub?.roleName ?? ''),
      capabilities: companyCapabilities.map((capability) => ({
        capability,
        name: say(capabilityMessageKey[capability]),
        held: call.caller.company.includes(capability),
      })),
      orderLimit: yuanOrNull(sub?.orderLimit ?? null),
      monthLimit: yuanOrNull(sub?.monthLimit ?? null),
    }
  }),
]

/** Every call about a company's people. */
export function enterpriseHandlers(products: SkuNames = async () => new Map()): Handler[] {
  return [...people, ...roles, ...materialCodeHandlers(products)]
}

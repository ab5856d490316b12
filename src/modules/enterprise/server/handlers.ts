import { companyCapabilities } from '../../../api/visitor.ts'
import { handle, memberOf, type Call, type Handler } from '../../../api/handler.ts'
import { failure, isFailure, type Failure } from '../../../shared/failure.ts'
import { speak } from '../../../shared/words.ts'
import { contactOf } from '../../identity/server/public.ts'
import { enterpriseName } from '../../member/server/public.ts'
import {
  inviteAcceptCall,
  inviteCancelCall,
  inviteDeclineCall,
  myInvitesCall,
  permissionCall,
  subAccountInviteCall,
  subAccountListCall,
  subAccountRemoveCall,
  subAccountRestoreCall,
  subAccountSuspendCall,
  subAccountUpdateCall,
} from '../contract.ts'
import { costCentreCloseCall, costCentreSaveCall, roleDeleteCall, roleListCall, roleSaveCall } from '../contract-role.ts'
import { capabilityWord } from './capability-word.ts'
import { enterpriseWords } from '../words.ts'
import { removeSubAccount, restoreSubAccount, suspendSubAccount, updateSubAccount } from './change-sub-account.ts'
import { codeHandlers } from './code-handlers.ts'
import type { NamesOfProducts } from './ports.ts'
import { auditCompany, companyOf } from './company-act.ts'
import { answerOwnInvite, inviteSubAccount } from './invite-sub-account.ts'
import { cancelInvite, invitesForPhone, invitesOf } from './invite-store.ts'
import { closeOwnCostCentre, deleteRole, keepCostCentre, keepRole } from './keep-role.ts'
import { costCentresOf, rolesOf } from './role-store.ts'
import { ownSubAccount, subAccountsOf, type SubAccount } from './sub-account-store.ts'
import { inviteView, subAccountView, yuanOrNull } from './views.ts'

async function shownSub(call: Call, changed: Promise<SubAccount | Failure>) {
  const sub = await changed
  return isFailure(sub) ? sub : subAccountView(call.house.read, sub)
}

const people: Handler[] = [
  handle(subAccountListCall, async (_input, call) => {
    const { read, clock } = call.house
    const [subs, invites] = await Promise.all([subAccountsOf(read, companyOf(call)), invitesOf(read, companyOf(call), clock.now())])
    return {
      list: await Promise.all(subs.map((sub) => subAccountView(read, sub))),
      invites: await Promise.all(invites.map((invite) => inviteView(read, invite))),
    }
  }),
  handle(subAccountInviteCall, async (input, call) => {
    const invite = await inviteSubAccount(call, input)
    return isFailure(invite) ? invite : inviteView(call.house.read, invite)
  }),
  handle(inviteCancelCall, ({ inviteId }, call) =>
    call.house.inUnit<null | Failure>(async (unit) => {
      if (!(await cancelInvite(unit, companyOf(call), inviteId, call.house.clock.now()))) return failure('enterprise.inviteGone')
      await auditCompany(call, unit, {
        action: 'enterprise.cancelInvite',
        entity: 'companyInvite',
        entityId: inviteId,
        from: 'OPEN',
        to: 'CANCELLED',
      })
      return null
    }),
  ),
  handle(subAccountUpdateCall, ({ subMemberId, ...terms }, call) => shownSub(call, updateSubAccount(call, subMemberId, terms))),
  handle(subAccountSuspendCall, ({ subMemberId }, call) => shownSub(call, suspendSubAccount(call, subMemberId))),
  handle(subAccountRestoreCall, ({ subMemberId }, call) => shownSub(call, restoreSubAccount(call, subMemberId))),
  handle(subAccountRemoveCall, ({ subMemberId }, call) => removeSubAccount(call, subMemberId)),
  handle(myInvitesCall, async (_input, call) => {
    const { read, clock } = call.house
    const phone = (await contactOf(read, memberOf(call).memberId))?.phone
    const invites = phone ? await invitesForPhone(read, phone, clock.now()) : []
    return { list: await Promise.all(invites.map((invite) => inviteView(read, invite))) }
  }),
  handle(inviteAcceptCall, ({ inviteId }, call) => answerOwnInvite(call, inviteId, true)),
  handle(inviteDeclineCall, ({ inviteId }, call) => answerOwnInvite(call, inviteId, false)),
]

const roles: Handler[] = [
  handle(roleListCall, async (_input, call) => {
    const { read } = call.house
    const say = speak(call.lang, enterpriseWords)
    const [known, centres] = await Promise.all([rolesOf(read, companyOf(call)), costCentresOf(read, companyOf(call))])
    return {
      roles: known,
      costCentres: centres.map((centre) => ({ ...centre, monthBudget: yuanOrNull(centre.monthBudget) })),
      capabilities: companyCapabilities.map((capability) => ({ capability, name: say(capabilityWord[capability]) })),
    }
  }),
  handle(roleSaveCall, (input, call) => keepRole(call, input)),
  handle(roleDeleteCall, ({ roleId }, call) => deleteRole(call, roleId)),
  handle(costCentreSaveCall, (input, call) => keepCostCentre(call, input)),
  handle(costCentreCloseCall, ({ costCentreId }, call) => closeOwnCostCentre(call, costCentreId)),
  handle(permissionCall, async (_input, call) => {
    const { memberId, memberType, enterpriseId } = memberOf(call)
    const { read } = call.house
    const say = speak(call.lang, enterpriseWords)
    const sub = memberType === 6 ? await ownSubAccount(read, memberId) : null
    return {
      memberType,
      priceClass: call.priceClass,
      companyName: enterpriseId === null ? '' : await enterpriseName(read, enterpriseId),
      roleName: memberType === 3 ? say('mainAccount') : (sub?.roleName ?? ''),
      capabilities: companyCapabilities.map((capability) => ({
        capability,
        name: say(capabilityWord[capability]),
        held: call.visitor.company.includes(capability),
      })),
      orderLimit: yuanOrNull(sub?.orderLimit ?? null),
      monthLimit: yuanOrNull(sub?.monthLimit ?? null),
    }
  }),
]

/** Every call about a company's people. */
export function enterpriseHandlers(products: NamesOfProducts = async () => new Map()): Handler[] {
  return [...people, ...roles, ...codeHandlers(products)]
}

import { memberOf, type Call } from '../../../api/handler.ts'
import { failure } from '../../../kernel/failure/failure.ts'
import { yuanGrouped } from '../../../kernel/money/money.ts'
import { lockCompanyRoles as lockPeopleOf, ownSubAccount } from '../../enterprise/server/public.ts'
import { type PurchaseGate } from '../../order/server/public.ts'
import type { ApprovalReason } from '../rules/approval-need.ts'
import { approvalNeed } from './approval-need.ts'

/** A reason as a refusal of this module. */
function refusalOf(reason: ApprovalReason) {
  return reason.code === 'byRule'
    ? failure('approval.neededByRule', { rule: reason.rule })
    : failure(`approval.${reason.code}`, { limit: yuanGrouped(reason.limit), spent: yuanGrouped(reason.spent) })
}

/**
 * Stops a sub-account's checkout that needs approval, or all of them when its role does not order. What a company's people
 * spend is counted under one lock, so that two checkouts at once cannot both stay below a limit.
 */
export const purchaseGate: PurchaseGate = async (call: Call, tx, purchase) => {
  const { memberId, memberType } = memberOf(call)
  if (memberType !== 6) return null
  const sub = await ownSubAccount(tx, memberId)
  if (!sub || !call.caller.company.includes('company.order')) return failure('approval.requestOnly')
  await lockPeopleOf(tx, sub.enterpriseId)
  const [first] = (await approvalNeed(tx, sub, purchase, call.app.clock.now())).reasons
  return first ? refusalOf(first) : null
}

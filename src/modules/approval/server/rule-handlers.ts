import { handle, memberOf, type Call, type Handler } from '../../../api/handler.ts'
import { dayOf } from '../../../shared/clock.ts'
import { yuanNumber } from '../../../shared/money.ts'
import { companyOf } from '../../enterprise/server/public.ts'
import { delegationAddCall, delegationEndCall, delegationListCall, ruleDeleteCall, ruleListCall, ruleSaveCall } from '../contract-rule.ts'
import { approversOf } from './approval-need.ts'
import { delegationsOf } from './delegation-store.ts'
import { delegate, deleteRule, keepRule, undelegate } from './keep-rule.ts'
import { namesOf } from './request-view.ts'
import { rulesOf } from './rule-store.ts'

async function approverList(call: Call, without: number | null) {
  const nameOf = await namesOf(call, companyOf(call))
  const ids = (await approversOf(call.house.read, companyOf(call))).filter((id) => id !== without)
  return Promise.all(ids.map(async (approverId) => ({ approverId, name: await nameOf(approverId) })))
}

/** The calls about rules and delegations. */
export function ruleHandlers(): Handler[] {
  return [
    handle(ruleListCall, async (_input, call) => {
      const rules = await rulesOf(call.house.read, companyOf(call))
      const list = rules.map((rule) => ({
        ruleId: rule.ruleId,
        name: rule.name,
        minAmount: rule.minAmount === null ? null : yuanNumber(rule.minAmount),
        categoryIds: [...rule.categoryIds],
        storeIds: [...rule.storeIds],
        overBudget: rule.overBudget ? (1 as const) : (0 as const),
        steps: rule.steps.map((step) => ({ approverIds: [...step.approverIds], quorum: step.quorum })),
      }))
      return { list, approvers: await approverList(call, null) }
    }),
    handle(ruleSaveCall, (input, call) => keepRule(call, { ...input, overBudget: input.overBudget === 1 })),
    handle(ruleDeleteCall, ({ ruleId }, call) => deleteRule(call, ruleId)),
    handle(delegationListCall, async (_input, call) => {
      const { memberId } = memberOf(call)
      const found = await delegationsOf(call.house.read, memberId, companyOf(call), dayOf(call.house.clock.now()))
      const nameOf = await namesOf(call, companyOf(call))
      const list = await Promise.all(found.map(async ({ toMemberId, ...one }) => ({ ...one, toName: await nameOf(toMemberId) })))
      return { list, people: await approverList(call, memberId) }
    }),
    handle(delegationAddCall, (input, call) => delegate(call, input)),
    handle(delegationEndCall, ({ delegationId }, call) => undelegate(call, delegationId)),
  ]
}

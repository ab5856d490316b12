import { handle, memberOf, type Call, type Handler } from '../../../api/handler.ts'
import { dayOf } from '../../../kernel/time/clock.ts'
import { yuanNumber } from '../../../kernel/money/money.ts'
import { companyOf } from '../../enterprise/server/public.ts'
import { costCentreSpending, delegationAdd, delegationEnd, delegationList, ruleDelete, ruleList, ruleSave } from '../endpoints-rules.ts'
import { approversOf, spentByCostCentre } from './approval-need.ts'
import { delegationsOf } from './delegation-repository.ts'
import { createDelegation, deleteApprovalRule, saveApprovalRule, cancelDelegation } from './save-approval-rule.ts'
import { memberNameLookup } from './request-view.ts'
import { rulesOf } from './approval-rule-repository.ts'

async function approverList(call: Call, without: number | null) {
  const nameOf = await memberNameLookup(call, companyOf(call))
  const ids = (await approversOf(call.app.read, companyOf(call))).filter((id) => id !== without)
  return Promise.all(ids.map(async (approverId) => ({ approverId, name: await nameOf(approverId) })))
}

/** The calls about rules and delegations. */
export function ruleHandlers(): Handler[] {
  return [
    handle(ruleList, async (_input, call) => {
      const rules = await rulesOf(call.app.read, companyOf(call))
      const list = rules.map((rule) => ({
        ruleId: rule.ruleId,
        name: rule.name,
        minAmount: rule.minAmount === null ? null : yuanNumber(rule.minAmount),
        minSkus: rule.minSkus,
        priceRisePercent: rule.priceRisePercent,
        categoryIds: [...rule.categoryIds],
        storeIds: [...rule.storeIds],
        overBudget: rule.overBudget ? (1 as const) : (0 as const),
        steps: rule.steps.map((step) => ({ approverIds: [...step.approverIds], quorum: step.quorum })),
      }))
      return { list, approvers: await approverList(call, null) }
    }),
    handle(costCentreSpending, async (_input, call) => {
      const spent = await spentByCostCentre(call.app.read, companyOf(call), call.app.clock.now())
      return { list: [...spent].map(([costCentreId, fen]) => ({ costCentreId, spent: yuanNumber(fen) })) }
    }),
    handle(ruleSave, (input, call) =>
      saveApprovalRule(call, {
        ...input,
        minSkus: input.minSkus ?? null,
        priceRisePercent: input.priceRisePercent ?? null,
        overBudget: input.overBudget === 1,
      }),
    ),
    handle(ruleDelete, ({ ruleId }, call) => deleteApprovalRule(call, ruleId)),
    handle(delegationList, async (_input, call) => {
      const { memberId } = memberOf(call)
      const found = await delegationsOf(call.app.read, memberId, companyOf(call), dayOf(call.app.clock.now()))
      const nameOf = await memberNameLookup(call, companyOf(call))
      const list = await Promise.all(found.map(async ({ toMemberId, ...one }) => ({ ...one, toName: await nameOf(toMemberId) })))
      return { list, people: await approverList(call, memberId) }
    }),
    handle(delegationAdd, (input, call) => createDelegation(call, input)),
    handle(delegationEnd, ({ delegationId }, call) => cancelDelegation(call, delegationId)),
  ]
}

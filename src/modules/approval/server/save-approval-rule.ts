import { changesBetween } from '../../../kernel/audit/audit.ts'
import { memberOf, type Call } from '../../../api/handler.ts'
import { dayOf, parseDay } from '../../../kernel/time/clock.ts'
import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import { parseYuan } from '../../../kernel/money/money.ts'
import { auditCompany, companyOf, lockCompanyRoles as lockPeopleOf } from '../../enterprise/server/public.ts'
import { approversOf } from './approval-need.ts'
import { addDelegation, endDelegation } from './delegation-repository.ts'
import { insertRule, deleteRuleRow, rulesOf, updateRule, type RuleContent } from './approval-rule-repository.ts'

export type ApprovalRuleInput = {
  readonly ruleId?: number
  readonly name: string
  readonly minAmount: string
  readonly minSkus: number | null
  readonly priceRisePercent: number | null
  readonly categoryIds: readonly number[]
  readonly storeIds: readonly number[]
  readonly overBudget: boolean
  readonly steps: RuleContent['steps']
}

const shown = (rule: RuleContent) => ({ ...rule, minAmount: rule.minAmount === null ? null : String(rule.minAmount) })

/** Adds or changes a rule. Refusals: `approval.ruleNameRequired`, `amountInvalid`, `stepsRequired`, `approverUnknown`, `ruleGone`. */
export async function saveApprovalRule(call: Call, wish: ApprovalRuleInput): Promise<{ ruleId: number } | Failure> {
  const minAmount = wish.minAmount === '' ? null : parseYuan(wish.minAmount)
  if (wish.name === '') return failure('approval.ruleNameRequired', {}, { field: 'name' })
  if (minAmount === undefined || (minAmount !== null && minAmount < 0n))
    return failure('approval.amountInvalid', {}, { field: 'minAmount' })
  if (wish.steps.length === 0) return failure('approval.stepsRequired', {}, { field: 'steps' })
  const enterpriseId = companyOf(call)
  return call.app.inTransaction<{ ruleId: number } | Failure>(async (tx) => {
    await lockPeopleOf(tx, enterpriseId)
    const approvers = await approversOf(tx, enterpriseId)
    if (wish.steps.some((step) => step.approverIds.some((id) => !approvers.includes(id))))
      return failure('approval.approverUnknown', {}, { field: 'steps' })
    const content: RuleContent = { ...wish, minAmount }
    const before = (await rulesOf(tx, enterpriseId)).find((rule) => rule.ruleId === wish.ruleId)
    if (wish.ruleId !== undefined && !before) return failure('approval.ruleGone')
    const ruleId = before?.ruleId ?? (await insertRule(tx, enterpriseId, content))
    if (before) await updateRule(tx, enterpriseId, ruleId, content)
    await auditCompany(call, tx, {
      action: before ? 'approval.changeRule' : 'approval.addRule',
      entity: 'approvalRule',
      entityId: ruleId,
      diff: changesBetween(before ? shown(before) : null, shown(content)),
    })
    return { ruleId }
  })
}

export async function deleteApprovalRule(call: Call, ruleId: number): Promise<null | Failure> {
  return call.app.inTransaction<null | Failure>(async (tx) => {
    const before = (await rulesOf(tx, companyOf(call))).find((rule) => rule.ruleId === ruleId)
    if (!before || !(await deleteRuleRow(tx, companyOf(call), ruleId))) return failure('approval.ruleGone')
    const diff = changesBetween(shown(before), null)
    await auditCompany(call, tx, { action: 'approval.deleteRule', entity: 'approvalRule', entityId: ruleId, diff })
    return null
  })
}

/** Lets a colleague stand in. Refusals: `approval.daysInvalid`, `approval.approverUnknown`. */
export async function createDelegation(
  call: Call,
  wish: { approverId: number; startsOn: string; endsOn: string },
): Promise<{ delegationId: number } | Failure> {
  const [startsOn, endsOn] = [parseDay(wish.startsOn), parseDay(wish.endsOn)]
  if (!startsOn || !endsOn || endsOn < startsOn || endsOn < dayOf(call.app.clock.now()))
    return failure('approval.daysInvalid', {}, { field: 'endsOn' })
  const { memberId } = memberOf(call)
  const enterpriseId = companyOf(call)
  return call.app.inTransaction<{ delegationId: number } | Failure>(async (tx) => {
    if (wish.approverId === memberId || !(await approversOf(tx, enterpriseId)).includes(wish.approverId))
      return failure('approval.approverUnknown', {}, { field: 'approverId' })
    const delegationId = await addDelegation(tx, { enterpriseId, fromId: memberId, toId: wish.approverId, startsOn, endsOn })
    await auditCompany(call, tx, {
      action: 'approval.delegate',
      entity: 'approvalDelegation',
      entityId: delegationId,
      without: 'creation',
      facts: { ...wish },
    })
    return { delegationId }
  })
}

export async function cancelDelegation(call: Call, delegationId: number): Promise<null | Failure> {
  return call.app.inTransaction<null | Failure>(async (tx) => {
    if (!(await endDelegation(tx, delegationId, memberOf(call).memberId, companyOf(call)))) return failure('approval.delegationGone')
    await auditCompany(call, tx, {
      action: 'approval.endDelegation',
      entity: 'approvalDelegation',
      entityId: delegationId,
      from: 'OPEN',
      to: 'ENDED',
    })
    return null
  })
}

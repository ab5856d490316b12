import type { Fen } from '../../../kernel/money/money.ts'
import type { UnitPrice } from '../../../kernel/money/unit-price.ts'

export type ApprovalStep = { readonly name: string; readonly approverIds: readonly number[]; readonly quorum: number }
export type ApprovalRule = {
  readonly name: string
  readonly minAmount: Fen | null
  /** Least number of different SKUs. */
  readonly minSkus: number | null
  /** Holds when a line costs more than so many per cent above the company's last purchase of it. */
  readonly priceRisePercent: number | null
  readonly categoryIds: readonly number[]
  readonly storeIds: readonly number[]
  readonly overBudget: boolean
  readonly steps: readonly { readonly approverIds: readonly number[]; readonly quorum: number }[]
}

/** A purchase as the rules see it. `categoryIds` holds the categories of its lines with all their parents. */
export type ApprovalPurchase = {
  readonly total: Fen
  readonly categoryIds: ReadonlySet<number>
  readonly storeIds: ReadonlySet<number>
  readonly skuCount: number
  /** What each line costs per unit now, and what the company last ordered it at; goods that it never bought have no last price. */
  readonly prices: readonly { readonly unitPrice: UnitPrice; readonly lastPrice: UnitPrice | null }[]
}

/** What a sub-account may spend and has spent: orders of the month and requests that wait, without the purchase itself. */
export type BudgetUse = {
  readonly orderLimit: Fen | null
  readonly monthLimit: Fen | null
  readonly monthSpent: Fen
  readonly budget: Fen | null
  readonly budgetSpent: Fen
}

export type ApprovalReason =
  | { readonly code: 'overOrderLimit' | 'overMonthLimit' | 'overBudget'; readonly limit: Fen; readonly spent: Fen }
  | { readonly code: 'byRule'; readonly rule: string }

/** Why a purchase needs approval; empty when it needs none. All conditions of a rule that are set must hold. */
export function approvalReasons(purchase: ApprovalPurchase, spending: BudgetUse, rules: readonly ApprovalRule[]): ApprovalReason[] {
  const { orderLimit, monthLimit, monthSpent, budget, budgetSpent } = spending
  const isOverBudget = budget !== null && budgetSpent + purchase.total > budget
  const reasons: ApprovalReason[] = []
  if (orderLimit !== null && purchase.total > orderLimit) reasons.push({ code: 'overOrderLimit', limit: orderLimit, spent: 0n })
  if (monthLimit !== null && monthSpent + purchase.total > monthLimit)
    reasons.push({ code: 'overMonthLimit', limit: monthLimit, spent: monthSpent })
  if (isOverBudget) reasons.push({ code: 'overBudget', limit: budget, spent: budgetSpent })
  for (const rule of rules) if (ruleApplies(rule, purchase, isOverBudget)) reasons.push({ code: 'byRule', rule: rule.name })
  return reasons
}

/** True when a line costs more than so many per cent above its last purchase; exactly so many is not above. */
function isAboveLastPrice({ prices }: ApprovalPurchase, percent: number): boolean {
  return prices.some(({ unitPrice, lastPrice }) => lastPrice !== null && unitPrice * 100n > lastPrice * BigInt(100 + percent))
}

/** True when every condition that the rule sets holds. */
export function ruleApplies(rule: ApprovalRule, purchase: ApprovalPurchase, isOverBudget: boolean): boolean {
  if (rule.minAmount !== null && purchase.total < rule.minAmount) return false
  if (rule.minSkus !== null && purchase.skuCount < rule.minSkus) return false
  if (rule.priceRisePercent !== null && !isAboveLastPrice(purchase, rule.priceRisePercent)) return false
  if (rule.categoryIds.length > 0 && !rule.categoryIds.some((id) => purchase.categoryIds.has(id))) return false
  if (rule.storeIds.length > 0 && !rule.storeIds.some((id) => purchase.storeIds.has(id))) return false
  return !rule.overBudget || isOverBudget
}

/**
 * The steps of the rules that hold, in their order, a step that asks the same people again left out; nobody approves
 * their own request, and a quorum never asks for more people than there are. Steps without people fall to `fallback`.
 */
export function approvalSteps(
  rules: readonly ApprovalRule[],
  purchase: ApprovalPurchase,
  of: { readonly isOverBudget: boolean; readonly requesterId: number; readonly fallback: readonly number[] },
): ApprovalStep[] {
  const seen = new Set<string>()
  const steps: ApprovalStep[] = []
  const add = (name: string, wanted: readonly number[], quorum: number) => {
    const others = wanted.filter((id) => id !== of.requesterId)
    const approverIds = others.length > 0 ? others : of.fallback
    const key = approverIds.toSorted((one, other) => one - other).join()
    if (approverIds.length === 0 || seen.has(key)) return
    seen.add(key)
    steps.push({ name, approverIds, quorum: Math.min(Math.max(1, quorum), approverIds.length) })
  }
  for (const rule of rules)
    if (ruleApplies(rule, purchase, of.isOverBudget)) for (const step of rule.steps) add(rule.name, step.approverIds, step.quorum)
  if (steps.length === 0) add('', of.fallback, 1)
  return steps
}

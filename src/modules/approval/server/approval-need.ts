import { startOfDay, dayOf } from '../../../shared/clock.ts'
import type { AnyHandle } from '../../../shared/unit.ts'
import { withParents } from '../../catalog/server/public.ts'
import { subAccountsOf, type SubAccount } from '../../enterprise/server/public.ts'
import { mainAccountOf } from '../../member/server/public.ts'
import { spentBy, type PurchaseFacts as Purchase } from '../../order/server/public.ts'
import { reasonsFor, stepsFor, type PurchaseFacts, type Reason, type Spending, type Step } from '../rules/approval-need.ts'
import { rulesOf } from './rule-store.ts'
import { pendingBy } from './request-store.ts'

export type Need = { readonly reasons: readonly Reason[]; readonly steps: readonly Step[] }

/** Midnight before the first of the month in Shanghai. */
export function startOfMonth(now: Date): Date {
  return startOfDay(`${dayOf(now).slice(0, 7)}-01`)
}

/** Everybody of a company who may decide: its main account, and sub-accounts whose role says so and who are not suspended. */
export async function approversOf(handle: AnyHandle, enterpriseId: number): Promise<number[]> {
  const [main, subs] = [await mainAccountOf(handle, enterpriseId), await subAccountsOf(handle, enterpriseId)]
  const approving = subs
    .filter((sub) => sub.suspendedAt === null && sub.capabilities.includes('company.approve'))
    .map((sub) => sub.memberId)
  return main === null ? approving : [main, ...approving]
}

/** Why a sub-account's purchase needs approval and by whom; no reasons when it needs none. */
export async function approvalNeed(handle: AnyHandle, sub: SubAccount, purchase: Purchase, now: Date): Promise<Need> {
  const rules = await rulesOf(handle, sub.enterpriseId)
  const facts: PurchaseFacts = {
    total: purchase.total,
    storeIds: new Set(purchase.lines.map((line) => line.storeId)),
    categoryIds: await withParents(handle, [...new Set(purchase.lines.map((line) => line.categoryId))]),
  }
  const spending = await spendingOf(handle, sub, now)
  const reasons = reasonsFor(facts, spending, rules)
  const main = await mainAccountOf(handle, sub.enterpriseId)
  const steps = stepsFor(rules, facts, {
    isOverBudget: reasons.some((reason) => reason.code === 'overBudget'),
    requesterId: sub.memberId,
    fallback: main === null ? [] : [main],
  })
  return { reasons, steps }
}

const fenOrNull = (value: number | bigint | null) => (value === null ? null : BigInt(value))

/** The whole window: orders of the calendar month, and the requests of it that still wait (flows.md F6). */
async function spendingOf(handle: AnyHandle, sub: SubAccount, now: Date): Promise<Spending> {
  const since = startOfMonth(now)
  const usedBy = async (memberIds: readonly number[]) =>
    (await spentBy(handle, memberIds, since)) + (await pendingBy(handle, memberIds, since))
  const colleagues =
    sub.costCentreId === null || sub.monthBudget === null
      ? []
      : (await subAccountsOf(handle, sub.enterpriseId)).filter((one) => one.costCentreId === sub.costCentreId).map((one) => one.memberId)
  return {
    orderLimit: fenOrNull(sub.orderLimit),
    monthLimit: fenOrNull(sub.monthLimit),
    monthSpent: sub.monthLimit === null ? 0n : await usedBy([sub.memberId]),
    budget: fenOrNull(sub.monthBudget),
    budgetSpent: colleagues.length === 0 ? 0n : await usedBy(colleagues),
  }
}

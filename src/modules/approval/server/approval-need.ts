import { startOfDay, dayOf } from '../../../kernel/time/clock.ts'
import type { Queryable } from '../../../kernel/database/transaction.ts'
import { categoriesWithParents } from '../../taxonomy/server/public.ts'
import { subAccountsOf, type SubAccount } from '../../enterprise/server/public.ts'
import { mainAccountOf } from '../../member/server/public.ts'
import { lastCompanyPrices, lastPriceKey } from '../../purchase-history/server/public.ts'
import { memberSpending, type PurchaseDetails as Purchase } from '../../order/server/public.ts'
import {
  approvalReasons,
  approvalSteps,
  type ApprovalPurchase,
  type ApprovalReason,
  type BudgetUse,
  type ApprovalStep,
} from '../rules/approval-need.ts'
import { rulesOf } from './approval-rule-repository.ts'
import { pendingAmountOf } from './request-repository.ts'

export type ApprovalNeed = { readonly reasons: readonly ApprovalReason[]; readonly steps: readonly ApprovalStep[] }

/** Midnight before the first of the month in Shanghai. */
export function startOfMonth(now: Date): Date {
  return startOfDay(`${dayOf(now).slice(0, 7)}-01`)
}

/** Everybody of a company who may decide: its main account, and sub-accounts whose role says so and who are not suspended. */
export async function approversOf(db: Queryable, enterpriseId: number): Promise<number[]> {
  const [main, subs] = [await mainAccountOf(db, enterpriseId), await subAccountsOf(db, enterpriseId)]
  const approving = subs
    .filter((sub) => sub.suspendedAt === null && sub.capabilities.includes('company.approve'))
    .map((sub) => sub.memberId)
  return main === null ? approving : [main, ...approving]
}

/** Why a sub-account's purchase needs approval and by whom; no reasons when it needs none. */
export async function approvalNeed(db: Queryable, sub: SubAccount, purchase: Purchase, now: Date): Promise<ApprovalNeed> {
  const rules = await rulesOf(db, sub.enterpriseId)
  const isPriceAsked = rules.some((rule) => rule.priceRisePercent !== null)
  const lastPrices = isPriceAsked ? await lastCompanyPrices(db, sub.enterpriseId, productIdsOf(purchase)) : new Map()
  const facts: ApprovalPurchase = {
    total: purchase.total,
    storeIds: new Set(purchase.lines.map((line) => line.storeId)),
    skuCount: new Set(purchase.lines.map((line) => line.productId)).size,
    prices: purchase.lines.map((line) => ({
      unitPrice: line.unitPrice,
      lastPrice: lastPrices.get(lastPriceKey(line.productId, line.unit)) ?? null,
    })),
    categoryIds: await categoriesWithParents(db, [...new Set(purchase.lines.map((line) => line.categoryId))]),
  }
  const spending = await spendingOf(db, sub, now)
  const reasons = approvalReasons(facts, spending, rules)
  const main = await mainAccountOf(db, sub.enterpriseId)
  const steps = approvalSteps(rules, facts, {
    isOverBudget: reasons.some((reason) => reason.code === 'overBudget'),
    requesterId: sub.memberId,
    fallback: main === null ? [] : [main],
  })
  return { reasons, steps }
}

const productIdsOf = ({ lines }: Purchase) => [...new Set(lines.map((line) => line.productId))]

const fenOrNull = (value: number | bigint | null) => (value === null ? null : BigInt(value))

/** Fen; what the members of each cost centre of a company used of this month, waiting requests included. */
export async function spentByCostCentre(db: Queryable, enterpriseId: number, now: Date): Promise<ReadonlyMap<number, bigint>> {
  const since = startOfMonth(now)
  const subs = await subAccountsOf(db, enterpriseId)
  const spent = [...Map.groupBy(subs, (sub) => sub.costCentreId)].map(async ([centre, members]) => {
    const ids = members.map((sub) => sub.memberId)
    return [centre, (await memberSpending(db, ids, since)) + (await pendingAmountOf(db, ids, since))] as const
  })
  return new Map((await Promise.all(spent)).flatMap(([centre, fen]) => (centre === null ? [] : [[centre, fen] as const])))
}

/** The whole window: orders of the calendar month, and the requests of it that still wait (flows.md F6). */
export async function spendingOf(db: Queryable, sub: SubAccount, now: Date): Promise<BudgetUse> {
  const since = startOfMonth(now)
  const usedBy = async (memberIds: readonly number[]) =>
    (await memberSpending(db, memberIds, since)) + (await pendingAmountOf(db, memberIds, since))
  const colleagues =
    sub.costCentreId === null || sub.monthBudget === null
      ? []
      : (await subAccountsOf(db, sub.enterpriseId))
          .filter((subAccount) => subAccount.costCentreId === sub.costCentreId)
          .map((subAccount) => subAccount.memberId)
  return {
    orderLimit: fenOrNull(sub.orderLimit),
    monthLimit: fenOrNull(sub.monthLimit),
    monthSpent: sub.monthLimit === null ? 0n : await usedBy([sub.memberId]),
    budget: fenOrNull(sub.monthBudget),
    budgetSpent: colleagues.length === 0 ? 0n : await usedBy(colleagues),
  }
}

import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'
import type { ApprovalRule } from '../rules/approval-need.ts'

type Int = number | bigint
export type StoredRule = ApprovalRule & { readonly ruleId: number }
type Row = Omit<StoredRule, 'minAmount'> & { readonly minAmount: Int | null }
export type RuleContent = Omit<ApprovalRule, 'name'> & { readonly name: string }

const columns = `id AS "ruleId", name, min_amount AS "minAmount", min_skus AS "minSkus", price_rise_percent AS "priceRisePercent", category_ids AS "categoryIds", store_ids AS "storeIds", over_budget AS "overBudget", steps`
const list = {
  name: 'approval.rules',
  text: `SELECT ${columns} FROM approval_rule WHERE enterprise_id = $1 AND deleted_at IS NULL ORDER BY id`,
}
const add = {
  name: 'approval.ruleAdd',
  text: `INSERT INTO approval_rule (enterprise_id, name, min_amount, category_ids, store_ids, over_budget, steps, min_skus, price_rise_percent)
         VALUES ($1,$2,$3,$4,$5,$6,$7,$8,$9) RETURNING id`,
}
const set = {
  name: 'approval.ruleSet',
  text: `UPDATE approval_rule SET name = $2, min_amount = $3, category_ids = $4, store_ids = $5, over_budget = $6, steps = $7,
           min_skus = $8, price_rise_percent = $9
         WHERE enterprise_id = $1 AND id = $10 AND deleted_at IS NULL`,
}
const drop = {
  name: 'approval.ruleDrop',
  text: `UPDATE approval_rule SET deleted_at = now() WHERE enterprise_id = $1 AND id = $2 AND deleted_at IS NULL`,
}

/** The rules of a company in their order. */
export async function rulesOf(db: Queryable, enterpriseId: number): Promise<StoredRule[]> {
  const found = await rows<Row>(db, list, [enterpriseId])
  // Arrays of big integers arrive as text.
  return found.map((row) => ({
    ...row,
    minAmount: row.minAmount === null ? null : BigInt(row.minAmount),
    categoryIds: row.categoryIds.map(Number),
    storeIds: row.storeIds.map(Number),
  }))
}

function valuesOf(enterpriseId: number, rule: RuleContent): unknown[] {
  return [
    enterpriseId,
    rule.name,
    rule.minAmount,
    rule.categoryIds,
    rule.storeIds,
    rule.overBudget,
    JSON.stringify(rule.steps),
    rule.minSkus,
    rule.priceRisePercent,
  ]
}

export async function insertRule(tx: Transaction, enterpriseId: number, rule: RuleContent): Promise<number> {
  const [added] = await rows<{ id: number }>(tx, add, valuesOf(enterpriseId, rule))
  if (!added) throw new Error('an insert returned no row')
  return added.id
}

export async function updateRule(tx: Transaction, enterpriseId: number, ruleId: number, rule: RuleContent): Promise<boolean> {
  return (await execute(tx, set, [...valuesOf(enterpriseId, rule), ruleId])) > 0
}

export async function deleteRuleRow(tx: Transaction, enterpriseId: number, ruleId: number): Promise<boolean> {
  return (await execute(tx, drop, [enterpriseId, ruleId])) > 0
}

import type { CompanyCapability } from '../../../api/caller.ts'
import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'

export type CompanyRole = {
  readonly roleId: number
  readonly name: string
  readonly capabilities: CompanyCapability[]
  readonly people: number
}
type Int = number | bigint
export type CostCentre = { readonly costCentreId: number; readonly code: string; readonly name: string; readonly monthBudget: Int | null }

// The company stands in every statement: another company's row is an absent one.
const roleList = {
  name: 'enterprise.roles',
  text: `SELECT r.id AS "roleId", r.name, r.capabilities,
           (SELECT count(*)::int FROM sub_account s WHERE s.role_id = r.id AND s.ended_at IS NULL)
           + (SELECT count(*)::int FROM company_invite i WHERE i.role_id = r.id AND i.state = 'OPEN') AS people
         FROM company_role r WHERE r.enterprise_id = $1 AND r.deleted_at IS NULL ORDER BY r.id`,
}
const roleAdd = {
  name: 'enterprise.roleAdd',
  text: `INSERT INTO company_role (enterprise_id, name, capabilities) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING id`,
}
const roleSet = {
  name: 'enterprise.roleSet',
  text: `UPDATE company_role SET name = $3, capabilities = $4 WHERE enterprise_id = $1 AND id = $2 AND deleted_at IS NULL
         AND NOT EXISTS (SELECT FROM company_role o WHERE o.enterprise_id = $1 AND o.name = $3 AND o.id <> $2 AND o.deleted_at IS NULL)`,
}
const roleDelete = {
  name: 'enterprise.roleDelete',
  text: `UPDATE company_role SET deleted_at = now() WHERE enterprise_id = $1 AND id = $2 AND deleted_at IS NULL`,
}
const lockRoles = { name: 'enterprise.rolesLock', text: `SELECT id FROM company_role WHERE enterprise_id = $1 ORDER BY id FOR UPDATE` }
const centreList = {
  name: 'enterprise.centres',
  text: `SELECT id AS "costCentreId", code, name, month_budget AS "monthBudget" FROM cost_centre WHERE enterprise_id = $1 AND closed_at IS NULL ORDER BY code`,
}
const centreAdd = {
  name: 'enterprise.centreAdd',
  text: `INSERT INTO cost_centre (enterprise_id, code, name, month_budget) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING id`,
}
const centreSet = {
  name: 'enterprise.centreSet',
  text: `UPDATE cost_centre SET code = $3, name = $4, month_budget = $5 WHERE enterprise_id = $1 AND id = $2 AND closed_at IS NULL
         AND NOT EXISTS (SELECT FROM cost_centre o WHERE o.enterprise_id = $1 AND o.code = $3 AND o.id <> $2 AND o.closed_at IS NULL)`,
}
const centreClose = {
  name: 'enterprise.centreClose',
  text: `UPDATE cost_centre SET closed_at = now() WHERE enterprise_id = $1 AND id = $2 AND closed_at IS NULL
         AND NOT EXISTS (SELECT FROM sub_account s WHERE s.cost_centre_id = $2 AND s.ended_at IS NULL)`,
}

export function rolesOf(db: Queryable, enterpriseId: number): Promise<CompanyRole[]> {
  return rows<CompanyRole>(db, roleList, [enterpriseId])
}

/** Makes changes of a company's roles wait for each other, so that no role is deleted while somebody gets it. */
export async function lockCompanyRoles(tx: Transaction, enterpriseId: number): Promise<void> {
  await rows(tx, lockRoles, [enterpriseId])
}

/** The id of the new role; null when the name is taken. */
export async function addRole(
  tx: Transaction,
  enterpriseId: number,
  name: string,
  capabilities: readonly CompanyCapability[],
): Promise<number | null> {
  return (await rows<{ id: number }>(tx, roleAdd, [enterpriseId, name, capabilities]))[0]?.id ?? null
}

export async function setRole(
  tx: Transaction,
  enterpriseId: number,
  role: { roleId: number; name: string; capabilities: readonly CompanyCapability[] },
): Promise<boolean> {
  return (await execute(tx, roleSet, [enterpriseId, role.roleId, role.name, role.capabilities])) > 0
}

export async function deleteCompanyRole(tx: Transaction, enterpriseId: number, roleId: number): Promise<boolean> {
  return (await execute(tx, roleDelete, [enterpriseId, roleId])) > 0
}

export function costCentresOf(db: Queryable, enterpriseId: number): Promise<CostCentre[]> {
  return rows<CostCentre>(db, centreList, [enterpriseId])
}

/** The id of the new cost centre; null when the code is taken. */
export async function addCostCentre(
  tx: Transaction,
  enterpriseId: number,
  centre: { code: string; name: string; monthBudget: bigint | null },
): Promise<number | null> {
  return (await rows<{ id: number }>(tx, centreAdd, [enterpriseId, centre.code, centre.name, centre.monthBudget]))[0]?.id ?? null
}

export async function setCostCentre(
  tx: Transaction,
  enterpriseId: number,
  centre: { costCentreId: number; code: string; name: string; monthBudget: bigint | null },
): Promise<boolean> {
  return (await execute(tx, centreSet, [enterpriseId, centre.costCentreId, centre.code, centre.name, centre.monthBudget])) > 0
}

/** False when it is not theirs, closed, or used by a sub-account. */
export async function closeCostCentre(tx: Transaction, enterpriseId: number, costCentreId: number): Promise<boolean> {
  return (await execute(tx, centreClose, [enterpriseId, costCentreId])) > 0
}

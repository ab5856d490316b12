import { changesBetween } from '../../../kernel/audit/audit.ts'
import type { CompanyCapability } from '../../../api/caller.ts'
import type { Call } from '../../../api/handler.ts'
import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import { parseLimit } from '../rules/sub-account-form.ts'
import { auditCompany, companyOf } from './audit-company.ts'
import {
  addCostCentre,
  addRole,
  closeCostCentre,
  costCentresOf,
  deleteCompanyRole,
  lockCompanyRoles,
  rolesOf,
  setCostCentre,
  setRole,
} from './role-repository.ts'

export type RoleInput = { readonly roleId?: number; readonly name: string; readonly capabilities: readonly CompanyCapability[] }

/** Adds or changes a role. Refusals: `enterprise.roleNameRequired`, `roleEmpty`, `roleNameTaken`, `roleGone`. */
export async function saveRole(call: Call, wish: RoleInput): Promise<{ roleId: number } | Failure> {
  const capabilities = [...new Set(wish.capabilities)]
  if (wish.name === '') return failure('enterprise.roleNameRequired', {}, { field: 'name' })
  if (capabilities.length === 0) return failure('enterprise.roleEmpty', {}, { field: 'capabilities' })
  const enterpriseId = companyOf(call)
  return call.app.inTransaction<{ roleId: number } | Failure>(async (tx) => {
    await lockCompanyRoles(tx, enterpriseId)
    const before = (await rolesOf(tx, enterpriseId)).find((role) => role.roleId === wish.roleId)
    if (wish.roleId !== undefined && !before) return failure('enterprise.roleGone')
    const roleId = before
      ? (await setRole(tx, enterpriseId, { roleId: before.roleId, name: wish.name, capabilities })) && before.roleId
      : await addRole(tx, enterpriseId, wish.name, capabilities)
    if (!roleId) return failure('enterprise.roleNameTaken', {}, { field: 'name' })
    await auditCompany(call, tx, {
      action: before ? 'enterprise.changeRole' : 'enterprise.addRole',
      entity: 'companyRole',
      entityId: roleId,
      diff: changesBetween(before ? { name: before.name, capabilities: before.capabilities } : null, { name: wish.name, capabilities }),
    })
    return { roleId }
  })
}

/** Deletes a role that nobody has. Refusals: `enterprise.roleGone`, `enterprise.roleInUse`. */
export async function deleteRole(call: Call, roleId: number): Promise<null | Failure> {
  const enterpriseId = companyOf(call)
  return call.app.inTransaction<null | Failure>(async (tx) => {
    await lockCompanyRoles(tx, enterpriseId)
    const role = (await rolesOf(tx, enterpriseId)).find((one) => one.roleId === roleId)
    if (!role) return failure('enterprise.roleGone')
    if (role.people > 0) return failure('enterprise.roleInUse', { people: role.people })
    await deleteCompanyRole(tx, enterpriseId, roleId)
    await auditCompany(call, tx, {
      action: 'enterprise.deleteRole',
      entity: 'companyRole',
      entityId: roleId,
      diff: changesBetween({ name: role.name, capabilities: role.capabilities }, null),
    })
    return null
  })
}

export type CostCentreInput = { readonly costCentreId?: number; readonly code: string; readonly name: string; readonly monthBudget: string }

function centreFacts({ code, name, monthBudget }: { code: string; name: string; monthBudget: number | bigint | null }) {
  return { code, name, monthBudget: monthBudget === null ? null : String(monthBudget) }
}

/** Adds or changes a cost centre. Refusals: `enterprise.codeRequired`, `nameRequired`, `limitInvalid`, `codeTaken`, `costCentreGone`. */
export async function saveCostCentre(call: Call, wish: CostCentreInput): Promise<{ costCentreId: number } | Failure> {
  if (wish.code === '') return failure('enterprise.codeRequired', {}, { field: 'code' })
  if (wish.name === '') return failure('enterprise.nameRequired', {}, { field: 'name' })
  const monthBudget = parseLimit(wish.monthBudget)
  if (monthBudget === undefined) return failure('enterprise.limitInvalid', {}, { field: 'monthBudget' })
  const enterpriseId = companyOf(call)
  return call.app.inTransaction<{ costCentreId: number } | Failure>(async (tx) => {
    const before = (await costCentresOf(tx, enterpriseId)).find((costCentre) => costCentre.costCentreId === wish.costCentreId)
    if (wish.costCentreId !== undefined && !before) return failure('enterprise.costCentreGone')
    const content = { code: wish.code, name: wish.name, monthBudget }
    const costCentreId = before
      ? (await setCostCentre(tx, enterpriseId, { ...content, costCentreId: before.costCentreId })) && before.costCentreId
      : await addCostCentre(tx, enterpriseId, content)
    if (!costCentreId) return failure('enterprise.codeTaken', {}, { field: 'code' })
    await auditCompany(call, tx, {
      action: before ? 'enterprise.changeCostCentre' : 'enterprise.addCostCentre',
      entity: 'costCentre',
      entityId: costCentreId,
      diff: changesBetween(before ? centreFacts(before) : null, centreFacts(content)),
    })
    return { costCentreId }
  })
}

/** Closes a cost centre. Refusals: `enterprise.costCentreGone`, `enterprise.costCentreInUse`. */
export async function closeOwnCostCentre(call: Call, costCentreId: number): Promise<null | Failure> {
  const enterpriseId = companyOf(call)
  return call.app.inTransaction<null | Failure>(async (tx) => {
    const before = (await costCentresOf(tx, enterpriseId)).find((costCentre) => costCentre.costCentreId === costCentreId)
    if (!before) return failure('enterprise.costCentreGone')
    if (!(await closeCostCentre(tx, enterpriseId, costCentreId))) return failure('enterprise.costCentreInUse')
    const diff = changesBetween(centreFacts(before), null)
    await auditCompany(call, tx, { action: 'enterprise.closeCostCentre', entity: 'costCentre', entityId: costCentreId, diff })
    return null
  })
}

import { actorContext } from '../../../api/actor-context.ts'
import { memberOf, type Call } from '../../../api/handler.ts'
import { audit, type AuditedWhat } from '../../../kernel/audit/audit.ts'
import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import { quantityText } from '../../../kernel/quantity/quantity.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { checkedLines, skusInTransaction } from '../../basket/server/public.ts'
import { precisionOf } from '../../catalog/rules/sale-quantity.ts'
import type { ListKind } from '../endpoints.ts'
import type { ListedLine } from './material-list.ts'
import {
  addProject,
  projectTakenFrom,
  projectOf,
  removeProject,
  renameProject,
  restoreProject,
  type Project,
  type ProjectOwner,
} from './project-repository.ts'

/** A member acts for their company where they have one. */
export function ownerOf(call: Call): ProjectOwner {
  const { enterpriseId, memberId } = memberOf(call)
  return { enterpriseId, memberId }
}

type CommandInput = {
  readonly title: string
  readonly note: string
  readonly takenFrom: string
  readonly kind?: ListKind
  readonly lines: readonly ListedLine[]
}

/**
 * Keeps a list under a name, within a transaction. Taken from the same thing a second time, the project that is there is
 * answered. Refusals: `project.titleRequired`, `project.empty`.
 */
export async function createProject(call: Call, tx: Transaction, wish: CommandInput): Promise<Project | Failure> {
  if (wish.title === '') return failure('project.titleRequired', {}, { field: 'title' })
  if (wish.lines.length === 0) return failure('project.empty')
  const owner = ownerOf(call)
  const projectId = await addProject(tx, { ...owner, kind: 'project', ...wish, at: call.app.clock.now() })
  if (projectId !== null) await auditProject(call, tx, 'project.keep', projectId, { without: 'creation' })
  const kept = projectId === null ? await projectTakenFrom(tx, owner, wish.takenFrom) : await projectOf(tx, owner, projectId)
  if (!kept) throw new Error('a project that was just kept is not there')
  return kept
}

/** Keeps the checked lines of the cart. Refusals: `project.nothingChecked`, `titleRequired`. */
export function createProjectFromCart(call: Call, wish: { title: string; note: string; kind: ListKind }): Promise<Project | Failure> {
  return call.idempotent<Project | Failure>(async (tx) => {
    const checked = await checkedLines(tx, memberOf(call).memberId)
    const skus = await skusInTransaction(
      call,
      tx,
      checked.map((basketLine) => basketLine.productId),
    )
    const lines = checked.flatMap(({ productId, unit: kind, number, remark }) => {
      const sku = skus.get(productId)
      return sku ? [{ productId, unit: kind, number: quantityText(number, precisionOf(sku, kind)), remark }] : []
    })
    return lines.length === 0 ? failure('project.nothingChecked') : createProject(call, tx, { ...wish, takenFrom: '', lines })
  })
}

/** Another name or note. Refusals: `project.titleRequired`, `project.gone`, `api.stale`. */
export async function updateProject(
  call: Call,
  wish: { projectId: number; title: string; note: string; expectedVersion: number },
): Promise<Project | Failure> {
  return call.app.inTransaction<Project | Failure>(async (tx) => {
    const before = await projectOf(tx, ownerOf(call), wish.projectId)
    if (!before) return failure('project.gone')
    if (wish.title === '') return failure('project.titleRequired', {}, { field: 'title' })
    const done = before.version === wish.expectedVersion && (await renameProject(tx, before, { ...wish, at: call.app.clock.now() }))
    if (!done) return failure('api.stale')
    await auditProject(call, tx, 'project.save', before.id, {
      diff: { title: [before.title, wish.title], note: [before.note, wish.note] },
    })
    return (await projectOf(tx, ownerOf(call), before.id)) ?? failure('project.gone')
  })
}

/** Deletes a list. Refusals: `project.gone`, `api.stale`. */
export async function deleteProject(
  call: Call,
  wish: { projectId: number; expectedVersion: number },
): Promise<{ projectId: number } | Failure> {
  return call.app.inTransaction<{ projectId: number } | Failure>(async (tx) => {
    const before = await projectOf(tx, ownerOf(call), wish.projectId)
    if (!before) return failure('project.gone')
    if (before.version !== wish.expectedVersion || !(await removeProject(tx, before, call.app.clock.now()))) return failure('api.stale')
    const diff = { title: [before.title, null], lineNum: [before.lineNum, null] } as const
    await auditProject(call, tx, 'project.remove', before.id, { diff })
    return { projectId: before.id }
  })
}

/** Brings back a regular list that was deleted lately. Refusal: `project.gone`. */
export async function undoDeleteProject(call: Call, projectId: number): Promise<Project | Failure> {
  return call.app.inTransaction<Project | Failure>(async (tx) => {
    const owner = ownerOf(call)
    if (!(await restoreProject(tx, owner, projectId, call.app.clock.now()))) return failure('project.gone')
    const back = await projectOf(tx, owner, projectId)
    if (!back) return failure('project.gone')
    await auditProject(call, tx, 'project.restore', projectId, { diff: { title: [null, back.title], lineNum: [null, back.lineNum] } })
    return back
  })
}

export async function auditProject(call: Call, tx: Transaction, action: string, projectId: number, what: AuditedWhat): Promise<void> {
  const row = { ...actorContext(call), action, entity: 'project', entityId: projectId }
  await audit(tx, { ...row, ...what })
}

import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'
import type { ListKind } from '../endpoints.ts'
import type { ListedLine } from './material-list.ts'

export type Project = {
  readonly id: number
  readonly enterpriseId: number | null
  readonly memberId: number
  readonly title: string
  readonly note: string
  readonly version: number
  readonly kind: ListKind
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly lineNum: number
}
/** Whose lists: a company's for all of its people, or a member's own. */
export type ProjectOwner = { readonly enterpriseId: number | null; readonly memberId: number }

const columns = `project_id AS id, enterprise_id AS "enterpriseId", member_id AS "memberId", title, note, version, kind, created_at AS "createdAt",
  updated_at AS "updatedAt", (SELECT count(*)::int FROM project_line l WHERE l.project_id = p.project_id) AS "lineNum"`
const theirs = `((enterprise_id IS NULL AND $1::bigint IS NULL AND member_id = $2) OR enterprise_id = $1)`
const owned = `${theirs} AND removed_at IS NULL`
const page = {
  name: 'project.page',
  text: `SELECT ${columns}, count(*) OVER ()::int AS total FROM project p WHERE ${owned} AND kind = $5 ORDER BY project_id DESC LIMIT $3 OFFSET $4`,
}
const one = { name: 'project.one', text: `SELECT ${columns} FROM project p WHERE ${owned} AND project_id = $3` }
const titles = {
  name: 'project.titles',
  text: `SELECT project_id AS id, title FROM project p WHERE ${owned} AND kind = 'project' AND project_id = ANY($3::bigint[])`,
}
const lock = { name: 'project.lock', text: `SELECT ${columns} FROM project p WHERE ${owned} AND project_id = $3 FOR UPDATE OF p` }
const from = { name: 'project.from', text: `SELECT ${columns} FROM project p WHERE ${owned} AND taken_from = $3` }
const insert = {
  name: 'project.insert',
  text: `INSERT INTO project (enterprise_id, member_id, title, note, taken_from, created_at, updated_at, kind) VALUES ($1,$2,$3,$4,$5,$6,$6,$7)
         ON CONFLICT DO NOTHING RETURNING project_id AS id`,
}
const addLines = {
  name: 'project.linesAdd',
  text: `INSERT INTO project_line (project_id, line_no, product_id, unit, number, remark)
    SELECT $1, place, product_id, unit, number, remark
    FROM unnest($2::bigint[], $3::text[], $4::text[], $5::text[]) WITH ORDINALITY AS line(product_id, unit, number, remark, place)`,
}
const lines = {
  name: 'project.lines',
  text: `SELECT product_id AS "productId", unit, number, remark FROM project_line WHERE project_id = $1 ORDER BY line_no`,
}
const rename = {
  name: 'project.rename',
  text: `UPDATE project SET title = $3, note = $4, updated_at = $5, version = version + 1 WHERE project_id = $1 AND version = $2`,
}
const clear = { name: 'project.linesClear', text: `DELETE FROM project_line WHERE project_id = $1` }
const touch = { name: 'project.touch', text: `UPDATE project SET updated_at = $2, version = version + 1 WHERE project_id = $1` }
const remove = { name: 'project.remove', text: `DELETE FROM project WHERE project_id = $1 AND version = $2` }

const putAway = {
  name: 'project.putAway',
  text: `UPDATE project SET removed_at = $3, version = version + 1 WHERE project_id = $1 AND version = $2`,
}
// What was put away long ago leaves with the next one.
const forget = { name: 'project.forget', text: `DELETE FROM project WHERE removed_at < $1` }
const bringBack = {
  name: 'project.bringBack',
  text: `UPDATE project SET removed_at = NULL, version = version + 1 WHERE ${theirs} AND project_id = $3 AND kind = 'regular' AND removed_at >= $4`,
}
const keptDays = 30

export type ProjectPage = { readonly limit: number; readonly offset: number; readonly kind: ListKind }

export function projectsOf(
  db: Queryable,
  projectOwner: ProjectOwner,
  { limit, offset, kind }: ProjectPage,
): Promise<(Project & { total: number })[]> {
  return rows(db, page, [projectOwner.enterpriseId, projectOwner.memberId, limit, offset, kind])
}

/** One list of an owner; null when it is absent or another's. */
export async function projectOf(db: Queryable, projectOwner: ProjectOwner, projectId: number): Promise<Project | null> {
  return (await rows<Project>(db, one, [projectOwner.enterpriseId, projectOwner.memberId, projectId]))[0] ?? null
}

/** The names of some projects of an owner; what is absent or another's is missing. */
export async function projectTitles(db: Queryable, owner: ProjectOwner, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const found = await rows<{ id: number; title: string }>(db, titles, [owner.enterpriseId, owner.memberId, ids])
  return new Map(found.map(({ id, title }) => [id, title]))
}

/** The same, locked for a change. */
export async function lockProject(tx: Transaction, projectOwner: ProjectOwner, projectId: number): Promise<Project | null> {
  return (await rows<Project>(tx, lock, [projectOwner.enterpriseId, projectOwner.memberId, projectId]))[0] ?? null
}

/** The list that an owner has taken from something; null for none. */
export async function projectTakenFrom(db: Queryable, projectOwner: ProjectOwner, takenFrom: string): Promise<Project | null> {
  return (await rows<Project>(db, from, [projectOwner.enterpriseId, projectOwner.memberId, takenFrom]))[0] ?? null
}

export type NewProject = ProjectOwner & {
  readonly title: string
  readonly note: string
  readonly takenFrom: string
  readonly kind: ListKind
  readonly lines: readonly ListedLine[]
  readonly at: Date
}

/** The id of the new list; null when the owner has taken it from the same thing already. */
export async function addProject(tx: Transaction, newProject: NewProject): Promise<number | null> {
  const [added] = await rows<{ id: number }>(tx, insert, [
    newProject.enterpriseId,
    newProject.memberId,
    newProject.title,
    newProject.note,
    newProject.takenFrom,
    newProject.at,
    newProject.kind,
  ])
  if (!added) return null
  await putLines(tx, added.id, newProject.lines)
  return added.id
}

async function putLines(tx: Transaction, projectId: number, list: readonly ListedLine[]): Promise<void> {
  await execute(tx, addLines, [
    projectId,
    list.map((line) => line.productId),
    list.map((line) => line.unit),
    list.map((line) => line.number),
    list.map((line) => line.remark),
  ])
}

/** Other lines for a locked list. */
export async function replaceLines(tx: Transaction, projectId: number, list: readonly ListedLine[], at: Date): Promise<void> {
  await execute(tx, clear, [projectId])
  await putLines(tx, projectId, list)
  await execute(tx, touch, [projectId, at])
}

export function linesOfProject(db: Queryable, projectId: number): Promise<ListedLine[]> {
  return rows<ListedLine>(db, lines, [projectId])
}

/** False when another was faster. */
export async function renameProject(tx: Transaction, project: Project, to: { title: string; note: string; at: Date }): Promise<boolean> {
  return (await execute(tx, rename, [project.id, project.version, to.title, to.note, to.at])) > 0
}

/** A regular list is put away for some days, a project is gone. False when another was faster. */
export async function removeProject(tx: Transaction, project: Project, now: Date): Promise<boolean> {
  if (project.kind === 'project') return (await execute(tx, remove, [project.id, project.version])) > 0
  await execute(tx, forget, [daysBefore(now)])
  return (await execute(tx, putAway, [project.id, project.version, now])) > 0
}

/** Brings back a regular list that its owner has deleted lately; false when there is none. */
export async function restoreProject(tx: Transaction, projectOwner: ProjectOwner, projectId: number, now: Date): Promise<boolean> {
  return (await execute(tx, bringBack, [projectOwner.enterpriseId, projectOwner.memberId, projectId, daysBefore(now)])) > 0
}

const daysBefore = (now: Date) => new Date(now.getTime() - keptDays * 86_400_000)

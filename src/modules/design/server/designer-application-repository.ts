import type { ActorContext } from '../../../kernel/audit/audit.ts'
import type { DomainEvent } from '../../../kernel/events/events.ts'
import { transition } from '../../../kernel/state-machine/transition.ts'
import { isFailure, type Failure, failure } from '../../../kernel/failure/failure.ts'
import { rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'
import { designerMachine, type DesignerEvent, type DesignerState } from '../rules/designer-machine.ts'

export type DesignerForm = {
  readonly realName: string
  readonly years: number
  readonly fields: string
  readonly introduction: string
  readonly works: readonly string[]
}
export type StoredApplication = DesignerForm & {
  readonly applicationId: number
  readonly memberId: number
  readonly state: DesignerState
  readonly version: number
  readonly submittedAt: Date | null
  readonly reviewerName: string
  readonly reason: string
}

const columns = `application_id AS "applicationId", member_id AS "memberId", state, version, real_name AS "realName", years, fields, introduction, works,
  submitted_at AS "submittedAt", reviewer_name AS "reviewerName", reason`
const own = { name: 'design.applicationOwn', text: `SELECT ${columns} FROM designer_application WHERE member_id = $1` }
const lock = { name: 'design.applicationLock', text: `SELECT ${columns} FROM designer_application WHERE application_id = $1 FOR UPDATE` }
const save = {
  name: 'design.applicationSave',
  text: `INSERT INTO designer_application (member_id, state, real_name, years, fields, introduction, works, updated_at) VALUES ($1, 'DRAFT', $2, $3, $4, $5, $6, $7)
    ON CONFLICT (member_id) DO UPDATE SET real_name = $2, years = $3, fields = $4, introduction = $5, works = $6, updated_at = $7,
      version = designer_application.version + 1 WHERE designer_application.state = 'DRAFT' RETURNING ${columns}`,
}
const move = {
  name: 'design.applicationMove',
  text: `UPDATE designer_application SET state = $3, version = version + 1, updated_at = $5, submitted_at = CASE WHEN $3 = 'SUBMITTED' THEN $5 ELSE submitted_at END,
      reviewer_name = CASE WHEN $6 <> '' THEN $6 ELSE reviewer_name END, reason = $7
    WHERE application_id = $1 AND version = $2 AND state = ANY($4) RETURNING ${columns}`,
}
const page = {
  name: 'design.applicationPage',
  text: `SELECT ${columns}, count(*) OVER ()::int AS total FROM designer_application WHERE state <> 'DRAFT'
    ORDER BY state NOT IN ('SUBMITTED', 'REVIEWING'), submitted_at DESC LIMIT $1 OFFSET $2`,
}

export async function ownApplication(db: Queryable, memberId: number): Promise<StoredApplication | null> {
  return (await rows<StoredApplication>(db, own, [memberId]))[0] ?? null
}

export async function lockApplication(tx: Transaction, applicationId: number): Promise<StoredApplication | null> {
  return (await rows<StoredApplication>(tx, lock, [applicationId]))[0] ?? null
}

/** Keeps the draft; null when what is there is no draft. */
export async function saveDraft(tx: Transaction, memberId: number, form: DesignerForm, at: Date): Promise<StoredApplication | null> {
  const values = [memberId, form.realName, form.years, form.fields, form.introduction, form.works, at]
  return (await rows<StoredApplication>(tx, save, values))[0] ?? null
}

export type DesignerMove = {
  readonly event: DesignerEvent
  readonly who: 'applicant' | 'platform'
  readonly act: ActorContext
  readonly reason?: string
  readonly events?: (to: StoredApplication['state']) => readonly DomainEvent[]
}

/** Moves an application, with its audit row; `design.applicationMoved` when it is elsewhere by now. */
export async function moveApplication(
  tx: Transaction,
  storedApplication: StoredApplication,
  { event, who, act, reason = '', events }: DesignerMove,
): Promise<StoredApplication | Failure> {
  const { applicationId, version, state } = storedApplication
  const moved = failure('design.applicationMoved')
  const reviewer = who === 'platform' ? act.actor.name : ''
  const done = await transition(tx, {
    machine: designerMachine,
    event,
    who,
    from: state,
    update: async (to, sources) =>
      (
        await rows<StoredApplication>(tx, move, [applicationId, version, to, sources, act.now, reviewer, event === 'reject' ? reason : ''])
      )[0],
    audit: { act, action: `design.${event}Application`, entity: 'designerApplication', entityId: applicationId, reason },
    ...(events ? { events } : {}),
    refusal: moved,
    lost: moved,
  })
  return isFailure(done) ? done : done.moved
}

export function applicationPage(db: Queryable, limit: number, offset: number): Promise<(StoredApplication & { readonly total: number })[]> {
  return rows(db, page, [limit, offset])
}

import { isFailure } from '../../../kernel/failure/failure.ts'
import { transition } from '../../../kernel/state-machine/transition.ts'
import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'
import type { Language } from '../../../kernel/i18n/translate.ts'
import { exportMachine, type ExportState } from '../rules/export-machine.ts'

/** A copy of somebody's data, asked for or made. */
export type DataExport = {
  readonly exportId: string
  readonly memberId: number
  readonly lang: Language
  readonly state: ExportState
  readonly progress: number
  readonly bytes: number | null
  readonly requestedAt: Date
  readonly expiresAt: Date | null
  readonly openedBy: string | null
  readonly openedUntil: Date | null
  /** Which attempt at making it is the last: an earlier one that comes to itself again has nothing to say. */
  readonly run: number
}

const columns = `export_id AS "exportId", member_id AS "memberId", lang, state, progress, bytes, requested_at AS "requestedAt", expires_at AS "expiresAt",
  opened_cause AS "openedBy", opened_until AS "openedUntil", run`
const insert = {
  name: 'privacy.exportInsert',
  text: `INSERT INTO data_export (export_id, member_id, lang, state, requested_at) VALUES ($1, $2, $3, 'WAITING', $4) ON CONFLICT DO NOTHING RETURNING ${columns}`,
}
const mine = {
  name: 'privacy.exports',
  text: `SELECT ${columns} FROM data_export WHERE member_id = $1 ORDER BY requested_at DESC LIMIT 20`,
}
const one = { name: 'privacy.export', text: `SELECT ${columns} FROM data_export WHERE export_id = $1` }
const since = {
  name: 'privacy.exportsSince',
  text: `SELECT count(*)::int AS count FROM data_export WHERE member_id = $1 AND requested_at > $2`,
}
const move = {
  name: 'privacy.exportMove',
  text: `UPDATE data_export SET state = $2, progress = CASE WHEN $2 = 'READY' THEN 100 ELSE progress END, bytes = coalesce($4, bytes),
           expires_at = coalesce($5, expires_at), finished_at = CASE WHEN $2 IN ('READY', 'FAILED') THEN $6::timestamptz ELSE finished_at END,
           run = run + CASE WHEN $2 = 'RUNNING' THEN 1 ELSE 0 END, alive_at = CASE WHEN $2 = 'RUNNING' THEN now() ELSE alive_at END
         WHERE export_id = $1 AND state = ANY($3) AND ($7::int IS NULL OR run = $7) RETURNING ${columns}`,
}
const advance = {
  name: 'privacy.exportProgress',
  text: `UPDATE data_export SET progress = $2 WHERE export_id = $1 AND state = 'RUNNING' AND run = $3`,
}
// How long ago its process spoke is asked of the database's clock: two machines' clocks may differ by more than this.
const silent = `coalesce(alive_at, requested_at) < now() - interval '1 minute'`
const beat = {
  name: 'privacy.exportBeat',
  text: `UPDATE data_export SET alive_at = now() WHERE export_id = $1 AND state = 'RUNNING' AND run = $2`,
}
const claim = {
  name: 'privacy.exportClaim',
  text: `UPDATE data_export SET run = run + 1, alive_at = now(), progress = 0 WHERE export_id = $1 AND state = 'RUNNING' AND ${silent} RETURNING ${columns}`,
}
const stuck = {
  name: 'privacy.exportsStuck',
  text: `SELECT export_id AS "exportId" FROM data_export WHERE state IN ('WAITING', 'RUNNING') AND ${silent}`,
}
const open = {
  name: 'privacy.exportOpen',
  text: `UPDATE data_export SET opened_cause = $3, opened_until = $4 WHERE export_id = $1 AND member_id = $2 AND state = 'READY' AND expires_at > $5`,
}

/** A new export; null while another one of the member is being made. */
export async function addExport(
  tx: Transaction,
  of: { exportId: string; memberId: number; lang: Language; at: Date },
): Promise<DataExport | null> {
  return (await rows<DataExport>(tx, insert, [of.exportId, of.memberId, of.lang, of.at]))[0] ?? null
}

/** The member's exports, the newest first. */
export function exportsOf(db: Queryable, memberId: number): Promise<DataExport[]> {
  return rows<DataExport>(db, mine, [memberId])
}

export async function exportById(db: Queryable, exportId: string): Promise<DataExport | null> {
  return (await rows<DataExport>(db, one, [exportId]))[0] ?? null
}

/** How many exports a member asked for after a moment. */
export async function exportsSince(db: Queryable, memberId: number, at: Date): Promise<number> {
  return (await rows<{ count: number }>(db, since, [memberId, at]))[0]?.count ?? 0
}

/** Moves an export; null when the move is not of this state. */
export async function moveExport(
  tx: Transaction,
  exportId: string,
  event: (typeof exportMachine.events)[number],
  with_: { at: Date; bytes?: number; expiresAt?: Date; run?: number },
): Promise<DataExport | null> {
  const { at, bytes = null, expiresAt = null, run = null } = with_
  const done = await transition(tx, {
    machine: exportMachine,
    event,
    who: 'system',
    from: null,
    update: async (to, sources) => (await rows<DataExport>(tx, move, [exportId, to, sources, bytes, expiresAt, at, run]))[0],
    audit: null,
  })
  return isFailure(done) ? null : done.moved
}

export async function noteProgress(tx: Transaction, { exportId, run }: DataExport, progress: number): Promise<void> {
  await execute(tx, advance, [exportId, progress, run])
}

/** Says that this run is at work; false when it is no longer its export. */
export async function beatExport(tx: Transaction, { exportId, run }: DataExport): Promise<boolean> {
  return (await execute(tx, beat, [exportId, run])) > 0
}

/** Takes over an export whose process has been silent for a minute; null while it speaks. */
export async function claimSilent(tx: Transaction, exportId: string): Promise<DataExport | null> {
  return (await rows<DataExport>(tx, claim, [exportId]))[0] ?? null
}

/** Exports at which nobody has worked for a minute, begun or not. */
export async function stuckExports(db: Queryable): Promise<readonly string[]> {
  return (await rows<{ exportId: string }>(db, stuck, [])).map(({ exportId }) => exportId)
}

/** Lets a session fetch the member's own finished export until a moment; false when there is none. */
export async function openExport(
  tx: Transaction,
  of: { exportId: string; memberId: number; sessionId: string; until: Date; now: Date },
): Promise<boolean> {
  return (await execute(tx, open, [of.exportId, of.memberId, of.sessionId, of.until, of.now])) > 0
}

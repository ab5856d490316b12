import { execute, rows, type Queryable, type Transaction } from '../database/transaction.ts'

/** Seals a row's content onto the seal before it. The key stays outside the database. */
export type AuditSealer = (previous: Buffer, content: string) => Buffer

type Row = { readonly id: number; readonly content: string }
type SealedRow = { readonly place: number; readonly auditId: number; readonly content: string | null; previous: Buffer; seal: Buffer }
type End = { readonly place: number; readonly seal: Buffer; readonly settled: number }

// The same text for the same row, whoever asks: no time zone, no style of intervals, no order of keys.
const content = `jsonb_build_array(a.id, (extract(epoch FROM a.at) * 1000000)::bigint, a.actor_kind, a.actor_id, a.actor_name, a.action, a.entity,
  a.entity_id, a.from_state, a.to_state, a.reason, a.diff, a.channel, a.request_id)::text`
const lockEnd = { name: 'kernel.chainLock', text: `SELECT place, seal, settled FROM audit_chain FOR UPDATE SKIP LOCKED` }
const readEnd = { name: 'kernel.chainEnd', text: `SELECT place, seal, settled FROM audit_chain` }
const pending = {
  name: 'kernel.chainPending',
  text: `SELECT a.id, ${content} AS content FROM audit_log a WHERE a.id > $1 AND NOT EXISTS (SELECT FROM audit_seal s WHERE s.audit_id = a.id) ORDER BY a.id LIMIT $2`,
}
const add = {
  name: 'kernel.chainAdd',
  text: `INSERT INTO audit_seal (place, audit_id, previous, seal) SELECT place, id, decode(previous, 'hex'), decode(seal, 'hex')
         FROM json_to_recordset($1::json) AS s(place bigint, id bigint, previous text, seal text)`,
}
// A transaction that is open for longer than ten minutes does not exist here; a row it left would be told as one without a seal.
const moveEnd = {
  name: 'kernel.chainMove',
  text: `UPDATE audit_chain SET place = $1, seal = $2,
           settled = greatest(settled, coalesce((SELECT max(id) FROM audit_log WHERE id > settled AND id <= $3 AND at < now() - interval '10 minutes'), 0))`,
}
const part = {
  name: 'kernel.chainPart',
  text: `SELECT s.place, s.audit_id AS "auditId", s.previous, s.seal, CASE WHEN a.id IS NOT NULL THEN ${content} END AS content
         FROM audit_seal s LEFT JOIN audit_log a ON a.id = s.audit_id WHERE s.place >= $1 AND s.place <= $2 ORDER BY s.place LIMIT $3`,
}
const unsealed = {
  name: 'kernel.chainUnsealed',
  text: `SELECT min(a.id) FILTER (WHERE a.id <= $1) AS lost, count(*)::int AS waiting FROM audit_log a
         WHERE NOT EXISTS (SELECT FROM audit_seal s WHERE s.audit_id = a.id)`,
}
const portion = 500

/** Seals what was committed since: at most a portion, and says how many rows. 0 when another process is at it. */
export async function sealAudit(tx: Transaction, sealer: AuditSealer): Promise<number> {
  const [end] = await rows<End>(tx, lockEnd, [])
  if (!end) return 0
  const found = await rows<Row>(tx, pending, [end.settled, portion])
  if (found.length === 0) return 0
  let { place, seal } = end
  const sealed = found.map((row) => {
    const previous = seal
    place = Number(place) + 1
    seal = sealer(previous, row.content)
    return { place, id: row.id, previous: previous.toString('hex'), seal: seal.toString('hex') }
  })
  await execute(tx, add, [JSON.stringify(sealed)])
  await execute(tx, moveEnd, [place, seal, found.at(-1)?.id ?? 0])
  return found.length
}

/** What is wrong at a place of the chain: a row was changed, a row or a seal is gone, or a row has none. */
export type ChainBreach = {
  readonly kind: 'changed' | 'removed' | 'unsealed'
  readonly place: number
  readonly auditId: number | null
}
export type ChainCheck = {
  /** The last place that was looked at; go on from here while `more`. */
  readonly place: number
  readonly more: boolean
  readonly breach: ChainBreach | null
  /** Rows that wait for their seal. */
  readonly waiting: number
  /** The last seal, to be noted elsewhere, in hexadecimal. */
  readonly seal: string
}

/** Compares a portion of the chain after a place with the rows it was made of. */
export async function checkAuditChain(db: Queryable, sealer: AuditSealer, after: number, most: number): Promise<ChainCheck> {
  const [end] = await rows<End>(db, readEnd, [])
  if (!end) throw new Error('the audit log has no chain')
  const ends = Number(end.place)
  // The row before comes along: its seal is what the first one stands on.
  const found = await rows<SealedRow>(db, part, [after, ends, after === 0 ? most : most + 1])
  const before = after === 0 ? null : (found[0] ?? null)
  const start = before?.place === undefined || Number(before.place) !== after ? null : before
  const links = start ? found.slice(1) : found
  const said = { waiting: 0, seal: end.seal.toString('hex') }
  if (after > 0 && !start) return { ...said, place: after, more: false, breach: { kind: 'removed', place: after, auditId: null } }
  let [place, seal] = [after, start?.seal ?? Buffer.alloc(32)]
  for (const link of links) {
    place += 1
    const breach = breachOf(link, place, seal, sealer)
    if (breach) return { ...said, place, more: false, breach }
    seal = link.seal
  }
  if (links.length >= most && place < ends) return { ...said, place, more: true, breach: null }
  if (place !== ends || !seal.equals(end.seal))
    return { ...said, place, more: false, breach: { kind: 'removed', place: Math.min(place + 1, ends), auditId: null } }
  const [rest] = await rows<{ lost: number | null; waiting: number }>(db, unsealed, [end.settled])
  const lost = rest?.lost ?? null
  const breach = lost === null ? null : { kind: 'unsealed' as const, place, auditId: Number(lost) }
  return { ...said, place, more: false, breach, waiting: rest?.waiting ?? 0 }
}

function breachOf(link: SealedRow, place: number, before: Buffer, sealer: AuditSealer): ChainBreach | null {
  if (Number(link.place) !== place) return { kind: 'removed', place, auditId: null }
  const auditId = Number(link.auditId)
  if (link.content === null) return { kind: 'removed', place, auditId }
  const isRight = link.previous.equals(before) && link.seal.equals(sealer(before, link.content))
  return isRight ? null : { kind: 'changed', place, auditId }
}

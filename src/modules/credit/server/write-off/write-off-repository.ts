import { execute, rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'
import type { WriteOffState } from '../../rules/write-off-machine.ts'

export type WriteOff = {
  readonly writeOffId: number
  readonly writeOffSn: string
  readonly statementId: number
  readonly accountId: number
  readonly state: WriteOffState
  readonly amountFen: bigint
  readonly recoveredFen: bigint
  readonly reason: string
  readonly proposedAt: Date
  readonly proposedBy: number
  readonly proposerName: string
  readonly decidedAt: Date | null
  readonly deciderName: string
  readonly note: string
}
export type Recovery = { readonly amountFen: bigint; readonly documentNo: string; readonly at: Date; readonly enteredName: string }

type Int = number | bigint
type Row = Omit<WriteOff, 'amountFen' | 'recoveredFen'> & { readonly amountFen: Int; readonly recoveredFen: Int }
const columns = `write_off_id AS "writeOffId", write_off_sn AS "writeOffSn", statement_id AS "statementId", account_id AS "accountId", state, amount AS "amountFen", recovered AS "recoveredFen", reason,
  proposed_at AS "proposedAt", proposed_by AS "proposedBy", proposer_name AS "proposerName", decided_at AS "decidedAt", decider_name AS "deciderName", note`
const writeOffOf = (row: Row): WriteOff => ({ ...row, amountFen: BigInt(row.amountFen), recoveredFen: BigInt(row.recoveredFen) })

const last = {
  name: 'credit.writeOffOfStatement',
  text: `SELECT ${columns} FROM credit_write_off WHERE statement_id = $1 ORDER BY write_off_id DESC LIMIT 1`,
}
const insert = {
  name: 'credit.writeOffInsert',
  text: `INSERT INTO credit_write_off (write_off_sn, statement_id, account_id, amount, reason, proposed_at, proposed_by, proposer_name)
    VALUES ('HX' || to_char($5::timestamptz AT TIME ZONE 'Asia/Shanghai', 'YYMMDD') || lpad(nextval('credit_number')::text, 7, '0'), $1, $2, $3, $4, $5, $6, $7)
    ON CONFLICT DO NOTHING RETURNING ${columns}`,
}
const move = {
  name: 'credit.writeOffMove',
  text: `UPDATE credit_write_off SET state = $2, version = version + 1, amount = coalesce($4, amount), decided_at = $5, decided_by = $6, decider_name = $7, note = $8
    WHERE write_off_id = $1 AND state = ANY($3)`,
}
const recover = {
  name: 'credit.writeOffRecover',
  text: `WITH entered AS (INSERT INTO credit_recovery (write_off_id, amount, document_no, at, entered_name) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (document_no) DO NOTHING RETURNING amount)
    UPDATE credit_write_off w SET recovered = recovered + entered.amount, version = version + 1 FROM entered WHERE w.write_off_id = $1`,
}
const list = {
  name: 'credit.recoveries',
  text: `SELECT amount AS "amountFen", document_no AS "documentNo", at, entered_name AS "enteredName" FROM credit_recovery WHERE write_off_id = $1 ORDER BY recovery_id`,
}
const owed = {
  name: 'credit.writtenOffOwed',
  text: `SELECT coalesce(sum(amount - recovered), 0)::bigint AS fen FROM credit_write_off WHERE account_id = $1 AND state = 'DONE'`,
}

/** The last proposal for a statement; null when nobody proposed one. */
export async function writeOffOfStatement(db: Queryable, statementId: number): Promise<WriteOff | null> {
  const [row] = await rows<Row>(db, last, [statementId])
  return row ? writeOffOf(row) : null
}

type NewWriteOff = Pick<WriteOff, 'statementId' | 'accountId' | 'amountFen' | 'reason' | 'proposedBy' | 'proposerName'>

/** Null when the statement has one that is not rejected. */
export async function addWriteOff(tx: Transaction, of: NewWriteOff, now: Date): Promise<WriteOff | null> {
  const values = [of.statementId, of.accountId, of.amountFen, of.reason, now, of.proposedBy, of.proposerName]
  const [row] = await rows<Row>(tx, insert, values)
  return row ? writeOffOf(row) : null
}

type Decision = { readonly amountFen: bigint | null; readonly at: Date; readonly by: number; readonly name: string; readonly note: string }

export async function moveWriteOffRow(
  tx: Transaction,
  writeOffId: number,
  change: { readonly to: WriteOffState; readonly sources: readonly WriteOffState[] } & Decision,
): Promise<boolean> {
  const { to, sources, amountFen, at, by, name, note } = change
  return (await execute(tx, move, [writeOffId, to, sources, amountFen, at, by, name, note])) > 0
}

/** False when the same transfer was booked before. */
export async function addRecovery(
  tx: Transaction,
  writeOffId: number,
  { amountFen, documentNo, at, enteredName }: Recovery,
): Promise<boolean> {
  return (await execute(tx, recover, [writeOffId, amountFen, documentNo, at, enteredName])) > 0
}

export async function recoveriesOf(db: Queryable, writeOffId: number): Promise<Recovery[]> {
  const found = await rows<Omit<Recovery, 'amountFen'> & { amountFen: Int }>(db, list, [writeOffId])
  return found.map((row) => ({ ...row, amountFen: BigInt(row.amountFen) }))
}

/** What was written off on a line of credit and has not come since. */
export async function writtenOffOwed(db: Queryable, accountId: number): Promise<bigint> {
  return BigInt((await rows<{ fen: Int }>(db, owed, [accountId]))[0]?.fen ?? 0)
}

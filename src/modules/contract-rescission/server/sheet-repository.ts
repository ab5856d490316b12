import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'
import type { RescissionDetails } from '../endpoints.ts'
import type { RescissionTerms, SheetState } from '../rules/sheet-machine.ts'

export type RescissionSheet = RescissionTerms & {
  readonly sheetId: number
  readonly contractId: number
  readonly revision: number
  readonly state: SheetState
  readonly side: 'buyer' | 'store'
  readonly reason: string
  readonly facts: RescissionDetails
  readonly proposedAt: Date
  readonly confirmedAt: Date | null
}
type Row = Omit<RescissionSheet, 'amount'> & { readonly amount: string }

const columns = `sheet_id::int AS "sheetId", contract_id::int AS "contractId", revision, state, side, deposit_rule AS "depositRule", payer, amount::text AS amount, reason, facts,
  proposed_at AS "proposedAt", confirmed_at AS "confirmedAt"`
const standing = {
  name: 'contractRescission.standing',
  text: `SELECT ${columns} FROM contract_rescission_sheet WHERE contract_id = $1 AND state <> 'REPLACED'`,
}
const last = {
  name: 'contractRescission.positions',
  text: `SELECT DISTINCT ON (side) ${columns} FROM contract_rescission_sheet WHERE contract_id = $1 ORDER BY side, revision DESC`,
}
const insert = {
  name: 'contractRescission.add',
  text: `INSERT INTO contract_rescission_sheet (contract_id, revision, side, deposit_rule, payer, amount, reason, facts, member_id, proposed_at)
    SELECT $1, coalesce(max(revision), 0) + 1, $2, $3, $4, $5, $6, $7::jsonb, $8, $9 FROM contract_rescission_sheet WHERE contract_id = $1 RETURNING revision`,
}
const move = {
  name: 'contractRescission.move',
  text: `UPDATE contract_rescission_sheet SET state = $2, confirmed_by = $4, confirmed_at = $5 WHERE sheet_id = $1 AND state = $3`,
}

/** The sheet of a contract that stands; null before one was proposed. */
export async function standingSheet(db: Queryable, contractId: number): Promise<RescissionSheet | null> {
  const [row] = await rows<Row>(db, standing, [contractId])
  return row ? { ...row, amount: BigInt(row.amount) } : null
}

/** The last proposal of each side that made one. */
export async function lastProposals(db: Queryable, contractId: number): Promise<RescissionSheet[]> {
  const found = await rows<Row>(db, last, [contractId])
  return found.map((row) => ({ ...row, amount: BigInt(row.amount) }))
}

type NewSheet = RescissionTerms &
  Pick<RescissionSheet, 'contractId' | 'side' | 'reason' | 'facts'> & { readonly memberId: number; readonly at: Date }

/** Writes a proposal; the contract is locked and no other stands. Gives its revision. */
export async function addSheet(tx: Transaction, made: NewSheet): Promise<number> {
  const { contractId, side, depositRule, payer, amount, reason, facts, memberId, at } = made
  const values = [contractId, side, depositRule, payer, amount, reason, JSON.stringify(facts), memberId, at]
  const [row] = await rows<{ revision: number }>(tx, insert, values)
  if (!row) throw new Error('the insert of a settlement sheet returned no row')
  return row.revision
}

/** Moves a sheet; false when another was faster. */
export async function moveSheetRow(
  tx: Transaction,
  { sheetId, state }: RescissionSheet,
  to: SheetState,
  confirmed: { readonly memberId: number; readonly at: Date } | null,
): Promise<boolean> {
  return (await execute(tx, move, [sheetId, to, state, confirmed?.memberId ?? null, confirmed?.at ?? null])) === 1
}

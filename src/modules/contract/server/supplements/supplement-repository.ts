import { rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'
import type { ContractSide } from '../../rules/contract-machine.ts'
import type { SupplementContent } from '../../rules/supplement-content.ts'
import type { SupplementState } from '../../rules/supplement-machine.ts'

export type Supplement = {
  readonly supplementId: number
  readonly contractId: number
  readonly supplementNo: number
  readonly state: SupplementState
  /** The side that proposed it. */
  readonly side: ContractSide
  readonly content: SupplementContent
  readonly total: bigint
  readonly code: string
  readonly reason: string
  readonly signUntil: Date
  readonly createdAt: Date
  readonly effectiveAt: Date | null
}
type Row = Omit<Supplement, 'total'> & { readonly total: string }

const columns = `supplement_id::int AS "supplementId", contract_id::int AS "contractId", supplement_no AS "supplementNo", state, side, content, total::text AS total, code, reason,
  sign_until AS "signUntil", created_at AS "createdAt", effective_at AS "effectiveAt"`
const all = {
  name: 'contract.supplements',
  text: `SELECT ${columns} FROM contract_supplement WHERE contract_id = $1 ORDER BY supplement_no`,
}
const byId = { name: 'contract.supplement', text: `SELECT ${columns} FROM contract_supplement WHERE supplement_id = $1` }
const lock = {
  name: 'contract.lockSupplement',
  text: `SELECT ${columns} FROM contract_supplement WHERE contract_id = $1 AND supplement_no = $2 FOR UPDATE`,
}
const insert = {
  name: 'contract.addSupplement',
  text: `INSERT INTO contract_supplement (contract_id, supplement_no, state, side, member_id, content, total, code, sign_until, created_at)
    SELECT $1, coalesce(max(supplement_no), 0) + 1, 'PROPOSED', $2, $3, $4::jsonb, $5, $6, $7, $8 FROM contract_supplement WHERE contract_id = $1 RETURNING ${columns}`,
}
const move = {
  name: 'contract.moveSupplement',
  text: `UPDATE contract_supplement SET state = $2, reason = coalesce($4, reason), sign_until = coalesce($5, sign_until), effective_at = coalesce($6, effective_at)
    WHERE supplement_id = $1 AND state = ANY($3::text[]) RETURNING supplement_id`,
}

const supplementOf = (row: Row): Supplement => ({ ...row, total: BigInt(row.total) })

/** The supplements of a contract, the oldest first. */
export async function supplementsOf(db: Queryable, contractId: number): Promise<Supplement[]> {
  return (await rows<Row>(db, all, [contractId])).map(supplementOf)
}

export async function supplementById(db: Queryable, supplementId: number): Promise<Supplement | null> {
  const [row] = await rows<Row>(db, byId, [supplementId])
  return row ? supplementOf(row) : null
}

/** Locked until the transaction ends; its contract is locked before it. */
export async function lockSupplement(tx: Transaction, contractId: number, supplementNo: number): Promise<Supplement | null> {
  const [row] = await rows<Row>(tx, lock, [contractId, supplementNo])
  return row ? supplementOf(row) : null
}

export type NewSupplement = Pick<Supplement, 'contractId' | 'side' | 'content' | 'total' | 'code' | 'signUntil'> & {
  readonly memberId: number
  readonly at: Date
}

/** Writes the next supplement of a contract, which is locked. */
export async function addSupplement(tx: Transaction, made: NewSupplement): Promise<Supplement> {
  const { contractId, side, memberId, content, total, code, signUntil, at } = made
  const [row] = await rows<Row>(tx, insert, [contractId, side, memberId, JSON.stringify(content), total, code, signUntil, at])
  if (!row) throw new Error('the insert of a supplement returned no row')
  return supplementOf(row)
}

export type SupplementChange = { readonly reason?: string; readonly signUntil?: Date; readonly effectiveAt?: Date }

export async function updateSupplement(
  tx: Transaction,
  supplementId: number,
  to: SupplementState,
  how: { readonly from: readonly SupplementState[]; readonly change: SupplementChange },
): Promise<boolean> {
  const { reason = null, signUntil = null, effectiveAt = null } = how.change
  return (await rows(tx, move, [supplementId, to, how.from, reason, signUntil, effectiveAt])).length > 0
}

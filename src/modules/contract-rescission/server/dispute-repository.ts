import { when } from '../../../kernel/database/compose-statement.ts'
import { pageStatement, readPage, type ListPage } from '../../../kernel/database/list-page.ts'
import type { PageNumber } from '../../../kernel/database/paging.ts'
import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'
import type { RescissionDetails } from '../endpoints.ts'
import type { DepositRule, RescissionTerms } from '../rules/sheet-machine.ts'

export type Dispute = {
  readonly side: 'buyer' | 'store'
  readonly reason: string
  readonly askedAt: Date
  readonly answer: string
  readonly answeredAt: Date | null
  /** Null before the verdict. */
  readonly depositRule: DepositRule | null
  readonly payer: 'buyer' | 'store' | null
  readonly amount: bigint
  readonly verdict: string
  readonly facts: RescissionDetails | null
  readonly ruledAt: Date | null
}
const columns = `side, reason, asked_at AS "askedAt", answer, answered_at AS "answeredAt", deposit_rule AS "depositRule", payer, amount::text AS amount, verdict, facts,
  ruled_at AS "ruledAt"`
const one = { name: 'contractRescission.dispute', text: `SELECT ${columns} FROM contract_rescission_dispute WHERE sheet_id = $1` }
const insert = {
  name: 'contractRescission.addDispute',
  text: `INSERT INTO contract_rescission_dispute (sheet_id, side, reason, asked_by, asked_at) VALUES ($1, $2, $3, $4, $5)`,
}
const answer = {
  name: 'contractRescission.answerDispute',
  text: `UPDATE contract_rescission_dispute SET answer = $2, answered_by = $3, answered_at = $4 WHERE sheet_id = $1 AND ruled_at IS NULL`,
}
const rule = {
  name: 'contractRescission.ruleDispute',
  text: `UPDATE contract_rescission_dispute SET deposit_rule = $2, payer = $3, amount = $4, verdict = $5, facts = $6::jsonb, ruled_by = $7, ruled_at = $8
    WHERE sheet_id = $1 AND ruled_at IS NULL`,
}

/** What both sides say about a sheet, and what the platform decided; null where nobody asked it. */
export async function disputeOf(db: Queryable, sheetId: number): Promise<Dispute | null> {
  const [row] = await rows<Omit<Dispute, 'amount'> & { readonly amount: string }>(db, one, [sheetId])
  return row ? { ...row, amount: BigInt(row.amount) } : null
}

type Said = { readonly text: string; readonly memberId: number; readonly at: Date }

export async function addDispute(tx: Transaction, sheetId: number, side: Dispute['side'], { text, memberId, at }: Said): Promise<void> {
  await execute(tx, insert, [sheetId, side, text, memberId, at])
}

/** Writes the position of the other side, or writes it anew. */
export async function saveAnswer(tx: Transaction, sheetId: number, { text, memberId, at }: Said): Promise<void> {
  await execute(tx, answer, [sheetId, text, memberId, at])
}

type Ruling = RescissionTerms & Said & { readonly facts: RescissionDetails }

/** Writes what the platform decided; false when it was decided before. */
export async function saveRuling(tx: Transaction, sheetId: number, ruling: Ruling): Promise<boolean> {
  const { depositRule, payer, amount, text, facts, memberId, at } = ruling
  return (await execute(tx, rule, [sheetId, depositRule, payer, amount, text, JSON.stringify(facts), memberId, at])) === 1
}

export type ListedDispute = {
  readonly contractId: number
  readonly contractSn: string
  readonly title: string
  readonly buyerName: string
  readonly storeName: string
  readonly side: 'buyer' | 'store'
  readonly askedAt: Date
  readonly answeredAt: Date | null
  readonly ruledAt: Date | null
}

/** Disputes that wait for the platform, or that it decided, in the order in which it was asked. */
export function disputesPage(db: Queryable, isRuled: boolean, page: PageNumber): Promise<ListPage<ListedDispute>> {
  const listed = `c.contract_id::int AS "contractId", c.contract_sn AS "contractSn", c.title, e.name AS "buyerName", t.store_name AS "storeName", d.side,
    d.asked_at AS "askedAt", d.answered_at AS "answeredAt", d.ruled_at AS "ruledAt"`
  const tables = `contract_rescission_dispute d JOIN contract_rescission_sheet s USING (sheet_id) JOIN contract c USING (contract_id)
    JOIN enterprise e ON e.id = c.enterprise_id JOIN store t ON t.store_id = c.store_id`
  const conditions = when('state', 's.state = ?', isRuled ? 'RULED' : 'DISPUTED')
  return readPage(
    db,
    pageStatement('contractRescission.disputes', conditions, { columns: listed, tables, orderBy: 'd.asked_at, d.sheet_id' }, page),
  )
}

import { rows, type Queryable } from '../../../../kernel/database/transaction.ts'
import type { AccountKey } from '../../rules/ledger-accounts.ts'

/** One line of a statement, in fen. */
export type StatementLine = {
  readonly place: number
  readonly kind: string
  readonly reference: string
  readonly note: string
  readonly actorName: string
  readonly at: Date
  readonly amountFen: bigint
  readonly balanceAfterFen: bigint
}

type Row = {
  place: number
  kind: string
  reference: string
  note: string
  actor_name: string
  at: Date
  amount: number | bigint
  balance_after: number | bigint
  total: number
  income: string
  expense: string
}

const columns = `e.place, t.kind, t.reference, t.note, t.actor_name, t.at, e.amount, e.balance_after, count(*) OVER () AS total,
  coalesce(sum(e.amount) FILTER (WHERE e.amount > 0) OVER (), 0)::text AS income, coalesce(-sum(e.amount) FILTER (WHERE e.amount < 0) OVER (), 0)::text AS expense`
const ofAccount = {
  name: 'wallet.statement',
  text: `SELECT ${columns} FROM ledger_entry e JOIN ledger_transaction t USING (transaction_id)
         WHERE e.account_id = (SELECT account_id FROM ledger_account WHERE kind = $1 AND owner_id = $2 AND name = $3)
           AND ($4::text IS NULL OR t.kind = $4) AND ($5 = 0 OR sign(e.amount) = $5) AND ($6::timestamptz IS NULL OR t.at >= $6) AND ($7::timestamptz IS NULL OR t.at < $7)
         ORDER BY e.place DESC LIMIT $8 OFFSET $9`,
}

export type StatementWish = {
  readonly kind: string | null
  /** 1 for what came, -1 for what went, 0 for both. */
  readonly direction: 1 | 0 | -1
  readonly from: Date | null
  readonly until: Date | null
  readonly current: number
  readonly pageSize: number
}

export type Statement = {
  readonly list: StatementLine[]
  readonly total: number
  /** Of everything that the filters find. */
  readonly incomeFen: bigint
  readonly expenseFen: bigint
}

/** What came and went on an account, the newest first. */
export async function statementOf(db: Queryable, key: AccountKey, wish: StatementWish): Promise<Statement> {
  const { kind, direction, from, until, current, pageSize } = wish
  const values = [key.kind, key.ownerId, key.name, kind, direction, from, until, pageSize, (current - 1) * pageSize]
  const found = await rows<Row>(db, ofAccount, values)
  const [first] = found
  return {
    list: found.map((row) => ({
      place: Number(row.place),
      kind: row.kind,
      reference: row.reference,
      note: row.note,
      actorName: row.actor_name,
      at: row.at,
      amountFen: BigInt(row.amount),
      balanceAfterFen: BigInt(row.balance_after),
    })),
    total: first?.total ?? 0,
    incomeFen: BigInt(first?.income ?? 0),
    expenseFen: BigInt(first?.expense ?? 0),
  }
}

import { composeStatement, when, type Composed, type Condition } from '../../../../kernel/database/compose-statement.ts'
import { pageStatement, readPage, type ListPage } from '../../../../kernel/database/list-page.ts'
import type { PageNumber } from '../../../../kernel/database/paging.ts'
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
}

export type StatementFilter = {
  readonly kind: string | null
  /** 1 for what came, -1 for what went, 0 for both. */
  readonly direction: 1 | 0 | -1
  readonly from: Date | null
  readonly until: Date | null
}
export type WalletStatementQuery = StatementFilter & PageNumber

const joined = 'ledger_entry e JOIN ledger_transaction t USING (transaction_id)'

function conditionsOf({ kind: of, ownerId, name }: AccountKey, { kind, direction, from, until }: StatementFilter): readonly Condition[] {
  const account = 'e.account_id = (SELECT account_id FROM ledger_account WHERE kind = ? AND owner_id = ? AND name = ?)'
  return [
    { key: 'account', sql: account, values: [of, ownerId, name] },
    ...when('kind', 't.kind = ?', kind),
    ...(direction === 0 ? [] : [{ key: direction > 0 ? 'in' : 'out', sql: direction > 0 ? 'e.amount > 0' : 'e.amount < 0', values: [] }]),
    ...when('from', 't.at >= ?', from),
    ...when('until', 't.at < ?', until),
  ]
}

/** The statement of the entries of an account; a test asks the database for its plan. */
export function entryListStatement(key: AccountKey, { current, pageSize, ...filter }: WalletStatementQuery): Composed {
  // Counting looks into the transactions only where a filter does.
  const counted = filter.kind === null && filter.from === null && filter.until === null ? 'ledger_entry e' : joined
  return pageStatement(
    'wallet.statement',
    conditionsOf(key, filter),
    {
      columns: 'e.place, t.kind, t.reference, t.note, t.actor_name, t.at, e.amount, e.balance_after',
      tables: joined,
      counted,
      orderBy: 'e.place DESC',
    },
    { current, pageSize },
  )
}

/** What came and went on an account, the newest first. */
export async function entriesOfAccount(db: Queryable, key: AccountKey, wish: WalletStatementQuery): Promise<ListPage<StatementLine>> {
  const { list, total } = await readPage<Row>(db, entryListStatement(key, wish))
  const lines = list.map((row) => ({
    place: Number(row.place),
    kind: row.kind,
    reference: row.reference,
    note: row.note,
    actorName: row.actor_name,
    at: row.at,
    amountFen: BigInt(row.amount),
    balanceAfterFen: BigInt(row.balance_after),
  }))
  return { list: lines, total }
}

export type StatementSums = { readonly incomeFen: bigint; readonly expenseFen: bigint }

/** What came and what went in all, by the same filters: for the account of a person, not for those of gateways. */
export async function sumsOfAccount(db: Queryable, key: AccountKey, filter: StatementFilter): Promise<StatementSums> {
  const { statement, values } = composeStatement(
    'wallet.statementSums',
    conditionsOf(key, filter),
    (
      where,
    ) => `SELECT coalesce(sum(e.amount) FILTER (WHERE e.amount > 0), 0)::text AS income, coalesce(-sum(e.amount) FILTER (WHERE e.amount < 0), 0)::text AS expense
      FROM ${joined} WHERE ${where}`,
  )
  const [row] = await rows<{ income: string; expense: string }>(db, statement, values)
  return { incomeFen: BigInt(row?.income ?? 0), expenseFen: BigInt(row?.expense ?? 0) }
}

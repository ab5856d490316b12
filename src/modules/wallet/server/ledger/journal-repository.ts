import { rows, type Queryable } from '../../../../kernel/database/transaction.ts'
import type { AccountKind } from '../../rules/ledger-accounts.ts'
import type { StatementLine } from './statement-repository.ts'

export type JournalLine = StatementLine & {
  readonly actorKind: string
  readonly transactionId: number
  readonly accountId: number
  readonly accountKind: AccountKind
  readonly accountName: string
  readonly ownerName: string
}
export type JournalInput = {
  readonly accountId: number | null
  readonly accountKind: AccountKind | null
  readonly kind: string | null
  readonly reference: string
  readonly from: Date | null
  readonly until: Date | null
  /** Transaction, account and place of the last entry of the page before. */
  readonly before: readonly [number, number, number] | null
  readonly limit: number
}
type Row = Omit<JournalLine, 'amountFen' | 'balanceAfterFen' | 'transactionId' | 'place'> & {
  readonly transactionId: number | bigint
  readonly place: number | bigint
  readonly amount: number | bigint
  readonly balanceAfter: number | bigint
}

const journal = {
  name: 'wallet.journal',
  text: `SELECT t.transaction_id AS "transactionId", e.account_id AS "accountId", e.place, t.kind, t.reference, t.note, t.actor_kind AS "actorKind", t.actor_name AS "actorName", t.at, e.amount,
      e.balance_after AS "balanceAfter", a.kind AS "accountKind", a.name AS "accountName",
      coalesce(CASE a.kind WHEN 'member' THEN (SELECT member_name FROM account WHERE id = a.owner_id) WHEN 'store' THEN (SELECT store_name FROM store WHERE store_id = a.owner_id)
        WHEN 'company' THEN (SELECT n.name FROM enterprise n WHERE n.id = a.owner_id) END, '') AS "ownerName"
    FROM ledger_entry e JOIN ledger_transaction t USING (transaction_id) JOIN ledger_account a USING (account_id)
    WHERE ($1::bigint IS NULL OR e.account_id = $1) AND ($2::text IS NULL OR a.kind = $2) AND ($3::text IS NULL OR t.kind = $3)
      AND ($4 = '' OR t.reference = $4 OR t.note = $4) AND ($5::timestamptz IS NULL OR t.at >= $5) AND ($6::timestamptz IS NULL OR t.at < $6)
      AND ($7::bigint IS NULL OR (t.transaction_id, e.account_id, e.place) < ($7, $8::bigint, $9::bigint))
    ORDER BY t.transaction_id DESC, e.account_id DESC, e.place DESC LIMIT $10`,
}

/** Entries of the ledger, the newest first. */
export async function journalOf(db: Queryable, wish: JournalInput): Promise<JournalLine[]> {
  const { accountId, accountKind, kind, reference, from, until, limit } = wish
  const [transaction, account, place] = wish.before ?? [null, null, null]
  const found = await rows<Row>(db, journal, [accountId, accountKind, kind, reference, from, until, transaction, account, place, limit])
  return found.map(({ amount, balanceAfter, ...row }) => ({
    ...row,
    transactionId: Number(row.transactionId),
    place: Number(row.place),
    amountFen: BigInt(amount),
    balanceAfterFen: BigInt(balanceAfter),
  }))
}

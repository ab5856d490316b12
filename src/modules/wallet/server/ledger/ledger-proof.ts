import { totalOf } from '../../../../kernel/database/list-total.ts'
import { rows, type Queryable } from '../../../../kernel/database/transaction.ts'
import type { AccountKey, AccountKind } from '../../rules/ledger-accounts.ts'

/** An account beside what its own entries and holds say of it, in fen. */
export type ProvedAccount = {
  readonly accountId: number
  readonly key: AccountKey
  readonly ownerName: string
  readonly balanceFen: bigint
  readonly heldFen: bigint
  readonly entries: number
  /** Sum of the entries, added up now. */
  readonly provedFen: bigint
  readonly provedHeldFen: bigint
  /** Every entry stands in its place and says the balance that the entries before it make. */
  readonly isProved: boolean
}

type Row = {
  account_id: number
  kind: AccountKind
  owner_id: number
  name: string
  owner_name: string
  balance: number | bigint
  held: number | bigint
  entries: number | bigint
  proved: string
  proved_held: string
  is_proved: boolean
  total: number
}

const accounts = {
  name: 'wallet.ledgerAccounts',
  text: `WITH chosen AS (
      SELECT a.*, count(*) OVER () AS total,
        CASE a.kind WHEN 'member' THEN (SELECT member_name FROM account WHERE id = a.owner_id) WHEN 'store' THEN (SELECT store_name FROM store WHERE store_id = a.owner_id)
          WHEN 'company' THEN (SELECT e.name FROM enterprise e WHERE e.id = a.owner_id) END AS owner_name
      FROM ledger_account a
      WHERE ($1::text IS NULL OR a.kind = $1) AND ($2 = '' OR a.owner_id::text = $2 OR a.owner_id = (SELECT id FROM account WHERE member_name = $2) AND a.kind = 'member')
      ORDER BY a.account_id LIMIT $3 OFFSET $4)
    SELECT c.account_id, c.kind, c.owner_id, c.name, coalesce(c.owner_name, '') AS owner_name, c.balance, c.held, c.entries, c.total,
      s.proved, h.proved_held, s.proved = c.balance::numeric AND h.proved_held = c.held::numeric AND s.count = c.entries AND s.in_place AS is_proved
    FROM chosen c
    CROSS JOIN LATERAL (SELECT coalesce(sum(amount), 0) AS proved, count(*) AS count, coalesce(bool_and(place = nth AND balance_after = running), true) AS in_place
      FROM (SELECT amount, place, balance_after, row_number() OVER (ORDER BY place) AS nth, sum(amount) OVER (ORDER BY place) AS running
        FROM ledger_entry WHERE account_id = c.account_id) AS e) AS s
    CROSS JOIN LATERAL (SELECT coalesce(sum(amount), 0) AS proved_held FROM ledger_hold WHERE account_id = c.account_id AND state = 'HELD') AS h
    ORDER BY c.account_id`,
}
const whole = {
  name: 'wallet.ledgerProof',
  text: `SELECT (SELECT count(*)::int FROM ledger_account) AS accounts, (SELECT count(*)::int FROM ledger_transaction) AS transactions,
      (SELECT count(*)::int FROM ledger_entry) AS entries, (SELECT coalesce(sum(amount), 0)::text FROM ledger_entry) AS total,
      (SELECT count(*)::int FROM (SELECT transaction_id FROM ledger_transaction LEFT JOIN ledger_entry USING (transaction_id) GROUP BY transaction_id
        HAVING coalesce(sum(amount), 0) <> 0 OR count(amount) < 2) AS odd) AS unbalanced,
      (SELECT count(*)::int FROM ledger_account a WHERE balance <> (SELECT coalesce(sum(amount), 0) FROM ledger_entry e WHERE e.account_id = a.account_id)
        OR held <> (SELECT coalesce(sum(amount), 0) FROM ledger_hold h WHERE h.account_id = a.account_id AND h.state = 'HELD')) AS wrong`,
}

/** Accounts with the proof of each. `keyword` is the id of an owner or the name of a member. */
export async function provedAccounts(
  db: Queryable,
  wish: { kind: AccountKind | null; keyword: string; current: number; pageSize: number },
): Promise<{ readonly list: ProvedAccount[]; readonly total: number }> {
  const found = await rows<Row>(db, accounts, [wish.kind, wish.keyword, wish.pageSize, (wish.current - 1) * wish.pageSize])
  const list = found.map((row) => ({
    accountId: row.account_id,
    key: { kind: row.kind, ownerId: Number(row.owner_id), name: row.name },
    ownerName: row.owner_name,
    balanceFen: BigInt(row.balance),
    heldFen: BigInt(row.held),
    entries: Number(row.entries),
    provedFen: BigInt(row.proved),
    provedHeldFen: BigInt(row.proved_held),
    isProved: row.is_proved,
  }))
  return { list, total: totalOf(found) }
}

export type LedgerProof = {
  readonly accounts: number
  readonly transactions: number
  readonly entries: number
  /** Sum of all entries, in fen as text; anything but 0 is wrong. */
  readonly total: string
  readonly unbalanced: number
  readonly wrong: number
}

/** Adds the whole ledger up: every transaction, every account, everything together. */
export async function proveLedger(db: Queryable): Promise<LedgerProof> {
  const [row] = await rows<LedgerProof>(db, whole, [])
  if (!row) throw new Error('the ledger gave no proof')
  return row
}

const accountKey = {
  name: 'wallet.ledgerAccountKey',
  text: `SELECT kind, owner_id AS "ownerId", name FROM ledger_account WHERE account_id = $1`,
}

/** The account behind an id. */
export async function accountKeyOf(db: Queryable, accountId: number): Promise<AccountKey | null> {
  return (await rows<AccountKey>(db, accountKey, [accountId]))[0] ?? null
}

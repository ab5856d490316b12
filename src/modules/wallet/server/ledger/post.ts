import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { execute, rows, type Transaction } from '../../../../kernel/database/transaction.ts'
import type { ActorContext } from '../../../../kernel/audit/audit.ts'
import { hasNoFloor, isBalanced, type AccountKey, type PostingKind } from '../../rules/ledger-accounts.ts'

/** A movement of money. `kind` with `reference`, the number of its document, happens once. */
export type Posting = {
  readonly kind: PostingKind
  readonly reference: string
  readonly entries: readonly { readonly account: AccountKey; /** Above zero: the account gets it. */ readonly fen: bigint }[]
  readonly note?: string
  readonly act: ActorContext
}

const open = {
  name: 'wallet.accountOpen',
  text: `INSERT INTO ledger_account (kind, owner_id, name, floor, opened_at)
         SELECT kind, owner_id, name, CASE WHEN unlimited THEN NULL ELSE 0 END, $5 FROM unnest($1::text[], $2::bigint[], $3::text[], $4::boolean[]) AS wish (kind, owner_id, name, unlimited) ORDER BY kind, owner_id, name
         ON CONFLICT (kind, owner_id, name) DO NOTHING`,
}
const lock = {
  name: 'wallet.accountLock',
  // Everybody locks the accounts that all share first: a payment by balance and gateway posts twice, and whoever has the
  // platform's account by then has waited for the others. While one of them is not opened yet, none is locked.
  text: `SELECT a.account_id, a.kind, a.owner_id, a.name, a.balance, a.held, a.floor FROM ledger_account a
         JOIN unnest($1::text[], $2::bigint[], $3::text[]) AS wish (kind, owner_id, name) USING (kind, owner_id, name)
         WHERE (SELECT count(*) FROM ledger_account JOIN unnest($1::text[], $2::bigint[], $3::text[]) AS one (kind, owner_id, name)
           USING (kind, owner_id, name)) = cardinality($1::text[])
         ORDER BY array_position('{platform,gateway,store,company,member}', a.kind), a.account_id FOR UPDATE OF a`,
}
const begin = {
  name: 'wallet.transactionInsert',
  text: `INSERT INTO ledger_transaction (kind, reference, note, actor_kind, actor_name, at) VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (kind, reference) DO NOTHING RETURNING transaction_id`,
}
const write = {
  name: 'wallet.entryInsert',
  text: `INSERT INTO ledger_entry (account_id, transaction_id, amount) SELECT account_id, $1, amount FROM unnest($2::bigint[], $3::bigint[]) AS part (account_id, amount)`,
}

export type LockedAccount = {
  readonly accountId: number
  readonly balanceFen: bigint
  readonly heldFen: bigint
  readonly floorFen: bigint | null
}
type Row = {
  account_id: number
  kind: string
  owner_id: number
  name: string
  balance: number | bigint
  held: number | bigint
  floor: number | bigint | null
}

const keyText = (key: { kind: string; ownerId: number; name: string }) => `${key.kind} ${key.ownerId} ${key.name}`

/** Opens accounts that are not there yet and locks them all, in the order in which everybody does. */
export async function lockAccounts(tx: Transaction, keys: readonly AccountKey[], now: Date): Promise<ReadonlyMap<string, LockedAccount>> {
  const distinct = [...new Map(keys.map((key) => [keyText(key), key])).values()]
  const columns = [distinct.map((key) => key.kind), distinct.map((key) => key.ownerId), distinct.map((key) => key.name)]
  let found = await rows<Row>(tx, lock, columns)
  if (found.length < distinct.length) {
    await execute(tx, open, [...columns, distinct.map(hasNoFloor), now])
    found = await rows<Row>(tx, lock, columns)
  }
  return new Map(
    found.map((row) => [
      keyText({ kind: row.kind, ownerId: Number(row.owner_id), name: row.name }),
      {
        accountId: row.account_id,
        balanceFen: BigInt(row.balance),
        heldFen: BigInt(row.held),
        floorFen: row.floor === null ? null : BigInt(row.floor),
      },
    ]),
  )
}

/** One account, opened and locked. */
export async function lockAccount(tx: Transaction, key: AccountKey, now: Date): Promise<LockedAccount> {
  const account = (await lockAccounts(tx, [key], now)).get(keyText(key))
  if (!account) throw new Error(`the account ${keyText(key)} was not opened`)
  return account
}

/** What can still be taken from an account; null without a limit. */
export function spendable({ balanceFen, heldFen, floorFen }: LockedAccount): bigint | null {
  return floorFen === null ? null : balanceFen - heldFen - floorFen
}

/**
 * Moves money between accounts of the ledger, in the transaction of the command that causes it. The entries sum to zero, the accounts
 * are opened when needed, and no account with a floor falls below it. A repetition of kind and reference moves nothing and says so.
 * The caller writes the audit row of its own act. Refusal: `wallet.balanceShort`.
 */
export async function post(tx: Transaction, posting: Posting): Promise<{ readonly isRepeated: boolean } | Failure> {
  const { kind, reference, entries, act } = posting
  if (!isBalanced(entries.map((entry) => entry.fen))) throw new Error(`${kind} ${reference} is not balanced`)
  const accounts = await lockAccounts(
    tx,
    entries.map((entry) => entry.account),
    act.now,
  )
  const [started] = await rows<{ transaction_id: number }>(tx, begin, [
    kind,
    reference,
    posting.note ?? '',
    act.actor.kind,
    act.actor.name,
    act.now,
  ])
  if (!started) return { isRepeated: true }
  const parts = entries.map(({ account, fen }) => ({ account: accounts.get(keyText(account)), fen }))
  const byAccount = Map.groupBy(parts, (part) => part.account)
  for (const [account, ofAccount] of byAccount) {
    if (!account) throw new Error(`${kind} ${reference} names an account that was not opened`)
    const left = spendable(account)
    const change = ofAccount.reduce((sum, part) => sum + part.fen, 0n)
    if (left !== null && change < 0n && left + change < 0n) return failure('wallet.balanceShort')
  }
  const ordered = parts.toSorted((one, other) => Number(one.account?.accountId ?? 0) - Number(other.account?.accountId ?? 0))
  await execute(tx, write, [started.transaction_id, ordered.map((part) => part.account?.accountId), ordered.map((part) => part.fen)])
  return { isRepeated: false }
}

const posted = { name: 'wallet.transactionFind', text: `SELECT true AS found FROM ledger_transaction WHERE kind = $1 AND reference = $2` }

/** Whether a movement was written before. */
export async function isPosted(tx: Transaction, { kind, reference }: Pick<Posting, 'kind' | 'reference'>): Promise<boolean> {
  return (await rows(tx, posted, [kind, reference])).length > 0
}

/** A posting that cannot be refused, since what it takes has no floor: a refusal is a bug. */
export async function mustPost(tx: Transaction, posting: Posting): Promise<void> {
  const done = await post(tx, posting)
  if (isFailure(done)) throw new Error(`${posting.kind} ${posting.reference} was refused: ${done.code}`)
}

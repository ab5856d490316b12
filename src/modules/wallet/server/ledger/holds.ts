import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { execute, rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'
import type { AccountKey, PostingKind } from '../../rules/ledger-accounts.ts'
import { lockAccount, lockAccounts, post, spendable, type Posting } from './post.ts'

/** What a hold waits for. */
export type HoldKey = { readonly kind: PostingKind; readonly reference: string }

const insert = {
  name: 'wallet.holdInsert',
  text: `INSERT INTO ledger_hold (account_id, amount, kind, reference, held_at) VALUES ($1, $2, $3, $4, $5)`,
}
const end = {
  name: 'wallet.holdEnd',
  text: `UPDATE ledger_hold SET state = $3, ended_at = $4 WHERE kind = $1 AND reference = $2 AND state = 'HELD' RETURNING amount`,
}
const free = {
  name: 'wallet.available',
  text: `SELECT balance, held FROM ledger_account WHERE kind = $1 AND owner_id = $2 AND name = $3`,
}

/** Sets money aside on an account until it is captured or released. Refusal: `wallet.balanceShort`. */
export async function hold(
  tx: Transaction,
  wish: HoldKey & { readonly account: AccountKey; readonly fen: bigint; readonly now: Date },
): Promise<null | Failure> {
  const account = await lockAccount(tx, wish.account, wish.now)
  const left = spendable(account)
  if (wish.fen <= 0n || (left !== null && left < wish.fen)) return failure('wallet.balanceShort')
  await execute(tx, insert, [account.accountId, wish.fen, wish.kind, wish.reference, wish.now])
  return null
}

/** Gives back what was set aside; false when the hold has ended already. */
export async function releaseHold(tx: Transaction, key: HoldKey, now: Date): Promise<boolean> {
  return (await rows(tx, end, [key.kind, key.reference, 'RELEASED', now])).length > 0
}

/** Ends a hold with the movement it waited for: the posting of the same kind and reference. A hold that has ended is a bug of the caller. */
export async function captureHold(tx: Transaction, posting: Posting): Promise<void> {
  // Accounts first, in their common order; the hold's row comes after them, as when it was made.
  await lockAccounts(
    tx,
    posting.entries.map((entry) => entry.account),
    posting.act.now,
  )
  const ended = await rows(tx, end, [posting.kind, posting.reference, 'CAPTURED', posting.act.now])
  if (ended.length === 0) throw new Error(`the hold ${posting.kind} ${posting.reference} has ended already`)
  const posted = await post(tx, posting)
  if (isFailure(posted) || posted.isRepeated) throw new Error(`the hold ${posting.kind} ${posting.reference} could not be captured`)
}

/** Balance of an account and what of it is held, in fen; zero before money first moved. */
export async function balanceOfAccount(db: Queryable, key: AccountKey): Promise<{ readonly balanceFen: bigint; readonly heldFen: bigint }> {
  const [row] = await rows<{ balance: number | bigint; held: number | bigint }>(db, free, [key.kind, key.ownerId, key.name])
  return { balanceFen: BigInt(row?.balance ?? 0), heldFen: BigInt(row?.held ?? 0) }
}

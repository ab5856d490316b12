import { writeSideEffects } from '../../../../kernel/audit/write-side-effects.ts'
import type { ActorContext } from '../../../../kernel/audit/audit.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'
import type { OverdueLimits } from '../../rules/credit-terms.ts'
import { accountsOfCompany, lockAccountsFor, type CreditAccount } from './account-repository.ts'
import { overdueLimits } from './credit-settings.ts'
import { addOperation } from './operation-repository.ts'
import { refusalOf } from './usable-account.ts'

export type OrderOnCredit = { readonly orderSn: string; readonly storeId: number; readonly fen: bigint }
export type ChosenLine = { readonly account: CreditAccount; readonly fen: bigint; readonly orderSn: string }

const insert = {
  name: 'credit.holdInsert',
  text: `INSERT INTO credit_hold (order_sn, account_id, amount, held_at) VALUES ($1, $2, $3, $4)`,
}

/**
 * Which line each order is bought on: the store's own where it covers the order, the platform's otherwise. The refusal is the one of the
 * line that would have to cover it, or `credit.noLine`.
 */
export async function chooseLines(
  db: Queryable,
  accounts: readonly CreditAccount[],
  orders: readonly OrderOnCredit[],
  how: { now: Date; limits: OverdueLimits },
): Promise<ChosenLine[] | Failure> {
  const left = new Map(accounts.map((account) => [account.accountId, account]))
  const chosen: ChosenLine[] = []
  for (const { orderSn, storeId, fen } of orders) {
    const lines = [storeId, 0].flatMap((lender) => [...left.values()].filter((one) => one.storeId === lender && one.state !== 'CLOSED'))
    let refused: Failure = failure('credit.noLine')
    let taken: CreditAccount | null = null
    for (const account of lines) {
      const refusal = await refusalOf(db, account, { fen, ...how })
      if (!refusal) {
        taken = account
        break
      }
      refused = refusal
    }
    if (!taken) return refused
    chosen.push({ account: taken, fen, orderSn })
    left.set(taken.accountId, { ...taken, heldFen: taken.heldFen + fen })
  }
  return chosen
}

/** What a company could buy on credit now, without taking it; null where it has no line at all. */
export async function previewLines(
  db: Queryable,
  enterpriseId: number,
  orders: readonly OrderOnCredit[],
  now: Date,
): Promise<{ accounts: CreditAccount[]; chosen: ChosenLine[] | Failure } | null> {
  const stores = new Set([0, ...orders.map((order) => order.storeId)])
  const accounts = (await accountsOfCompany(db, enterpriseId)).filter(
    (account) => account.state !== 'CLOSED' && stores.has(account.storeId),
  )
  if (accounts.length === 0) return null
  return { accounts, chosen: await chooseLines(db, accounts, orders, { now, limits: await overdueLimits(db) }) }
}

/**
 * Reserves credit for orders that are being placed (flows.md F9), in their transaction: all of them or none. The lines are locked, and
 * the database itself refuses to pass the limit. Refusals: those of `chooseLines`.
 */
export async function holdForOrders(
  tx: Transaction,
  wish: { enterpriseId: number; orders: readonly OrderOnCredit[]; act: ActorContext },
): Promise<null | Failure> {
  const { act } = wish
  const storeIds = wish.orders.map((order) => order.storeId)
  const accounts = await lockAccountsFor(tx, wish.enterpriseId, storeIds)
  const chosen = await chooseLines(tx, accounts, wish.orders, { now: act.now, limits: await overdueLimits(tx) })
  if (isFailure(chosen)) return chosen
  for (const { account, fen, orderSn } of chosen) {
    await rows(tx, insert, [orderSn, account.accountId, fen, act.now])
    await addOperation(tx, { accountId: account.accountId, kind: 'HOLD', reference: orderSn, orderSn, changes: { heldFen: fen }, act })
  }
  await writeSideEffects(tx, {
    audits: chosen.map(({ account, fen, orderSn }) => ({
      ...act,
      action: 'credit.hold',
      entity: 'creditAccount',
      entityId: String(account.accountId),
      without: 'note' as const,
      facts: { order: orderSn, fen: String(fen) },
    })),
    timers: [],
    events: [],
  })
  return null
}

import { randomBytes, randomInt } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { queueDelivery } from './delivery-queue.ts'
import { atomically } from './gateway-database.ts'
import { post } from './ledger.ts'

export type LocalTrade = {
  readonly outTradeNo: string
  /** Unguessable address of the cashier page. */
  readonly token: string
  readonly gatewayTradeNo: string | null
  readonly amountFen: bigint
  readonly description: string
  readonly notifyUrl: string
  readonly returnUrl: string
  readonly state: 'waiting' | 'paid' | 'closed'
  readonly expireAt: Date
  readonly paidAt: Date | null
}

export type NewTrade = Pick<LocalTrade, 'outTradeNo' | 'amountFen' | 'description' | 'notifyUrl' | 'returnUrl' | 'expireAt'>

type Row = Record<string, unknown>

function tradeOfRow(row: Row | undefined): LocalTrade | null {
  if (!row) return null
  return {
    outTradeNo: String(row['out_trade_no']),
    token: String(row['token']),
    gatewayTradeNo: typeof row['gateway_trade_no'] === 'string' ? row['gateway_trade_no'] : null,
    amountFen: BigInt(Number(row['amount'])),
    description: String(row['description']),
    notifyUrl: String(row['notify_url']),
    returnUrl: String(row['return_url']),
    state: row['state'] === 'paid' ? 'paid' : row['state'] === 'closed' ? 'closed' : 'waiting',
    expireAt: new Date(Number(row['expire_at'])),
    paidAt: row['paid_at'] === null ? null : new Date(Number(row['paid_at'])),
  }
}

export function tradeByNumber(database: DatabaseSync, outTradeNo: string): LocalTrade | null {
  return tradeOfRow(database.prepare('SELECT * FROM trade WHERE out_trade_no = ?').get(outTradeNo))
}

export function tradeByToken(database: DatabaseSync, token: string): LocalTrade | null {
  return tradeOfRow(database.prepare('SELECT * FROM trade WHERE token = ?').get(token))
}

/** The newest trades, at most `most`. */
export function recentTrades(database: DatabaseSync, most: number): LocalTrade[] {
  return database
    .prepare('SELECT * FROM trade ORDER BY rowid DESC LIMIT ?')
    .all(most)
    .flatMap((row) => tradeOfRow(row) ?? [])
}

/** Opens a trade; the same number with the same amount is the same trade, with another amount it is refused (null). */
export function openTrade(database: DatabaseSync, trade: NewTrade): LocalTrade | null {
  database
    .prepare(
      `INSERT INTO trade (out_trade_no, token, amount, description, notify_url, return_url, state, expire_at) VALUES (?,?,?,?,?,?,'waiting',?) ON CONFLICT DO NOTHING`,
    )
    .run(
      trade.outTradeNo,
      randomBytes(16).toString('hex'),
      trade.amountFen,
      trade.description,
      trade.notifyUrl,
      trade.returnUrl,
      trade.expireAt.getTime(),
    )
  const known = tradeByNumber(database, trade.outTradeNo)
  return known?.amountFen === trade.amountFen ? known : null
}

/** The payer pays: state, ledger and the first notification in one transaction. False when it can no longer be paid. */
export function payTrade(database: DatabaseSync, outTradeNo: string, now: Date): boolean {
  return atomically(database, () => {
    const number = `${now.toISOString().slice(0, 10).replaceAll('-', '')}${randomInt(1e10, 9e10)}${randomInt(1e8, 9e8)}`
    const changed = database
      .prepare(
        `UPDATE trade SET state = 'paid', paid_at = ?, gateway_trade_no = ? WHERE out_trade_no = ? AND state = 'waiting' AND expire_at > ?`,
      )
      .run(now.getTime(), number, outTradeNo, now.getTime()).changes
    if (changed === 0) return false
    const trade = tradeByNumber(database, outTradeNo)
    if (!trade) return false
    post(database, `pay:${outTradeNo}`, { from: 'payer', to: 'merchant', amountFen: trade.amountFen })
    queueDelivery(database, { kind: 'trade', subject: outTradeNo, url: trade.notifyUrl, dueAt: now })
    return true
  })
}

/** Closes an unpaid trade; closing it again is fine. Says what the trade is then. */
export function closeTrade(database: DatabaseSync, outTradeNo: string): LocalTrade['state'] | null {
  database.prepare(`UPDATE trade SET state = 'closed' WHERE out_trade_no = ? AND state = 'waiting'`).run(outTradeNo)
  return tradeByNumber(database, outTradeNo)?.state ?? null
}

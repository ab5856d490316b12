import { when, type Composed } from '../../../../kernel/database/compose-statement.ts'
import { pageStatement, readPage, type ListPage } from '../../../../kernel/database/list-page.ts'
import type { PageNumber } from '../../../../kernel/database/paging.ts'
import { execute, rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'
import { openRechargeStates, rechargeMachine, type RechargeState } from '../../rules/recharge-machine.ts'
import type { RechargeChannel } from '../ports.ts'

export type Recharge = {
  readonly rechargeId: number
  readonly rechargeSn: string
  readonly memberId: number
  readonly channel: RechargeChannel
  readonly amountFen: bigint
  readonly state: RechargeState
  readonly version: number
  readonly description: string
  readonly offer: { readonly kind: 'qr' | 'redirect'; readonly text: string } | null
  readonly gatewayTradeNo: string | null
  readonly capturedFen: bigint
  readonly createdAt: Date
  readonly expireAt: Date
  readonly paidAt: Date | null
  readonly checks: number
}

type Row = {
  recharge_id: number
  recharge_sn: string
  member_id: number
  channel: RechargeChannel
  amount: number | bigint
  state: RechargeState
  version: number
  description: string
  offer_kind: 'qr' | 'redirect' | null
  offer: string | null
  gateway_trade_no: string | null
  captured: number | bigint
  created_at: Date
  expire_at: Date
  paid_at: Date | null
  checks: number
}

const columns = `recharge_id, recharge_sn, member_id, channel, amount, state, version, description, offer_kind, offer, gateway_trade_no, captured,
  created_at, expire_at, paid_at, checks`

function rechargeOf(row: Row): Recharge {
  return {
    rechargeId: row.recharge_id,
    rechargeSn: row.recharge_sn,
    memberId: row.member_id,
    channel: row.channel,
    amountFen: BigInt(row.amount),
    state: row.state,
    version: row.version,
    description: row.description,
    offer: row.offer_kind && row.offer !== null ? { kind: row.offer_kind, text: row.offer } : null,
    gatewayTradeNo: row.gateway_trade_no,
    capturedFen: BigInt(row.captured),
    createdAt: row.created_at,
    expireAt: row.expire_at,
    paidAt: row.paid_at,
    checks: row.checks,
  }
}

const insert = {
  name: 'wallet.rechargeInsert',
  text: `INSERT INTO recharge (recharge_sn, member_id, channel, amount, description, created_at, expire_at)
         VALUES ('C' || to_char($5::timestamptz AT TIME ZONE 'Asia/Shanghai', 'YYYYMMDD') || lpad(nextval('wallet_number')::text, 8, '0'), $1, $2, $3, $4, $5, $6)
         RETURNING ${columns}`,
}
const openOne = {
  name: 'wallet.rechargeOpen',
  text: `SELECT ${columns} FROM recharge WHERE member_id = $1 AND channel = $2 AND amount = $3 AND state = ANY($4) ORDER BY recharge_id DESC LIMIT 1`,
}
const bySn = { name: 'wallet.rechargeBySn', text: `SELECT ${columns} FROM recharge WHERE recharge_sn = $1` }
const lockBySn = { name: 'wallet.rechargeLock', text: `SELECT ${columns} FROM recharge WHERE channel = $1 AND recharge_sn = $2 FOR UPDATE` }
const claimant = { name: 'wallet.rechargeClaimant', text: `SELECT recharge_sn FROM recharge WHERE channel = $1 AND gateway_trade_no = $2` }
const offered = {
  name: 'wallet.rechargeOffered',
  text: `UPDATE recharge SET state = 'PAYING', offer_kind = $2, offer = $3, version = version + 1 WHERE recharge_id = $1 AND state = 'CREATED'`,
}
const ended = {
  name: 'wallet.rechargeClosed',
  text: `UPDATE recharge SET state = 'CLOSED', closed_at = $2, version = version + 1 WHERE recharge_id = $1 AND state = ANY($3)`,
}
const received = {
  name: 'wallet.rechargeReceived',
  text: `UPDATE recharge SET state = $2, gateway_trade_no = $3, captured = $4, currency = $5, paid_at = $6, version = version + 1
         WHERE recharge_id = $1 AND state = ANY($7)`,
}
const settled = {
  name: 'wallet.rechargeSettled',
  text: `UPDATE recharge SET state = 'SUCCESS', version = version + 1 WHERE recharge_id = $1 AND state = 'MISMATCH' AND currency = 'CNY' AND version = $2`,
}
const checked = { name: 'wallet.rechargeChecked', text: `UPDATE recharge SET checks = checks + 1 WHERE recharge_id = $1` }
export type NewRecharge = Pick<Recharge, 'memberId' | 'channel' | 'amountFen' | 'description' | 'createdAt' | 'expireAt'>

/** Writes the intent, before the gateway is asked. */
export async function insertRecharge(tx: Transaction, wish: NewRecharge): Promise<Recharge> {
  const values = [wish.memberId, wish.channel, wish.amountFen, wish.description, wish.createdAt, wish.expireAt]
  const [row] = await rows<Row>(tx, insert, values)
  if (!row) throw new Error('a recharge that was just written is not there')
  return rechargeOf(row)
}

/** The newest attempt of a member at a channel over an amount that can still be paid. */
export async function openRechargeOf(
  tx: Transaction,
  wish: Pick<Recharge, 'memberId' | 'channel' | 'amountFen'>,
): Promise<Recharge | null> {
  const [row] = await rows<Row>(tx, openOne, [wish.memberId, wish.channel, wish.amountFen, openRechargeStates])
  return row ? rechargeOf(row) : null
}

export async function rechargeBySn(db: Queryable, rechargeSn: string): Promise<Recharge | null> {
  const [row] = await rows<Row>(db, bySn, [rechargeSn])
  return row ? rechargeOf(row) : null
}

export async function lockRecharge(tx: Transaction, channel: RechargeChannel, rechargeSn: string): Promise<Recharge | null> {
  const [row] = await rows<Row>(tx, lockBySn, [channel, rechargeSn])
  return row ? rechargeOf(row) : null
}

/** The recharge that holds a gateway's number already, if any. */
export async function rechargeSnByTrade(tx: Transaction, channel: RechargeChannel, gatewayTradeNo: string): Promise<string | null> {
  const [row] = await rows<{ recharge_sn: string }>(tx, claimant, [channel, gatewayTradeNo])
  return row?.recharge_sn ?? null
}

export async function markRechargeOffered(
  tx: Transaction,
  rechargeId: number,
  offer: { kind: 'qr' | 'redirect'; text: string },
): Promise<void> {
  await execute(tx, offered, [rechargeId, offer.kind, offer.text])
}

/** Ends an attempt without money; false when it has moved meanwhile. */
export async function markRechargeClosed(tx: Transaction, rechargeId: number, at: Date): Promise<boolean> {
  return (await execute(tx, ended, [rechargeId, at, rechargeMachine.sources('close')])) === 1
}

/** Books what arrived. */
export async function markRechargeReceived(
  tx: Transaction,
  rechargeId: number,
  money: { event: 'credit' | 'mismatch'; gatewayTradeNo: string; fen: bigint; currency: string; paidAt: Date },
): Promise<boolean> {
  const to = money.event === 'credit' ? 'SUCCESS' : 'MISMATCH'
  const from = rechargeMachine.sources(money.event, 'gateway')
  return (await execute(tx, received, [rechargeId, to, money.gatewayTradeNo, money.fen, money.currency, money.paidAt, from])) === 1
}

/** MISMATCH → SUCCESS by the platform; false when it has moved meanwhile. */
export async function markRechargeSettled(tx: Transaction, rechargeId: number, version: number): Promise<boolean> {
  return (await execute(tx, settled, [rechargeId, version])) === 1
}

export async function countRechargeCheck(tx: Transaction, rechargeId: number): Promise<void> {
  await execute(tx, checked, [rechargeId])
}

type Found = ListPage<Recharge>
type Search = PageNumber & { readonly memberId?: number; readonly state?: RechargeState | null; readonly keyword?: string }

/** The statement of a list of recharges; a test asks the database for its plan. */
export function rechargeListStatement({ memberId, state, keyword, ...page }: Search): Composed {
  const conditions = [
    ...when('member', 'member_id = ?', memberId),
    ...when('state', 'state = ?', state),
    ...(keyword ? [{ key: 'number', sql: '(recharge_sn = ? OR gateway_trade_no = ?)', values: [keyword, keyword] }] : []),
  ]
  return pageStatement('wallet.recharges', conditions, { columns, tables: 'recharge', orderBy: 'recharge_id DESC' }, page)
}

async function find(db: Queryable, search: Search): Promise<Found> {
  const { list, total } = await readPage<Row>(db, rechargeListStatement(search))
  return { list: list.map(rechargeOf), total }
}

/** A member's recharges, the newest first. */
export function rechargesOf(db: Queryable, memberId: number, page: PageNumber): Promise<Found> {
  return find(db, { ...page, memberId })
}

const namesOf = {
  name: 'wallet.rechargeMembers',
  text: `SELECT id::int AS id, member_name AS name FROM account WHERE id = ANY($1::bigint[])`,
}

/** The names of the members of some recharges, by member. */
export async function rechargeMembers(db: Queryable, recharges: readonly Recharge[]): Promise<ReadonlyMap<number, string>> {
  const found = await rows<{ id: number; name: string }>(db, namesOf, [recharges.map((one) => one.memberId)])
  return new Map(found.map(({ id, name }) => [id, name]))
}

/** All recharges for the platform, the newest first. `keyword` is a whole number of ours or of the gateway. */
export function listRecharges(db: Queryable, wish: PageNumber & { state: RechargeState | null; keyword: string }): Promise<Found> {
  return find(db, wish)
}

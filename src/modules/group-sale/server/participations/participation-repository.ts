import { totalOf } from '../../../../kernel/database/list-total.ts'
import { offsetOf, type PageNumber } from '../../../../kernel/database/paging.ts'
import { execute, rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'
import type { ParticipationState } from '../../rules/participation-machine.ts'

type Int = number | bigint

/** Share of a member in a campaign; money in fen. */
export type Participation = {
  readonly participationId: number
  readonly participationSn: string
  readonly campaignId: number
  readonly storeId: number
  readonly memberId: number
  readonly enterpriseId: number | null
  readonly buyerTitle: string
  readonly state: ParticipationState
  readonly version: number
  readonly number: bigint
  readonly ceilingPrice: bigint
  readonly depositFen: bigint
  readonly finalPrice: bigint | null
  readonly returnedFen: bigint
  readonly isNewBuyer: boolean
  readonly paySn: string
  readonly orderSn: string
  readonly createdAt: Date
  readonly payUntil: Date
  readonly joinedAt: Date | null
  readonly balanceUntil: Date | null
  readonly paidAt: Date | null
  readonly endedAt: Date | null
}
type Big = 'number' | 'ceilingPrice' | 'depositFen' | 'returnedFen'
type Row = Omit<Participation, Big | 'finalPrice'> & Readonly<Record<Big, Int>> & { readonly finalPrice: Int | null }

const columns = `p.participation_id AS "participationId", p.participation_sn AS "participationSn", p.campaign_id AS "campaignId", p.store_id AS "storeId", p.member_id AS "memberId",
  p.enterprise_id AS "enterpriseId", p.buyer_title AS "buyerTitle", p.state, p.version, p.number, p.ceiling_price AS "ceilingPrice", p.deposit AS "depositFen",
  p.final_price AS "finalPrice", p.returned AS "returnedFen", p.is_new_buyer AS "isNewBuyer", p.pay_sn AS "paySn", p.order_sn AS "orderSn", p.created_at AS "createdAt",
  p.pay_until AS "payUntil", p.joined_at AS "joinedAt", p.balance_until AS "balanceUntil", p.paid_at AS "paidAt", p.ended_at AS "endedAt"`

function participationOf(row: Row): Participation {
  return {
    ...row,
    number: BigInt(row.number),
    ceilingPrice: BigInt(row.ceilingPrice),
    depositFen: BigInt(row.depositFen),
    returnedFen: BigInt(row.returnedFen),
    finalPrice: row.finalPrice === null ? null : BigInt(row.finalPrice),
  }
}

const insert = {
  name: 'groupSale.participationInsert',
  text: `INSERT INTO group_participation AS p (participation_sn, campaign_id, store_id, member_id, enterprise_id, buyer_title, state, number, ceiling_price, deposit, is_new_buyer, created_at, pay_until, list_price)
    VALUES ($1,$2,$3,$4,$5,$6,'DEPOSIT_DUE',$7,$8,$9,
      NOT EXISTS (SELECT FROM orders o WHERE o.member_id = $4 AND o.store_id = $3 AND o.paid_at IS NOT NULL), $10, $11, $12) RETURNING ${columns}`,
}
const bySn = {
  name: 'groupSale.participation',
  text: `SELECT ${columns} FROM group_participation p WHERE p.participation_sn = $1 AND ($2::bigint IS NULL OR p.member_id = $2)`,
}
const byCheckout = {
  name: 'groupSale.participationOfCheckout',
  text: `SELECT ${columns} FROM group_participation p WHERE p.pay_sn = $1 AND p.pay_sn <> ''`,
}
const lockId = {
  name: 'groupSale.participationLock',
  text: `SELECT ${columns} FROM group_participation p WHERE p.participation_id = $1 FOR UPDATE`,
}
const ofCampaign = {
  name: 'groupSale.participationsLock',
  text: `SELECT ${columns} FROM group_participation p WHERE p.campaign_id = $1 AND p.state = ANY($2) ORDER BY p.participation_id FOR UPDATE`,
}
const held = {
  name: 'groupSale.numberOfMember',
  text: `SELECT coalesce(sum(number), 0)::bigint AS number, count(*) FILTER (WHERE state = 'DEPOSIT_DUE')::int AS unpaid
    FROM group_participation WHERE campaign_id = $1 AND member_id = $2 AND state IN ('DEPOSIT_DUE', 'JOINED', 'BALANCE_DUE', 'PAID')`,
}
const pageOfMember = {
  name: 'groupSale.participationPage',
  text: `SELECT ${columns}, count(*) OVER ()::int AS total FROM group_participation p WHERE p.member_id = $1 AND ($2 = '' OR p.state = $2)
    ORDER BY p.participation_id DESC LIMIT $3 OFFSET $4`,
}
const pageOfCampaign = {
  name: 'groupSale.participantPage',
  text: `SELECT ${columns}, count(*) OVER ()::int AS total FROM group_participation p WHERE p.campaign_id = $1 AND p.joined_at IS NOT NULL
    ORDER BY p.participation_id DESC LIMIT $2 OFFSET $3`,
}
const figures = {
  name: 'groupSale.figures',
  text: `SELECT campaign_id AS "campaignId", coalesce(sum(deposit), 0)::bigint AS deposits, count(DISTINCT member_id) FILTER (WHERE is_new_buyer)::int AS "newBuyers",
      count(*) FILTER (WHERE state = 'PAID')::int AS paid, coalesce(sum(number) FILTER (WHERE state = 'PAID'), 0)::bigint AS "paidNumber",
      coalesce(sum((SELECT o.goods_amount FROM orders o WHERE o.order_sn = p.order_sn)) FILTER (WHERE state = 'PAID'), 0)::bigint AS amount,
      coalesce(sum((SELECT round(sum(greatest(0, (p.list_price - l.unit_price) * l.number / 10 ^ l.unit_decimals / 100)))
        FROM orders o JOIN order_line l USING (order_id) WHERE o.order_sn = p.order_sn)) FILTER (WHERE state = 'PAID'), 0)::bigint AS saved
    FROM group_participation p WHERE campaign_id = ANY($1) AND joined_at IS NOT NULL GROUP BY 1`,
}
const open = {
  name: 'groupSale.openDeposits',
  // An order whose voucher is being checked, or that is paid, stays: it is not called off with its campaign.
  text: `SELECT p.campaign_id AS "campaignId", count(*)::int AS count, coalesce(sum(p.deposit), 0)::bigint AS deposits FROM group_participation p
    LEFT JOIN orders o ON o.order_sn = p.order_sn
    WHERE p.campaign_id = ANY($1) AND p.state IN ('JOINED', 'BALANCE_DUE') AND coalesce(o.state, 'PENDING_PAYMENT') = 'PENDING_PAYMENT' GROUP BY 1`,
}
const move = {
  name: 'groupSale.participationMove',
  text: `UPDATE group_participation AS p SET state = $2, version = version + 1, joined_at = coalesce($4, joined_at), balance_until = coalesce($5, balance_until),
      final_price = coalesce($6, final_price), paid_at = coalesce($7, paid_at), ended_at = coalesce($8, ended_at), returned = coalesce($9, returned)
    WHERE participation_id = $1 AND state = ANY($3) RETURNING ${columns}`,
}
const order = {
  name: 'groupSale.participationOrder',
  text: `UPDATE group_participation SET pay_sn = $2, order_sn = $3, version = version + 1 WHERE participation_id = $1 AND pay_sn = '' AND state = 'BALANCE_DUE'`,
}

export type NewParticipation = Pick<
  Participation,
  | 'participationSn'
  | 'campaignId'
  | 'storeId'
  | 'memberId'
  | 'enterpriseId'
  | 'buyerTitle'
  | 'number'
  | 'ceilingPrice'
  | 'depositFen'
  | 'createdAt'
  | 'payUntil'
> & {
  /** What the goods cost this buyer alone; null where their price is asked for. */
  readonly listPrice: bigint | null
}

export async function addParticipation(tx: Transaction, of: NewParticipation): Promise<Participation> {
  const who = [of.participationSn, of.campaignId, of.storeId, of.memberId, of.enterpriseId, of.buyerTitle]
  const [row] = await rows<Row>(tx, insert, [...who, of.number, of.ceilingPrice, of.depositFen, of.createdAt, of.payUntil, of.listPrice])
  if (!row) throw new Error('an insert into group_participation returned no row')
  return participationOf(row)
}

/** A participation, of this member where one is named. */
export async function participationBySn(db: Queryable, participationSn: string, memberId: number | null): Promise<Participation | null> {
  const [row] = await rows<Row>(db, bySn, [participationSn, memberId])
  return row ? participationOf(row) : null
}

/** The participation whose balance a checkout pays. */
export async function participationOfCheckout(db: Queryable, paySn: string): Promise<Participation | null> {
  const [row] = await rows<Row>(db, byCheckout, [paySn])
  return row ? participationOf(row) : null
}

/** Locks a participation; its campaign is locked before, where both are. */
export async function lockParticipation(tx: Transaction, participationId: number): Promise<Participation | null> {
  const [row] = await rows<Row>(tx, lockId, [participationId])
  return row ? participationOf(row) : null
}

/** Locks those of a campaign that stand in one of these states. */
export async function lockParticipations(
  tx: Transaction,
  campaignId: number,
  states: readonly ParticipationState[],
): Promise<Participation[]> {
  return (await rows<Row>(tx, ofCampaign, [campaignId, states])).map(participationOf)
}

/** What a member has in a campaign already, and how many deposits are not paid yet. */
export async function numberOfMember(
  db: Queryable,
  campaignId: number,
  memberId: number,
): Promise<{ readonly number: bigint; readonly unpaid: number }> {
  const [row] = await rows<{ number: Int; unpaid: number }>(db, held, [campaignId, memberId])
  return { number: BigInt(row?.number ?? 0), unpaid: row?.unpaid ?? 0 }
}

export type ParticipationPage = { readonly list: Participation[]; readonly total: number }
const pageOf = (found: (Row & { total: number })[]): ParticipationPage => ({
  list: found.map(({ total: _total, ...row }) => participationOf(row)),
  total: totalOf(found),
})

export async function participationsOfMember(
  db: Queryable,
  of: PageNumber & { readonly memberId: number; readonly state: ParticipationState | '' },
): Promise<ParticipationPage> {
  return pageOf(await rows<Row & { total: number }>(db, pageOfMember, [of.memberId, of.state, of.pageSize, offsetOf(of)]))
}

/** Those whose deposit was paid, for the store. */
export async function participantsOf(db: Queryable, of: PageNumber & { readonly campaignId: number }): Promise<ParticipationPage> {
  return pageOf(await rows<Row & { total: number }>(db, pageOfCampaign, [of.campaignId, of.pageSize, offsetOf(of)]))
}

export type CampaignFigures = {
  readonly deposits: bigint
  readonly newBuyers: number
  readonly paid: number
  readonly paidNumber: bigint
  readonly amount: bigint
  /** Below what the goods cost alone when their buyers joined. */
  readonly saved: bigint
}

/** Deposits, new buyers and paid balances by campaign; campaigns nobody joined are missing. */
export async function figuresOf(db: Queryable, campaignIds: readonly number[]): Promise<ReadonlyMap<number, CampaignFigures>> {
  type Found = { campaignId: number; deposits: Int; newBuyers: number; paid: number; paidNumber: Int; amount: Int; saved: Int }
  const found = await rows<Found>(db, figures, [campaignIds])
  return new Map(
    found.map(({ campaignId, deposits, paidNumber, amount, saved, ...rest }) => [
      campaignId,
      { ...rest, deposits: BigInt(deposits), paidNumber: BigInt(paidNumber), amount: BigInt(amount), saved: BigInt(saved) },
    ]),
  )
}

export type OpenDeposits = { readonly count: number; readonly deposits: bigint }

/** Deposits that are neither used nor given back, by campaign; campaigns without any are missing. */
export async function openDepositsOf(db: Queryable, campaignIds: readonly number[]): Promise<ReadonlyMap<number, OpenDeposits>> {
  const found = await rows<{ campaignId: number; count: number; deposits: Int }>(db, open, [campaignIds])
  return new Map(found.map(({ campaignId, count, deposits }) => [campaignId, { count, deposits: BigInt(deposits) }]))
}

export type ParticipationChange = Partial<{
  joinedAt: Date
  balanceUntil: Date
  finalPrice: bigint
  paidAt: Date
  endedAt: Date
  returnedFen: bigint
}>

export async function moveParticipationRow(
  tx: Transaction,
  participationId: number,
  { to, from }: { readonly to: ParticipationState; readonly from: readonly ParticipationState[] },
  change: ParticipationChange,
): Promise<Participation | null> {
  const { joinedAt = null, balanceUntil = null, finalPrice = null, paidAt = null, endedAt = null, returnedFen = null } = change
  const [row] = await rows<Row>(tx, move, [participationId, to, from, joinedAt, balanceUntil, finalPrice, paidAt, endedAt, returnedFen])
  return row ? participationOf(row) : null
}

/** Notes the order that pays the balance; false when there is one already. */
export async function updateParticipationOrder(
  tx: Transaction,
  participationId: number,
  placed: { readonly paySn: string; readonly orderSn: string },
): Promise<boolean> {
  return (await execute(tx, order, [participationId, placed.paySn, placed.orderSn])) === 1
}

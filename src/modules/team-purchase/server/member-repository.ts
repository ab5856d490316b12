import { offsetOf, type PageNumber } from '../../../kernel/database/paging.ts'
import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'
import type { TeamMemberState } from '../rules/team-machine.ts'

type Int = number | bigint

/** Order of a member in a team. */
export type TeamMember = {
  readonly participationId: number
  readonly participationSn: string
  readonly campaignId: number
  readonly teamId: number
  readonly storeId: number
  readonly memberId: number
  readonly buyerTitle: string
  readonly isLeader: boolean
  readonly isNewBuyer: boolean
  readonly state: TeamMemberState
  readonly number: bigint
  readonly unitPrice: bigint
  readonly savedFen: bigint
  readonly paySn: string
  readonly orderSn: string
  readonly createdAt: Date
  readonly payUntil: Date
  readonly paidAt: Date | null
  readonly endedAt: Date | null
}
type Big = 'number' | 'unitPrice' | 'savedFen'
type Row = Omit<TeamMember, Big> & Readonly<Record<Big, Int>>

const columns = `m.participation_id AS "participationId", m.participation_sn AS "participationSn", m.campaign_id AS "campaignId", m.team_id AS "teamId",
  m.store_id AS "storeId", m.member_id AS "memberId", m.buyer_title AS "buyerTitle", m.is_leader AS "isLeader", m.is_new_buyer AS "isNewBuyer", m.state, m.number,
  m.unit_price AS "unitPrice", m.saved AS "savedFen", m.pay_sn AS "paySn", m.order_sn AS "orderSn", m.created_at AS "createdAt", m.pay_until AS "payUntil",
  m.paid_at AS "paidAt", m.ended_at AS "endedAt"`

const memberOf = (row: Row): TeamMember => ({
  ...row,
  number: BigInt(row.number),
  unitPrice: BigInt(row.unitPrice),
  savedFen: BigInt(row.savedFen),
})

const insert = {
  name: 'teamPurchase.memberInsert',
  text: `INSERT INTO team_member (participation_sn, campaign_id, team_id, store_id, member_id, enterprise_id, buyer_title, is_leader, number, unit_price, saved, pay_sn, order_sn,
      created_at, pay_until, is_new_buyer)
    VALUES ($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15, NOT EXISTS (SELECT FROM orders o WHERE o.member_id = $5 AND o.store_id = $4 AND o.paid_at IS NOT NULL))
    ON CONFLICT DO NOTHING`,
}
const byCheckout = { name: 'teamPurchase.memberOfCheckout', text: `SELECT ${columns} FROM team_member m WHERE m.pay_sn = $1` }
const byOrders = { name: 'teamPurchase.membersOfOrders', text: `SELECT ${columns} FROM team_member m WHERE m.order_sn = ANY($1)` }
const ofTeam = {
  name: 'teamPurchase.membersOfTeam',
  text: `SELECT ${columns} FROM team_member m WHERE m.team_id = $1 AND m.state = ANY($2::text[]) ORDER BY m.participation_id FOR UPDATE`,
}
const paidOrders = {
  name: 'teamPurchase.paidOrders',
  text: `SELECT order_sn AS "orderSn", state, paid_at AS "paidAt" FROM orders WHERE order_sn = ANY($1)`,
}
const held = {
  name: 'teamPurchase.numberOfMember',
  text: `SELECT coalesce(sum(number) FILTER (WHERE state IN ('PENDING_PAYMENT', 'PAID_WAIT_GROUP', 'PENDING_SHIPMENT')), 0)::bigint AS number,
      count(*) FILTER (WHERE state = 'PENDING_PAYMENT')::int AS unpaid,
      count(*) FILTER (WHERE team_id = $3 AND state IN ('PAID_WAIT_GROUP', 'PENDING_SHIPMENT'))::int AS inside
    FROM team_member WHERE campaign_id = $1 AND member_id = $2`,
}
const pageOfMember = {
  name: 'teamPurchase.mine',
  text: `SELECT ${columns}, count(*) OVER ()::int AS matches FROM team_member m WHERE m.member_id = $1 AND ($2 = '' OR m.state = $2)
    ORDER BY m.participation_id DESC LIMIT $3 OFFSET $4`,
}
const pageOfCampaign = {
  name: 'teamPurchase.participants',
  text: `SELECT ${columns}, count(*) OVER ()::int AS matches FROM team_member m WHERE m.campaign_id = $1 AND ($2 = '' OR m.state = $2)
    ORDER BY m.participation_id DESC LIMIT $3 OFFSET $4`,
}
const figures = {
  name: 'teamPurchase.figures',
  // Sold is what complete teams ordered; what waits or went back is said beside it.
  text: `SELECT campaign_id AS "campaignId", count(*) FILTER (WHERE state = 'PENDING_SHIPMENT')::int AS sold,
      coalesce(sum(number) FILTER (WHERE state = 'PENDING_SHIPMENT'), 0)::bigint AS "soldNumber",
      coalesce(sum((SELECT o.goods_amount FROM orders o WHERE o.order_sn = m.order_sn)) FILTER (WHERE state = 'PENDING_SHIPMENT'), 0)::bigint AS amount,
      coalesce(sum(saved) FILTER (WHERE state = 'PENDING_SHIPMENT'), 0)::bigint AS saved,
      count(DISTINCT member_id) FILTER (WHERE is_new_buyer AND state = 'PENDING_SHIPMENT')::int AS "newBuyers",
      count(*) FILTER (WHERE state = 'PAID_WAIT_GROUP')::int AS waiting, count(*) FILTER (WHERE state = 'REFUNDED')::int AS refunded
    FROM team_member m WHERE campaign_id = ANY($1) GROUP BY 1`,
}
const teams = {
  name: 'teamPurchase.teamFigures',
  text: `SELECT campaign_id AS "campaignId", count(*) FILTER (WHERE state = 'SUCCESS')::int AS succeeded, count(*) FILTER (WHERE state = 'FORMING' AND paid > 0)::int AS forming,
      count(*) FILTER (WHERE state = 'FAILED' AND opened_at IS NOT NULL)::int AS failed FROM team WHERE campaign_id = ANY($1) GROUP BY 1`,
}
const move = {
  name: 'teamPurchase.memberMove',
  text: `UPDATE team_member SET state = $2, paid_at = coalesce($4, paid_at), ended_at = CASE WHEN $2 IN ('REFUNDED', 'CANCELLED') THEN $5 ELSE ended_at END
    WHERE participation_id = $1 AND state = ANY($3)`,
}

export type NewTeamMember = Omit<TeamMember, 'participationId' | 'isNewBuyer' | 'state' | 'paidAt' | 'endedAt'> & {
  readonly enterpriseId: number | null
}

/** False where the member has an unpaid order of the campaign, or a share in the team. */
export async function addMember(tx: Transaction, of: NewTeamMember): Promise<boolean> {
  const who = [of.participationSn, of.campaignId, of.teamId, of.storeId, of.memberId, of.enterpriseId, of.buyerTitle, of.isLeader]
  const what = [of.number, of.unitPrice, of.savedFen, of.paySn, of.orderSn, of.createdAt, of.payUntil]
  return (await execute(tx, insert, [...who, ...what])) === 1
}

export async function memberOfCheckout(db: Queryable, paySn: string): Promise<TeamMember | null> {
  const [row] = await rows<Row>(db, byCheckout, [paySn])
  return row ? memberOf(row) : null
}

export async function membersOfOrders(db: Queryable, orderSns: readonly string[]): Promise<TeamMember[]> {
  return (await rows<Row>(db, byOrders, [orderSns])).map(memberOf)
}

/** Locks the members of a locked team that stand in one of these states. */
export async function lockMembers(tx: Transaction, teamId: number, states: readonly TeamMemberState[]): Promise<TeamMember[]> {
  return (await rows<Row>(tx, ofTeam, [teamId, states])).map(memberOf)
}

export type OrderOfMember = { readonly orderSn: string; readonly state: string; readonly paidAt: Date | null }

export async function ordersOfMembers(db: Queryable, members: readonly TeamMember[]): Promise<ReadonlyMap<string, OrderOfMember>> {
  const found = await rows<OrderOfMember>(db, paidOrders, [members.map((member) => member.orderSn)])
  return new Map(found.map((order) => [order.orderSn, order]))
}

/** What a member has in a campaign: quantity, orders that are not paid, and whether they are in the team. */
export async function numberOfMember(
  db: Queryable,
  of: { readonly campaignId: number; readonly memberId: number; readonly teamId: number | null },
): Promise<{ readonly number: bigint; readonly unpaid: number; readonly inside: number }> {
  const [row] = await rows<{ number: Int; unpaid: number; inside: number }>(db, held, [of.campaignId, of.memberId, of.teamId])
  return { number: BigInt(row?.number ?? 0), unpaid: row?.unpaid ?? 0, inside: row?.inside ?? 0 }
}

export type MemberPage = { readonly list: TeamMember[]; readonly total: number }
const pageOf = (found: (Row & { matches: number })[]): MemberPage => ({
  list: found.map(({ matches: _matches, ...row }) => memberOf(row)),
  total: found[0]?.matches ?? 0,
})

export async function sharesOfMember(
  db: Queryable,
  of: PageNumber & { readonly memberId: number; readonly state: TeamMemberState | '' },
): Promise<MemberPage> {
  return pageOf(await rows<Row & { matches: number }>(db, pageOfMember, [of.memberId, of.state, of.pageSize, offsetOf(of)]))
}

export async function sharesOfCampaign(
  db: Queryable,
  of: PageNumber & { readonly campaignId: number; readonly state: TeamMemberState | '' },
): Promise<MemberPage> {
  return pageOf(await rows<Row & { matches: number }>(db, pageOfCampaign, [of.campaignId, of.state, of.pageSize, offsetOf(of)]))
}

export type TeamFigures = {
  readonly sold: number
  readonly soldNumber: bigint
  readonly amount: bigint
  readonly saved: bigint
  readonly newBuyers: number
  readonly waiting: number
  readonly refunded: number
}
export type TeamCounts = { readonly succeeded: number; readonly forming: number; readonly failed: number }

/** What complete teams of campaigns bought; campaigns nobody bought in are missing. */
export async function figuresOf(db: Queryable, campaignIds: readonly number[]): Promise<ReadonlyMap<number, TeamFigures>> {
  type Found = Omit<TeamFigures, 'soldNumber' | 'amount' | 'saved'> & { campaignId: number; soldNumber: Int; amount: Int; saved: Int }
  const found = await rows<Found>(db, figures, [campaignIds])
  return new Map(
    found.map(({ campaignId, soldNumber, amount, saved, ...rest }) => [
      campaignId,
      { ...rest, soldNumber: BigInt(soldNumber), amount: BigInt(amount), saved: BigInt(saved) },
    ]),
  )
}

/** Teams of campaigns by their state; campaigns without any are missing. */
export async function teamCountsOf(db: Queryable, campaignIds: readonly number[]): Promise<ReadonlyMap<number, TeamCounts>> {
  const found = await rows<TeamCounts & { campaignId: number }>(db, teams, [campaignIds])
  return new Map(found.map(({ campaignId, ...rest }) => [campaignId, rest]))
}

export async function moveMemberRow(
  tx: Transaction,
  participationId: number,
  { to, from }: { readonly to: TeamMemberState; readonly from: readonly TeamMemberState[] },
  { paidAt, now }: { readonly paidAt: Date | null; readonly now: Date },
): Promise<boolean> {
  return (await execute(tx, move, [participationId, to, from, paidAt, now])) === 1
}

import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'
import type { TeamState } from '../rules/team-machine.ts'

/** A team; open to others from the payment of its leader on. */
export type Team = {
  readonly teamId: number
  readonly teamSn: string
  readonly campaignId: number
  readonly state: TeamState
  readonly size: number
  readonly paid: number
  readonly openedAt: Date | null
  readonly deadline: Date | null
  readonly endedAt: Date | null
}

const columns = `t.team_id AS "teamId", t.team_sn AS "teamSn", t.campaign_id AS "campaignId", t.state, t.size, t.paid, t.opened_at AS "openedAt", t.deadline, t.ended_at AS "endedAt"`

const insert = {
  name: 'teamPurchase.teamInsert',
  text: `INSERT INTO team AS t (team_sn, campaign_id, size, created_at) VALUES ($1, $2, $3, $4) RETURNING ${columns}`,
}
const bySn = { name: 'teamPurchase.team', text: `SELECT ${columns} FROM team t WHERE t.team_sn = $1` }
const byIds = { name: 'teamPurchase.teamsByIds', text: `SELECT ${columns} FROM team t WHERE t.team_id = ANY($1)` }
const lock = { name: 'teamPurchase.teamLock', text: `SELECT ${columns} FROM team t WHERE t.team_id = $1 FOR UPDATE` }
const forming = {
  name: 'teamPurchase.teamsForming',
  // Those that lack the fewest first.
  text: `SELECT ${columns} FROM team t WHERE t.campaign_id = $1 AND t.state = 'FORMING' AND t.paid > 0 AND t.deadline > $2
    ORDER BY t.size - t.paid, t.deadline LIMIT 20`,
}
const open = {
  name: 'teamPurchase.teamOpen',
  text: `UPDATE team SET opened_at = $2, deadline = $3 WHERE team_id = $1 AND opened_at IS NULL AND state = 'FORMING'`,
}
const seat = {
  name: 'teamPurchase.teamSeat',
  text: `UPDATE team SET paid = paid + $2 WHERE team_id = $1 AND state = 'FORMING' AND paid + $2 BETWEEN 0 AND size`,
}
const move = {
  name: 'teamPurchase.teamMove',
  text: `UPDATE team SET state = $2, ended_at = $4 WHERE team_id = $1 AND state = ANY($3)`,
}

export async function addTeam(
  tx: Transaction,
  made: { readonly teamSn: string; readonly campaignId: number; readonly size: number; readonly createdAt: Date },
): Promise<Team> {
  const [row] = await rows<Team>(tx, insert, [made.teamSn, made.campaignId, made.size, made.createdAt])
  if (!row) throw new Error('an insert into team returned no row')
  return row
}

export async function teamBySn(db: Queryable, teamSn: string): Promise<Team | null> {
  return (await rows<Team>(db, bySn, [teamSn]))[0] ?? null
}

export async function teamsByIds(db: Queryable, teamIds: readonly number[]): Promise<Team[]> {
  return rows<Team>(db, byIds, [teamIds])
}

/** Locks a team before its members and their orders, as everybody does. */
export async function lockTeam(tx: Transaction, teamId: number): Promise<Team | null> {
  return (await rows<Team>(tx, lock, [teamId]))[0] ?? null
}

/** Teams of a campaign that others may join now. */
export async function formingTeams(db: Queryable, campaignId: number, now: Date): Promise<Team[]> {
  return rows<Team>(db, forming, [campaignId, now])
}

/** Opens a locked team with the payment of its leader. */
export async function openTeam(tx: Transaction, teamId: number, at: { readonly openedAt: Date; readonly deadline: Date }): Promise<void> {
  await execute(tx, open, [teamId, at.openedAt, at.deadline])
}

/** Counts seats that were taken, or with a negative number given back; false where there are not so many. */
export async function countSeats(tx: Transaction, teamId: number, seats: number): Promise<boolean> {
  return (await execute(tx, seat, [teamId, seats])) === 1
}

export async function moveTeamRow(
  tx: Transaction,
  teamId: number,
  { to, from, at }: { readonly to: TeamState; readonly from: readonly TeamState[]; readonly at: Date },
): Promise<boolean> {
  return (await execute(tx, move, [teamId, to, from, at])) === 1
}

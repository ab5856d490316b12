import type { ActorContext } from '../../../kernel/audit/audit.ts'
import { writeSideEffects } from '../../../kernel/audit/write-side-effects.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { emit } from '../../../kernel/events/events.ts'
import { isFailure } from '../../../kernel/failure/failure.ts'
import { translate } from '../../../kernel/i18n/translate.ts'
import { transition } from '../../../kernel/state-machine/transition.ts'
import { cancelPaidOrder } from '../../cancellation/server/public.ts'
import { setAwaitsTeam } from '../../order/server/public.ts'
import { teamPurchaseMessages } from '../messages.ts'
import { confirmPayments } from '../rules/confirm-payments.ts'
import { teamMachine, teamMemberMachine, type TeamMemberEvent } from '../rules/team-machine.ts'
import { teamDeadline } from '../rules/team-terms.ts'
import { campaignsByIds } from './campaign-repository.ts'
import { lockMembers, moveMemberRow, ordersOfMembers, type TeamMember } from './member-repository.ts'
import { countSeats, lockTeam, moveTeamRow, openTeam, type Team } from './team-repository.ts'

type Paid = { readonly participationId: number; readonly paidAt: Date; readonly member: TeamMember }

/**
 * Gives seats to those of a team that have paid, in the order of their payments, under the lock of the team: the last seat is given
 * once. The team is complete with it and its orders may be shipped; who paid for no seat gets the money back. Repetitions change nothing.
 */
export async function confirmPaidMembers(tx: Transaction, teamId: number, act: ActorContext): Promise<Team | null> {
  const team = await lockTeam(tx, teamId)
  if (!team) return null
  const members = await lockMembers(tx, teamId, ['PENDING_PAYMENT'])
  const orders = await ordersOfMembers(tx, members)
  const paid = members.flatMap((member): Paid[] => {
    const order = orders.get(member.orderSn)
    return order?.state === 'PENDING_SHIPMENT' && order.paidAt
      ? [{ participationId: member.participationId, paidAt: order.paidAt, member }]
      : []
  })
  if (paid.length === 0) return team
  const opened = await openWithLeader(tx, team, paid, act)
  const { confirmed, over } = confirmPayments(opened, paid)
  if (confirmed.length > 0 && !(await countSeats(tx, teamId, confirmed.length)))
    throw new Error(`team ${team.teamSn} has no seats for ${confirmed.length}`)
  if (confirmed.length > 0) {
    const { teamSn, campaignId } = opened
    await emit(tx, { event: 'teamPurchase.teamMoved', key: teamSn, payload: { teamSn, campaignId, state: 'FORMING' } })
  }
  for (const { member, paidAt } of confirmed) await moveMember(tx, opened, member, { event: 'confirm', paidAt, act })
  for (const { member, paidAt } of over) {
    await moveMember(tx, opened, member, { event: 'overflow', paidAt, act })
    await giveBack(tx, member, 'overflowReason', act)
  }
  const after = { ...opened, paid: opened.paid + confirmed.length }
  return after.state === 'FORMING' && after.paid === after.size ? completeTeam(tx, after, act) : after
}

/** A team is open from the payment of its leader on, while its campaign runs. */
async function openWithLeader(tx: Transaction, team: Team, paid: readonly Paid[], act: ActorContext): Promise<Team> {
  const leader = paid.find(({ member }) => member.isLeader)
  if (team.openedAt !== null || team.state !== 'FORMING' || !leader) return team
  const [campaign] = await campaignsByIds(tx, [team.campaignId])
  if (!campaign || campaign.state === 'INVALID' || leader.paidAt > campaign.endsAt) return moveTeam(tx, team, 'fail', act)
  const deadline = teamDeadline(leader.paidAt, campaign)
  await openTeam(tx, team.teamId, { openedAt: leader.paidAt, deadline })
  const { teamSn } = team
  await writeSideEffects(tx, {
    audits: [{ ...act, action: 'teamPurchase.openTeam', entity: 'team', entityId: teamSn, without: 'creation', to: 'FORMING' }],
    timers: [{ entity: 'team', entityId: teamSn, event: 'deadline', dueAt: deadline }],
    events: [],
  })
  return { ...team, openedAt: leader.paidAt, deadline }
}

async function completeTeam(tx: Transaction, team: Team, act: ActorContext): Promise<Team> {
  const done = await moveTeam(tx, team, 'complete', act)
  for (const member of await lockMembers(tx, team.teamId, ['PAID_WAIT_GROUP'])) {
    await moveMember(tx, done, member, { event: 'succeed', paidAt: null, act })
    await setAwaitsTeam(tx, member.orderSn, false)
  }
  return done
}

/** The deadline of a team has come: who paid before it is confirmed first, then every payment goes back. Nothing completes a team virtually. */
export async function failTeam(tx: Transaction, teamId: number, act: ActorContext): Promise<void> {
  const team = await confirmPaidMembers(tx, teamId, act)
  if (team?.state !== 'FORMING' || team.deadline === null || team.deadline > act.now) return
  const failed = await moveTeam(tx, team, 'fail', act)
  for (const member of await lockMembers(tx, teamId, ['PAID_WAIT_GROUP'])) {
    await moveMember(tx, failed, member, { event: 'refund', paidAt: null, act })
    await giveBack(tx, member, 'failedReason', act)
  }
}

/** An order was closed unpaid; with that of its leader the team never opens. */
export async function closeUnpaid(tx: Transaction, seen: TeamMember, act: ActorContext): Promise<void> {
  const team = await lockTeam(tx, seen.teamId)
  const member = (await lockMembers(tx, seen.teamId, ['PENDING_PAYMENT'])).find((one) => one.participationId === seen.participationId)
  if (!team || !member) return
  await moveMember(tx, team, member, { event: 'close', paidAt: null, act })
  if (member.isLeader && team.state === 'FORMING' && team.openedAt === null) await moveTeam(tx, team, 'fail', act)
}

/** The platform cancelled an order that waits: its seat is free again. */
export async function removeMember(tx: Transaction, seen: TeamMember, act: ActorContext): Promise<void> {
  const team = await lockTeam(tx, seen.teamId)
  const member = (await lockMembers(tx, seen.teamId, ['PAID_WAIT_GROUP'])).find((one) => one.participationId === seen.participationId)
  if (!team || !member || team.state !== 'FORMING') return
  await moveMember(tx, team, member, { event: 'refund', paidAt: null, act })
  await countSeats(tx, team.teamId, -1)
}

/** Money goes back through the refund machine, whichever way it came. */
async function giveBack(
  tx: Transaction,
  { orderSn }: TeamMember,
  reason: 'overflowReason' | 'failedReason',
  act: ActorContext,
): Promise<void> {
  const text = translate('zh', teamPurchaseMessages)(reason)
  const done = await cancelPaidOrder(tx, { orderSn, reason: text, kind: 'TEAM', who: 'system', act })
  if (isFailure(done)) throw new Error(`order ${orderSn} was not given back: ${done.code}`)
}

async function moveTeam(tx: Transaction, team: Team, event: 'complete' | 'fail', act: ActorContext): Promise<Team> {
  const { teamId, teamSn } = team
  const done = await transition(tx, {
    machine: teamMachine,
    event,
    who: 'system',
    from: team.state,
    update: (to, from) => moveTeamRow(tx, teamId, { to, from, at: act.now }),
    timers: () => ({ cancel: [{ entity: 'team', entityId: teamSn }] }),
    events: (state) => [{ event: 'teamPurchase.teamMoved', key: teamSn, payload: { teamSn, campaignId: team.campaignId, state } }],
    audit: { act, action: `teamPurchase.${event}Team`, entity: 'team', entityId: teamSn },
  })
  if (isFailure(done)) throw new Error(`team ${teamSn} was not moved by ${event}: ${done.code}`)
  return { ...team, state: done.to, endedAt: act.now }
}

type MemberMove = { readonly event: TeamMemberEvent; readonly paidAt: Date | null; readonly act: ActorContext }

async function moveMember(tx: Transaction, team: Team, member: TeamMember, { event, paidAt, act }: MemberMove): Promise<void> {
  const { participationId, participationSn, memberId, storeId, orderSn } = member
  const done = await transition(tx, {
    machine: teamMemberMachine,
    event,
    who: 'system',
    from: member.state,
    update: (to, from) => moveMemberRow(tx, participationId, { to, from }, { paidAt, now: act.now }),
    events: (state) => [
      {
        event: 'teamPurchase.memberMoved',
        key: participationSn,
        payload: { participationSn, memberId, storeId, orderSn, teamSn: team.teamSn, state, why: event },
      },
    ],
    audit: { act, action: `teamPurchase.${event}Member`, entity: 'teamMember', entityId: participationSn },
  })
  if (isFailure(done)) throw new Error(`participation ${participationSn} was not moved by ${event}: ${done.code}`)
}

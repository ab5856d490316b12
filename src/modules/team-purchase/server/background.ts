import { z } from 'zod'
import { systemContext } from '../../../api/actor-context.ts'
import type { Subscriber, TimerHandlers } from '../../../api/background.ts'
import { moveCampaignByTime } from './move-campaign.ts'
import { memberOfCheckout, membersOfOrders, ordersOfMembers } from './member-repository.ts'
import { closeUnpaid, failTeam, removeMember, confirmPaidMembers } from './move-team.ts'
import { teamBySn } from './team-repository.ts'

/** Starts and ends of campaigns, and deadlines of teams. */
export const teamPurchaseTimers: TimerHandlers = {
  'teamCampaign/start': (app, campaignSn) => app.inTransaction((tx) => moveCampaignByTime(tx, campaignSn, 'start', app.clock.now())),
  'teamCampaign/end': (app, campaignSn) => app.inTransaction((tx) => moveCampaignByTime(tx, campaignSn, 'end', app.clock.now())),
  'team/deadline': (app, teamSn) =>
    app.inTransaction(async (tx) => {
      const team = await teamBySn(tx, teamSn)
      if (team) await failTeam(tx, team.teamId, systemContext('team/deadline', app.clock.now()))
    }),
}

const ofCheckout = z.object({ paySn: z.string() })
const ofOrders = z.object({ orderSnList: z.array(z.string()) })

/** An order in a team was paid, closed unpaid, or cancelled by the platform. */
export const teamPurchaseSubscriber: Subscriber = {
  consumer: 'teamPurchase.orders',
  events: ['payOrder.paid', 'payOrder.closed', 'order.linesCancelled'],
  take: async (tx, { event, payload }, app) => {
    const act = systemContext('teamPurchase.orders', app.clock.now())
    if (event === 'order.linesCancelled') {
      const members = await membersOfOrders(tx, ofOrders.parse(payload).orderSnList)
      const orders = members.length === 0 ? null : await ordersOfMembers(tx, members)
      for (const member of members) if (orders?.get(member.orderSn)?.state === 'CLOSED') await removeMember(tx, member, act)
      return
    }
    const member = await memberOfCheckout(tx, ofCheckout.parse(payload).paySn)
    if (!member) return
    if (event === 'payOrder.paid') await confirmPaidMembers(tx, member.teamId, act)
    else await closeUnpaid(tx, member, act)
  },
}

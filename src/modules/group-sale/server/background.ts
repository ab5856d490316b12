import { z } from 'zod'
import { systemContext } from '../../../api/actor-context.ts'
import type { Subscriber, TimerHandlers } from '../../../api/background.ts'
import type { ActorContext } from '../../../kernel/audit/audit.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { closeSubjectPayments, takeBackDeposit } from '../../payment/server/public.ts'
import { skusForSale } from '../../pricing/server/public.ts'
import { lockCampaignById, type Campaign } from './campaigns/campaign-repository.ts'
import { endCampaign, startCampaign } from './campaigns/end-campaign.ts'
import { forfeitDeposit, refundDeposit } from './deposits/resolve-deposit.ts'
import { mustMoveParticipation } from './participations/move-participation.ts'
import {
  lockParticipation,
  participationBySn,
  participationOfCheckout,
  type Participation,
} from './participations/participation-repository.ts'

type Locked = { readonly campaign: Campaign; readonly participation: Participation }

async function lockBoth(tx: Transaction, seen: Participation | null): Promise<Locked | null> {
  const campaign = seen && (await lockCampaignById(tx, seen.campaignId))
  const participation = seen && (await lockParticipation(tx, seen.participationId))
  return campaign && participation && { campaign, participation }
}

/** Starts, ends, deposits that nobody paid and balances that nobody paid. */
export const groupSaleTimers: TimerHandlers = {
  'groupCampaign/start': (app, campaignSn) => app.inTransaction((tx) => startCampaign(tx, campaignSn, app.clock.now())),
  'groupCampaign/end': (app, campaignSn) => app.inTransaction((tx) => endCampaign(tx, campaignSn, app.clock.now())),
  'groupParticipation/expire': (app, participationSn) =>
    app.inTransaction(async (tx) => {
      const locked = await lockBoth(tx, await participationBySn(tx, participationSn, null))
      if (locked?.participation.state !== 'DEPOSIT_DUE') return
      const act = systemContext('groupParticipation/expire', app.clock.now())
      await mustMoveParticipation(tx, locked.participation, { event: 'expire', who: 'system', act })
      await closeSubjectPayments(tx, { kind: 'groupDeposit', subjectSn: participationSn, now: act.now })
    }),
  'groupParticipation/balanceOver': (app, participationSn) =>
    app.inTransaction(async (tx) => {
      const locked = await lockBoth(tx, await participationBySn(tx, participationSn, null))
      // With an order, its own end decides: a voucher may still be checked.
      if (locked?.participation.state !== 'BALANCE_DUE' || locked.participation.paySn !== '') return
      await endUnpaid(tx, locked, systemContext('groupParticipation/balanceOver', app.clock.now()))
    }),
}

/** The balance was not paid in time. A store that could not sell at the time keeps nothing. */
async function endUnpaid(tx: Transaction, { campaign, participation }: Locked, act: ActorContext): Promise<void> {
  const sku = (await skusForSale(tx, [campaign.productId], 'retail')).get(campaign.productId)
  if (campaign.forfeits && sku?.storeOpen) await forfeitDeposit(tx, participation, act)
  else await refundDeposit(tx, participation, act)
}

const ofCheckout = z.object({ paySn: z.string() })

/** The order of a balance was paid, or closed unpaid. */
export const groupSaleSubscriber: Subscriber = {
  consumer: 'groupSale.orders',
  events: ['payOrder.paid', 'payOrder.closed'],
  take: async (tx, { event, payload }, app) => {
    const { paySn } = ofCheckout.parse(payload)
    const locked = await lockBoth(tx, await participationOfCheckout(tx, paySn))
    if (locked?.participation.state !== 'BALANCE_DUE') return
    const act = systemContext('groupSale.orders', app.clock.now())
    if (event === 'payOrder.paid') {
      await mustMoveParticipation(tx, locked.participation, { event: 'payBalance', who: 'system', act, change: { paidAt: act.now } })
      return
    }
    if (await takeBackDeposit(tx, paySn, 'balance not paid', act)) await endUnpaid(tx, locked, act)
  },
}

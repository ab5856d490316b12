import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { failure } from '../../../../kernel/failure/failure.ts'
import type { PaymentSubject } from '../../../payment/server/public.ts'
import { lockCampaignById } from '../campaigns/campaign-repository.ts'
import { lockParticipation, participationBySn } from '../participations/participation-repository.ts'
import { joinWithDeposit } from './join-with-deposit.ts'

/** The deposit of a participation, as the module of payments asks about it. */
export const depositSubject: PaymentSubject = {
  kind: 'groupDeposit',
  returnPath: (participationSn) => `/member/groupSale/detail?participationSn=${participationSn}`,
  /** What is to pay until when. Refusals: `groupSale.participationGone`, `depositNotDue`. */
  due: async (tx, { subjectSn, memberId, now }) => {
    const seen = await participationBySn(tx, subjectSn, memberId)
    const participation = seen && (await lockParticipation(tx, seen.participationId))
    if (!participation) return failure('groupSale.participationGone')
    const { state, payUntil, depositFen: amountFen } = participation
    return state === 'DEPOSIT_DUE' && payUntil > now ? { amountFen, payUntil } : failure('groupSale.depositNotDue')
  },
  lock: async (tx: Transaction, participationSn: string) => {
    const seen = await participationBySn(tx, participationSn, null)
    // Campaign, participation, payment: the order in which everybody locks.
    const campaign = seen && (await lockCampaignById(tx, seen.campaignId))
    const participation = seen && (await lockParticipation(tx, seen.participationId))
    if (!campaign || !participation) return null
    return {
      isDue: participation.state === 'DEPOSIT_DUE' && campaign.state === 'RUNNING',
      pay: async (_paidAt, act) => void (await joinWithDeposit(tx, campaign, participation, act)),
    }
  },
}

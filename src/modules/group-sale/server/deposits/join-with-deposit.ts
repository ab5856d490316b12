import type { ActorContext } from '../../../../kernel/audit/audit.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { closeSubjectPayments } from '../../../payment/server/public.ts'
import { platformAccount, walletOf } from '../../../wallet/rules/ledger-accounts.ts'
import { post } from '../../../wallet/server/public.ts'
import { countParticipation, lockCampaignById, type Campaign } from '../campaigns/campaign-repository.ts'
import { mustMoveParticipation } from '../participations/move-participation.ts'
import { lockParticipation, participationBySn, type Participation } from '../participations/participation-repository.ts'

/** The deposit of a locked participation is there: it counts towards the total of its locked campaign. */
export async function joinWithDeposit(
  tx: Transaction,
  campaign: Campaign,
  participation: Participation,
  act: ActorContext,
): Promise<Participation> {
  const joined = await mustMoveParticipation(tx, participation, { event: 'payDeposit', who: 'system', act, change: { joinedAt: act.now } })
  await countParticipation(tx, campaign.campaignId, participation.number)
  return joined
}

/**
 * Pays a deposit with the member's balance; the payment password was proved before. Refusals: `groupSale.participationGone`,
 * `depositNotDue`, `wallet.balanceShort`.
 */
export async function payDepositWithBalance(
  tx: Transaction,
  wish: { readonly participationSn: string; readonly memberId: number },
  act: ActorContext,
): Promise<Participation | Failure> {
  const seen = await participationBySn(tx, wish.participationSn, wish.memberId)
  const campaign = seen && (await lockCampaignById(tx, seen.campaignId))
  const participation = seen && (await lockParticipation(tx, seen.participationId))
  if (!campaign || !participation) return failure('groupSale.participationGone')
  if (participation.state !== 'DEPOSIT_DUE' || campaign.state !== 'RUNNING' || participation.payUntil <= act.now)
    return failure('groupSale.depositNotDue')
  const { depositFen: fen, participationSn: reference } = participation
  const entries = [
    { account: walletOf('member', wish.memberId), fen: -fen },
    { account: platformAccount('deposits'), fen },
  ]
  const posted = await post(tx, { kind: 'depositPayment', reference, entries, act })
  if (isFailure(posted)) return posted
  const joined = await joinWithDeposit(tx, campaign, participation, act)
  await closeSubjectPayments(tx, { kind: 'groupDeposit', subjectSn: wish.participationSn, now: act.now })
  return joined
}

import { systemContext } from '../../../../api/actor-context.ts'
import type { ActorContext } from '../../../../kernel/audit/audit.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { fenOfNumber, yuanText } from '../../../../kernel/money/money.ts'
import { cancelUnpaidOrders, lockPayOrder } from '../../../order/server/public.ts'
import { takeBackDeposit } from '../../../payment/server/public.ts'
import { compensationOf } from '../../rules/price-tiers.ts'
import type { GroupCampaignState } from '../../rules/campaign-machine.ts'
import { compensateDeposit, refundDeposit } from '../deposits/resolve-deposit.ts'
import { mustMoveParticipation } from '../participations/move-participation.ts'
import { lockParticipations, openDepositsOf, type Participation } from '../participations/participation-repository.ts'
import { lockCampaign } from './campaign-repository.ts'
import { moveCampaign } from './move-campaign.ts'

export type CancelCampaignInput = {
  readonly campaignSn: string
  readonly reason: string
  readonly expectedVersion: number
  /** Yuan that the store would pay on top of the deposits, as it was shown. */
  readonly expectedCompensation: number
}

/**
 * A store calls its campaign off: whoever paid a deposit gets it back with the compensation that the campaign promised. Orders that were
 * paid stay orders. Refusals: `groupSale.campaignGone`, `reasonNeeded`, `compensationChanged`, `api.stale`, the machine's.
 */
export async function cancelCampaign(
  tx: Transaction,
  wish: CancelCampaignInput,
  storeIds: readonly number[],
  act: ActorContext,
): Promise<GroupCampaignState | Failure> {
  if (wish.reason === '') return failure('groupSale.reasonNeeded', {}, { field: 'reason' })
  const campaign = await lockCampaign(tx, wish.campaignSn, storeIds)
  if (!campaign) return failure('groupSale.campaignGone')
  const waiting = (await openDepositsOf(tx, [campaign.campaignId])).get(campaign.campaignId)
  const compensation = compensationOf(waiting?.deposits ?? 0n, campaign.multiple)
  if (fenOfNumber(wish.expectedCompensation) !== compensation)
    return failure('groupSale.compensationChanged', { amount: yuanText(compensation) })
  const change = { reason: wish.reason, byFault: true, endedAt: act.now }
  const state = await moveCampaign(tx, campaign, { event: 'cancel', who: 'store', act, change, expectedVersion: wish.expectedVersion })
  if (isFailure(state)) return state
  await resolveParticipations(tx, campaign.campaignId, act.now, (of, by) => compensateDeposit(tx, of, campaign.multiple, by))
  return state
}

export type VoidCampaignInput = Omit<CancelCampaignInput, 'expectedCompensation'> & { readonly isStoreAtFault: boolean }

/** The platform voids a campaign: deposits go back, with compensation where the store is at fault. Refusals: as above. */
export async function voidCampaign(tx: Transaction, wish: VoidCampaignInput, act: ActorContext): Promise<GroupCampaignState | Failure> {
  if (wish.reason === '') return failure('groupSale.reasonNeeded', {}, { field: 'reason' })
  const campaign = await lockCampaign(tx, wish.campaignSn, null)
  if (!campaign) return failure('groupSale.campaignGone')
  const change = { reason: wish.reason, byFault: wish.isStoreAtFault, endedAt: act.now }
  const state = await moveCampaign(tx, campaign, { event: 'void', who: 'platform', act, change, expectedVersion: wish.expectedVersion })
  if (isFailure(state)) return state
  await resolveParticipations(tx, campaign.campaignId, act.now, (of, by) =>
    wish.isStoreAtFault ? compensateDeposit(tx, of, campaign.multiple, by) : refundDeposit(tx, of, by),
  )
  return state
}

async function resolveParticipations(
  tx: Transaction,
  campaignId: number,
  now: Date,
  resolve: (of: Participation, act: ActorContext) => Promise<void>,
): Promise<void> {
  const act = systemContext('groupCampaign/cancel', now)
  for (const unpaid of await lockParticipations(tx, campaignId, ['DEPOSIT_DUE']))
    await mustMoveParticipation(tx, unpaid, { event: 'expire', who: 'system', act })
  for (const of of await lockParticipations(tx, campaignId, ['JOINED', 'BALANCE_DUE']))
    if (of.paySn === '' || (await closeBalanceOrder(tx, of, act))) await resolve(of, act)
}

/** Closes the order that waits for the balance; false when it is paid or its voucher is being checked: such an order stays. */
async function closeBalanceOrder(tx: Transaction, { paySn }: Participation, act: ActorContext): Promise<boolean> {
  await cancelUnpaidOrders(tx, paySn, act.now, { early: true })
  if ((await lockPayOrder(tx, paySn, null))?.state !== 'CLOSED') return false
  return takeBackDeposit(tx, paySn, 'group sale cancelled', act)
}

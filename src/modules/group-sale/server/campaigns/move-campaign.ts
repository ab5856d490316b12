import type { ActorContext } from '../../../../kernel/audit/audit.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { transition, type TransitionTimers } from '../../../../kernel/state-machine/transition.ts'
import {
  groupCampaignMachine,
  type GroupCampaignActor,
  type GroupCampaignEvent,
  type GroupCampaignState,
} from '../../rules/campaign-machine.ts'
import { moveCampaignRow, type Campaign, type CampaignChange } from './campaign-repository.ts'

export type CampaignMove = {
  readonly event: GroupCampaignEvent
  readonly who: GroupCampaignActor
  readonly act: ActorContext
  readonly change?: CampaignChange
  readonly expectedVersion?: number | undefined
}

/** Moves a locked campaign with its timers, its audit row and the event that tells its store. Refusals: `api.stale` and the machine's. */
export async function moveCampaign(tx: Transaction, campaign: Campaign, move: CampaignMove): Promise<GroupCampaignState | Failure> {
  const { event, who, act, change = {} } = move
  if (move.expectedVersion !== undefined && move.expectedVersion !== campaign.version) return failure('api.stale')
  const { campaignId, campaignSn, storeId, kind } = campaign
  const done = await transition(tx, {
    machine: groupCampaignMachine,
    event,
    who,
    from: campaign.state,
    update: (to, from) => moveCampaignRow(tx, campaignId, { to, from }, change),
    timers: (to) => timersOf(campaign, to, event),
    events: (state) => [{ event: 'groupSale.campaignMoved', key: campaignSn, payload: { campaignSn, storeId, kind, state, event } }],
    audit: {
      act,
      action: `groupSale.${event}Campaign`,
      entity: 'groupCampaign',
      entityId: campaignSn,
      ...(change.reason ? { reason: change.reason } : {}),
    },
  })
  return isFailure(done) ? done : done.to
}

function timersOf({ campaignSn, startsAt, balanceAt }: Campaign, to: GroupCampaignState, event: GroupCampaignEvent): TransitionTimers {
  const timer = { entity: 'groupCampaign', entityId: campaignSn }
  if (event === 'approve') return { set: [{ ...timer, event: 'start', dueAt: startsAt }] }
  if (event === 'start') return { set: [{ ...timer, event: 'end', dueAt: balanceAt }] }
  return to === 'INVALID' ? { cancel: [timer] } : {}
}

import type { ActorContext } from '../../../kernel/audit/audit.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { systemContext } from '../../../api/actor-context.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { transition, type TransitionTimers } from '../../../kernel/state-machine/transition.ts'
import { endTeamOffer, setTeamOffer } from '../../catalog/server/public.ts'
import {
  teamCampaignMachine,
  type TeamCampaignActor,
  type TeamCampaignEvent,
  type TeamCampaignState,
} from '../rules/team-campaign-machine.ts'
import { lockCampaign, moveCampaignRow, type CampaignChange, type TeamCampaign } from './campaign-repository.ts'

export type CampaignMove = {
  readonly event: TeamCampaignEvent
  readonly who: TeamCampaignActor
  readonly act: ActorContext
  readonly change?: CampaignChange
  readonly expectedVersion?: number | undefined
}

/** Moves a locked campaign with its timers, its audit row and the event that tells its store. Refusals: `api.stale` and the machine's. */
export async function moveCampaign(tx: Transaction, campaign: TeamCampaign, move: CampaignMove): Promise<TeamCampaignState | Failure> {
  const { event, who, act, change = {} } = move
  if (move.expectedVersion !== undefined && move.expectedVersion !== campaign.version) return failure('api.stale')
  const { campaignId, campaignSn, storeId } = campaign
  const done = await transition(tx, {
    machine: teamCampaignMachine,
    event,
    who,
    from: campaign.state,
    update: (to, from) => moveCampaignRow(tx, campaignId, { to, from }, change),
    timers: (to) => timersOf(campaign, to, event),
    events: (state) => [{ event: 'teamPurchase.campaignMoved', key: campaignSn, payload: { campaignSn, storeId, state, event } }],
    audit: {
      act,
      action: `teamPurchase.${event}Campaign`,
      entity: 'teamCampaign',
      entityId: campaignSn,
      ...(change.reason ? { reason: change.reason } : {}),
    },
  })
  if (isFailure(done)) return done
  // While it runs, lists, pages and carts say so.
  if (done.to === 'RUNNING') await setTeamOffer(tx, campaign)
  if (campaign.state === 'RUNNING') await endTeamOffer(tx, campaignSn)
  return done.to
}

function timersOf({ campaignSn, startsAt, endsAt }: TeamCampaign, to: TeamCampaignState, event: TeamCampaignEvent): TransitionTimers {
  const timer = { entity: 'teamCampaign', entityId: campaignSn }
  if (event === 'approve') return { set: [{ ...timer, event: 'start', dueAt: startsAt }] }
  if (event === 'start') return { set: [{ ...timer, event: 'end', dueAt: endsAt }] }
  return to === 'INVALID' ? { cancel: [timer] } : {}
}

/** The start or the end of a campaign has come; called off meanwhile it has nothing to do. */
export async function moveCampaignByTime(tx: Transaction, campaignSn: string, event: 'start' | 'end', now: Date): Promise<void> {
  const campaign = await lockCampaign(tx, campaignSn, null)
  const [state, due] = event === 'start' ? (['SCHEDULED', campaign?.startsAt] as const) : (['RUNNING', campaign?.endsAt] as const)
  if (!campaign || campaign.state !== state || !due || due > now) return
  const act = systemContext(`teamCampaign/${event}`, now)
  const moved = await moveCampaign(tx, campaign, { event, who: 'system', act, change: event === 'end' ? { endedAt: now } : {} })
  if (isFailure(moved)) throw new Error(`campaign ${campaignSn} was not moved: ${moved.code}`)
}

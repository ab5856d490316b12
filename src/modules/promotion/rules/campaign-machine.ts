import { defineMachine } from '../../../kernel/state-machine/state-machine.ts'

/** The store or the platform whose campaign it is; `watch` is the platform over everybody's. */
export type CampaignActorKind = 'owner' | 'watch' | 'system'

/** The life of a campaign (flows.md F11). Nothing is given out before it runs, so a draft consumes nothing. */
export const campaignMachine = defineMachine({
  name: 'campaign',
  states: ['DRAFT', 'SCHEDULED', 'RUNNING', 'ENDED', 'VOID'],
  initial: 'DRAFT',
  moves: {
    publish: { from: ['DRAFT'], to: 'SCHEDULED', who: ['owner'] },
    start: { from: ['SCHEDULED'], to: 'RUNNING', who: ['system'] },
    stop: { from: ['SCHEDULED', 'RUNNING'], to: 'ENDED', who: ['owner'] },
    end: { from: ['SCHEDULED', 'RUNNING'], to: 'ENDED', who: ['system'] },
    void: { from: ['SCHEDULED', 'RUNNING', 'ENDED'], to: 'VOID', who: ['watch'] },
  },
})

export type CampaignState = (typeof campaignMachine.states)[number]
export type CampaignEvent = (typeof campaignMachine.events)[number]

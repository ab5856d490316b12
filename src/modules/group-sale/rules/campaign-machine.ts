import { defineMachine } from '../../../kernel/state-machine/state-machine.ts'

/** The life of a group sale (flows.md F10). The platform reviews it before it is public; INVALID lets what was paid go back. */
export const groupCampaignMachine = defineMachine({
  name: 'groupCampaign',
  states: ['DRAFT', 'REVIEWING', 'REJECTED', 'SCHEDULED', 'RUNNING', 'ENDED', 'FAILED', 'INVALID'],
  initial: 'DRAFT',
  moves: {
    submit: { from: ['DRAFT', 'REJECTED'], to: 'REVIEWING', who: ['store'] },
    withdraw: { from: ['REVIEWING'], to: 'DRAFT', who: ['store'] },
    approve: { from: ['REVIEWING'], to: 'SCHEDULED', who: ['platform'] },
    reject: { from: ['REVIEWING'], to: 'REJECTED', who: ['platform'] },
    start: { from: ['SCHEDULED'], to: 'RUNNING', who: ['system'] },
    // The tier is fixed with it, once.
    end: { from: ['RUNNING'], to: 'ENDED', who: ['system'] },
    // Below the first tier, or nobody took part.
    fail: { from: ['RUNNING'], to: 'FAILED', who: ['system'] },
    cancel: { from: ['SCHEDULED', 'RUNNING', 'ENDED'], to: 'INVALID', who: ['store'] },
    void: { from: ['SCHEDULED', 'RUNNING', 'ENDED'], to: 'INVALID', who: ['platform'] },
  },
})
export type GroupCampaignState = (typeof groupCampaignMachine.states)[number]
export type GroupCampaignEvent = (typeof groupCampaignMachine.events)[number]
export type GroupCampaignActor = 'store' | 'platform' | 'system'

import { defineMachine } from '../../../kernel/state-machine/state-machine.ts'

/** The life of a team-purchase campaign (flows.md F10). INVALID opens no more teams; those that have formed go on until their deadline. */
export const teamCampaignMachine = defineMachine({
  name: 'teamCampaign',
  states: ['DRAFT', 'REVIEWING', 'REJECTED', 'SCHEDULED', 'RUNNING', 'ENDED', 'INVALID'],
  initial: 'DRAFT',
  moves: {
    submit: { from: ['DRAFT', 'REJECTED'], to: 'REVIEWING', who: ['store'] },
    withdraw: { from: ['REVIEWING'], to: 'DRAFT', who: ['store'] },
    approve: { from: ['REVIEWING'], to: 'SCHEDULED', who: ['platform'] },
    reject: { from: ['REVIEWING'], to: 'REJECTED', who: ['platform'] },
    start: { from: ['SCHEDULED'], to: 'RUNNING', who: ['system'] },
    end: { from: ['RUNNING'], to: 'ENDED', who: ['system'] },
    cancel: { from: ['SCHEDULED', 'RUNNING'], to: 'INVALID', who: ['store'] },
    void: { from: ['SCHEDULED', 'RUNNING'], to: 'INVALID', who: ['platform'] },
  },
})
export type TeamCampaignState = (typeof teamCampaignMachine.states)[number]
export type TeamCampaignEvent = (typeof teamCampaignMachine.events)[number]
export type TeamCampaignActor = 'store' | 'platform' | 'system'

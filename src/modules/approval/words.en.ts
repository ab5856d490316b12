import type { Words } from '../../shared/words.ts'
import type { zh } from './words.zh.ts'

export const en = {
  overOrderLimit: 'Above the limit per order of ¥{{limit}}; please submit a purchase request',
  overMonthLimit:
    'Above the limit per month of ¥{{limit}} (¥{{spent}} used, requests under approval included); please submit a purchase request',
  overBudget: "Above the cost centre's budget of ¥{{limit}} per month (¥{{spent}} used); please submit a purchase request",
  neededByRule: 'The approval rule “{{rule}}” asks for a purchase request',
  requestOnly: 'Your role does not place orders; please submit a purchase request',
  notASub: 'Only sub-accounts of an enterprise submit purchase requests',
  noApprover: 'The company has nobody who may approve; please ask the main account',
  requestGone: 'The purchase request does not exist or is not yours to see',
  requestMoved: 'The purchase request was decided already, please refresh',
  notYourTurn: 'This step does not wait for you, or you decided already',
  commentRequired: 'please give a reason',
  aboveYourLimit: 'The amount is above your own limit per order; a higher level must approve',
  contentChanged: 'The request is not what was handed in and cannot be carried out',
  ruleGone: 'The approval rule does not exist or was deleted',
  ruleNameRequired: 'please enter the name of the rule',
  amountInvalid: 'please enter an amount in yuan, or nothing for any amount',
  stepsRequired: 'please set at least one step',
  approverUnknown: 'this person cannot approve',
  daysInvalid: 'please choose valid days',
  delegationGone: 'The delegation does not exist or has ended',
  statePENDING: 'Under approval',
  stateAPPROVED: 'Approved',
  stateREJECTED: 'Rejected',
  stateRETURNED: 'Returned',
  stateRECALLED: 'Recalled',
  stateEXPIRED: 'Expired',
  closingOpen: '{{count}} {{count|purchase request waits|purchase requests wait}} for approval',
} satisfies Words<typeof zh>

import {
  aftersaleMachine,
  disputableStates,
  type AftersaleKind,
  type AftersaleSideState,
  type AftersaleState,
} from './aftersale-machine.ts'
import { complaintMachine, type ComplaintState } from './complaint-machine.ts'

/** What each side may do about a case; the same tables judge the commands, so no button exists without a move. */
export const buyerActions = [
  'acceptOffer',
  'refuseOffer',
  'reapply',
  'cancel',
  'sendBack',
  'acceptPart',
  'confirmReplacement',
  'close',
  'complain',
  'withdraw',
  'arbitrate',
] as const
export type BuyerAction = (typeof buyerActions)[number]

export const storeActions = [
  'agree',
  'replace',
  'offer',
  'reject',
  'receive',
  'receivePart',
  'refuseReceipt',
  'restock',
  'shipReplacement',
  'appeal',
  'arbitrate',
] as const
export type StoreAction = (typeof storeActions)[number]

export const platformActions = ['payBack', 'retryRefund', 'admit', 'refuse', 'forBuyerReturn', 'forBuyer', 'forSeller'] as const
export type PlatformAction = (typeof platformActions)[number]

type MessageParams = {
  readonly state: AftersaleState
  readonly kind: AftersaleKind
  readonly disputed: boolean
  readonly offerMade: boolean
  readonly reapplied: boolean
  /** The open complaint; null without one. */
  readonly complaint: ComplaintState | null
  /** Goods came back about which the store has not decided. */
  readonly undecided: boolean
}

function sidesOf({ kind, disputed, offerMade, reapplied }: MessageParams): AftersaleSideState[] {
  // An address is said with the agreement itself.
  return [
    kind,
    ...(disputed ? (['disputed'] as const) : []),
    ...(offerMade ? (['offered'] as const) : []),
    ...(reapplied ? (['reapplied'] as const) : []),
  ]
}

export function buyerCan(facts: MessageParams): BuyerAction[] {
  const moves = aftersaleMachine.allowedActions(facts.state, 'buyer', sidesOf(facts))
  const complaints = facts.complaint === null ? [] : complaintMachine.allowedActions(facts.complaint, 'buyer')
  const isOffered = moves.includes('acceptOffer') || moves.includes('acceptAndReturn')
  return buyerActions.filter((action) => {
    if (action === 'acceptOffer') return isOffered
    if (action === 'complain') return facts.complaint === null && disputableStates.includes(facts.state)
    if (action === 'withdraw' || action === 'arbitrate') return complaints.includes(action)
    return moves.includes(action)
  })
}

export function storeCan(facts: MessageParams): StoreAction[] {
  const moves = aftersaleMachine.allowedActions(facts.state, 'store', sidesOf(facts))
  const complaints = facts.complaint === null ? [] : complaintMachine.allowedActions(facts.complaint, 'store')
  return storeActions.filter((action) => {
    if (action === 'agree') return moves.includes('agreeRefund') || moves.includes('agreeReturn')
    if (action === 'replace') return moves.includes('agreeReplacement')
    if (action === 'restock') return facts.undecided
    if (action === 'receive') return moves.includes('receiveAll') || moves.includes('receiveForExchange')
    if (action === 'appeal' || action === 'arbitrate') return complaints.includes(action)
    return moves.includes(action)
  })
}

export function platformCan(facts: MessageParams): PlatformAction[] {
  const moves = aftersaleMachine.allowedActions(facts.state, 'platform', sidesOf(facts))
  const complaints = facts.complaint === null ? [] : complaintMachine.allowedActions(facts.complaint, 'platform')
  return platformActions.filter((action) => {
    if (action === 'payBack' || action === 'retryRefund') return moves.includes(action)
    return action === 'forBuyerReturn' ? complaints.includes('forBuyer') && moves.includes('awardReturn') : complaints.includes(action)
  })
}

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

type CaseContext = {
  readonly state: AftersaleState
  readonly kind: AftersaleKind
  readonly disputed: boolean
  readonly offerMade: boolean
  readonly reapplied: boolean
  readonly awaitsRedLetter: boolean
  /** The open complaint; null without one. */
  readonly complaint: ComplaintState | null
  /** Goods came back about which the store has not decided. */
  readonly undecided: boolean
}

function sidesOf({ kind, disputed, offerMade, reapplied, awaitsRedLetter }: CaseContext): AftersaleSideState[] {
  // An address is said with the agreement itself.
  return [
    kind,
    ...(disputed ? (['disputed'] as const) : []),
    ...(offerMade ? (['offered'] as const) : []),
    ...(reapplied ? (['reapplied'] as const) : []),
    ...(awaitsRedLetter ? (['awaitsRedLetter'] as const) : []),
  ]
}

export function buyerCan(context: CaseContext): BuyerAction[] {
  const moves = aftersaleMachine.allowedActions(context.state, 'buyer', sidesOf(context))
  const complaints = context.complaint === null ? [] : complaintMachine.allowedActions(context.complaint, 'buyer')
  const isOffered = moves.includes('acceptOffer') || moves.includes('acceptAndReturn')
  return buyerActions.filter((action) => {
    if (action === 'acceptOffer') return isOffered
    if (action === 'complain') return context.complaint === null && disputableStates.includes(context.state)
    if (action === 'withdraw' || action === 'arbitrate') return complaints.includes(action)
    return moves.includes(action)
  })
}

export function storeCan(context: CaseContext): StoreAction[] {
  const moves = aftersaleMachine.allowedActions(context.state, 'store', sidesOf(context))
  const complaints = context.complaint === null ? [] : complaintMachine.allowedActions(context.complaint, 'store')
  return storeActions.filter((action) => {
    if (action === 'agree') return moves.includes('agreeRefund') || moves.includes('agreeReturn')
    if (action === 'replace') return moves.includes('agreeReplacement')
    if (action === 'restock') return context.undecided
    if (action === 'receive') return moves.includes('receiveAll') || moves.includes('receiveForExchange')
    if (action === 'appeal' || action === 'arbitrate') return complaints.includes(action)
    return moves.includes(action)
  })
}

export function platformCan(context: CaseContext): PlatformAction[] {
  const moves = aftersaleMachine.allowedActions(context.state, 'platform', sidesOf(context))
  const complaints = context.complaint === null ? [] : complaintMachine.allowedActions(context.complaint, 'platform')
  return platformActions.filter((action) => {
    if (action === 'payBack' || action === 'retryRefund') return moves.includes(action)
    return action === 'forBuyerReturn' ? complaints.includes('forBuyer') && moves.includes('awardReturn') : complaints.includes(action)
  })
}

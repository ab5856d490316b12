/** Titles and texts about contracts. */
export const contractTemplates = {
  contractWaits: { title: 'contractWaitsTitle', text: 'contractWaitsText' },
  contractWaitsStore: { title: 'contractWaitsTitle', text: 'contractWaitsText' },
  contractInForce: { title: 'contractInForceTitle', text: 'contractInForceText' },
  contractInForceStore: { title: 'contractInForceTitle', text: 'contractInForceText' },
  contractEnded: { title: 'contractEndedTitle', text: 'contractEndedText' },
  contractEndedStore: { title: 'contractEndedTitle', text: 'contractEndedText' },
  contractEnding: { title: 'contractEndingTitle', text: 'contractEndingText' },
  contractEndingStore: { title: 'contractEndingTitle', text: 'contractEndingText' },
  contractPriced: { title: 'contractPricedTitle', text: 'contractPricedText' },
  contractPricedStore: { title: 'contractPricedTitle', text: 'contractPricedText' },
  contractPriceDisputed: { title: 'contractPriceDisputedTitle', text: 'contractPriceDisputedText' },
  contractPriceDisputedStore: { title: 'contractPriceDisputedTitle', text: 'contractPriceDisputedText' },
  contractPriceSettled: { title: 'contractPriceSettledTitle', text: 'contractPriceSettledText' },
  contractPriceSettledStore: { title: 'contractPriceSettledTitle', text: 'contractPriceSettledText' },
  contractPriceFixed: { title: 'contractPriceFixedTitle', text: 'contractPriceFixedText' },
  contractPriceFixedStore: { title: 'contractPriceFixedTitle', text: 'contractPriceFixedText' },
  contractMarginCall: { title: 'contractMarginCallTitle', text: 'contractMarginCallText' },
  contractMarginCallStore: { title: 'contractMarginCallTitle', text: 'contractMarginCallText' },
  contractDisputed: { title: 'contractDisputedTitle', text: 'contractDisputedText' },
  contractDisputedStore: { title: 'contractDisputedTitle', text: 'contractDisputedText' },
  contractAnswered: { title: 'contractAnsweredTitle', text: 'contractAnsweredText' },
  contractAnsweredStore: { title: 'contractAnsweredTitle', text: 'contractAnsweredText' },
  contractRuled: { title: 'contractRuledTitle', text: 'contractRuledText' },
  contractRuledStore: { title: 'contractRuledTitle', text: 'contractRuledText' },
  contractNearlyUsed: { title: 'contractNearlyUsedTitle', text: 'contractNearlyUsedText' },
  contractNearlyUsedStore: { title: 'contractNearlyUsedTitle', text: 'contractNearlyUsedText' },
} as const

/** Titles and texts about what is due under contracts. */
export const contractDueTemplates = {
  contractDueAsked: { title: 'contractDueAskedTitle', text: 'contractDueAskedText' },
  contractDueAskedStore: { title: 'contractDueAskedTitle', text: 'contractDueAskedText' },
  contractDueLate: { title: 'contractDueLateTitle', text: 'contractDueLateText' },
  contractDueLateStore: { title: 'contractDueLateTitle', text: 'contractDueLateText' },
  contractDueUnpaid: { title: 'contractDueUnpaidTitle', text: 'contractDueUnpaidText' },
  contractDueUnpaidStore: { title: 'contractDueUnpaidTitle', text: 'contractDueUnpaidText' },
  contractDuePaid: { title: 'contractDuePaidTitle', text: 'contractDuePaidText' },
  contractDuePaidStore: { title: 'contractDuePaidTitle', text: 'contractDuePaidText' },
  contractDueReturned: { title: 'contractDueReturnedTitle', text: 'contractDueReturnedText' },
  contractDueReturnedStore: { title: 'contractDueReturnedTitle', text: 'contractDueReturnedText' },
  contractDueClosed: { title: 'contractDueClosedTitle', text: 'contractDueClosedText' },
  contractDueClosedStore: { title: 'contractDueClosedTitle', text: 'contractDueClosedText' },
  contractDueDeclined: { title: 'contractDueDeclinedTitle', text: 'contractDueDeclinedText' },
  contractDueTransfer: { title: 'contractDueTransferTitle', text: 'contractDueTransferText' },
} as const

type Usual<Policy> = { readonly buying: Policy; readonly money: Policy; readonly selling: Policy; readonly running: Policy }

/** Whose they are and by which ways they go. */
export const contractDuePolicies = <Policy>({ buying, money, selling, running }: Usual<Policy>) => ({
  contractDueAsked: money,
  contractDueAskedStore: selling,
  contractDueLate: money,
  contractDueLateStore: selling,
  contractDueUnpaid: buying,
  contractDueUnpaidStore: selling,
  contractDuePaid: buying,
  contractDuePaidStore: selling,
  contractDueReturned: buying,
  contractDueReturnedStore: selling,
  contractDueClosed: buying,
  contractDueClosedStore: selling,
  contractDueDeclined: money,
  contractDueTransfer: running,
})

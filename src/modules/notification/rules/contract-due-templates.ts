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

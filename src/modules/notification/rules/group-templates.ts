/** Titles and texts about group sales. */
export const groupTemplates = {
  groupWaits: { title: 'groupWaitsTitle', text: 'groupWaitsText' },
  groupApproved: { title: 'groupApprovedTitle', text: 'groupApprovedText' },
  groupRejected: { title: 'groupRejectedTitle', text: 'groupRejectedText' },
  groupSucceeded: { title: 'groupSucceededTitle', text: 'groupSucceededText' },
  groupFailed: { title: 'groupFailedTitle', text: 'groupFailedText' },
  groupVoided: { title: 'groupVoidedTitle', text: 'groupVoidedText' },
  groupJoined: { title: 'groupJoinedTitle', text: 'groupJoinedText' },
  groupBalanceDue: { title: 'groupBalanceDueTitle', text: 'groupBalanceDueText' },
  groupExpired: { title: 'groupExpiredTitle', text: 'groupExpiredText' },
  groupForfeited: { title: 'groupForfeitedTitle', text: 'groupForfeitedText' },
  groupRefunded: { title: 'groupRefundedTitle', text: 'groupRefundedText' },
  groupCompensated: { title: 'groupCompensatedTitle', text: 'groupCompensatedText' },
} as const

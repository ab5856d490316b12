/** Templates about flash sales of stores; each has a title and a text in the words of this module. */
export const sellingTemplates = {
  flashWaits: { title: 'flashWaitsTitle', text: 'flashWaitsText' },
  flashApproved: { title: 'flashApprovedTitle', text: 'flashApprovedText' },
  flashRejected: { title: 'flashRejectedTitle', text: 'flashRejectedText' },
  flashStarted: { title: 'flashStartedTitle', text: 'flashStartedText' },
  flashVoided: { title: 'flashVoidedTitle', text: 'flashVoidedText' },
  flashPublished: { title: 'flashPublishedTitle', text: 'flashPublishedText' },
} as const

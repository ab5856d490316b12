/** Titles and texts about weigh notes. */
export const weighingTemplates = {
  weighRecorded: { title: 'weighRecordedTitle', text: 'weighRecordedText' },
  weighReweighed: { title: 'weighReweighedTitle', text: 'weighReweighedText' },
  weighContested: { title: 'weighContestedTitle', text: 'weighContestedText' },
  weighConfirmed: { title: 'weighConfirmedTitle', text: 'weighConfirmedText' },
  weighAgreed: { title: 'weighAgreedTitle', text: 'weighAgreedText' },
  weighRefund: { title: 'weighRefundTitle', text: 'weighRefundText' },
} as const

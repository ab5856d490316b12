/** Titles and texts about weigh notes. */
export const weighingTemplates = {
  weighRecorded: { title: 'weighRecordedTitle', text: 'weighRecordedText' },
  weighReweighed: { title: 'weighReweighedTitle', text: 'weighReweighedText' },
  weighContested: { title: 'weighContestedTitle', text: 'weighContestedText' },
  weighConfirmed: { title: 'weighConfirmedTitle', text: 'weighConfirmedText' },
  weighAgreed: { title: 'weighAgreedTitle', text: 'weighAgreedText' },
  supplementDue: { title: 'supplementDueTitle', text: 'supplementDueText' },
  supplementSoon: { title: 'supplementSoonTitle', text: 'supplementSoonText' },
  supplementLate: { title: 'supplementLateTitle', text: 'supplementLateText' },
  supplementUnpaid: { title: 'supplementUnpaidTitle', text: 'supplementUnpaidText' },
  supplementPaid: { title: 'supplementPaidTitle', text: 'supplementPaidText' },
  supplementNoted: { title: 'supplementNotedTitle', text: 'supplementNotedText' },
  supplementWaived: { title: 'supplementWaivedTitle', text: 'supplementWaivedText' },
  supplementDeclined: { title: 'supplementDeclinedTitle', text: 'supplementDeclinedText' },
  supplementTransfer: { title: 'supplementTransferTitle', text: 'supplementTransferText' },
  weighRefund: { title: 'weighRefundTitle', text: 'weighRefundText' },
} as const

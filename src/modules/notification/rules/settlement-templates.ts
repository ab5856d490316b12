/** Words of what is told about gateway bills, bank accounts of stores and their bills. */
export const settlementTemplates = {
  billDifferences: { title: 'billDifferencesTitle', text: 'billDifferencesText' },
  bankAccountEntered: { title: 'bankAccountEnteredTitle', text: 'bankAccountEnteredText' },
  bankAccountWaits: { title: 'bankAccountWaitsTitle', text: 'bankAccountWaitsText' },
  bankAccountApproved: { title: 'bankAccountApprovedTitle', text: 'bankAccountApprovedText' },
  bankAccountRejected: { title: 'bankAccountRejectedTitle', text: 'bankAccountRejectedText' },
  billMade: { title: 'billMadeTitle', text: 'billMadeText' },
  billDisputed: { title: 'billDisputedTitle', text: 'billDisputedText' },
  billAnswered: { title: 'billAnsweredTitle', text: 'billAnsweredText' },
  billToApprove: { title: 'billToApproveTitle', text: 'billToApproveText' },
  billApproved: { title: 'billApprovedTitle', text: 'billApprovedText' },
  billPaid: { title: 'billPaidTitle', text: 'billPaidText' },
  billPayFailed: { title: 'billPayFailedTitle', text: 'billPayFailedText' },
  billCarried: { title: 'billCarriedTitle', text: 'billCarriedText' },
} as const

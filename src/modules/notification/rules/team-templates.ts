/** Titles and texts about team purchases. */
export const teamTemplates = {
  teamWaits: { title: 'teamWaitsTitle', text: 'teamWaitsText' },
  teamApproved: { title: 'teamApprovedTitle', text: 'teamApprovedText' },
  teamRejected: { title: 'teamRejectedTitle', text: 'teamRejectedText' },
  teamVoided: { title: 'teamVoidedTitle', text: 'teamVoidedText' },
  teamSucceeded: { title: 'teamSucceededTitle', text: 'teamSucceededText' },
  teamFailed: { title: 'teamFailedTitle', text: 'teamFailedText' },
  teamFull: { title: 'teamFullTitle', text: 'teamFullText' },
} as const

/** How the public list of tenders can be narrowed. */
export const tenderPhases = ['all', 'bidding', 'opened', 'awarded', 'failed', 'terminated'] as const

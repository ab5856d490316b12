/** What a tenderer has to do, as filters of the own list. */
export const ownerTodos = ['answer', 'open', 'evaluate', 'score', 'award', 'contract', 'deposit'] as const
export type OwnerTodo = (typeof ownerTodos)[number]

/** What a bidder has to do, as filters of the lists of tenders. */
export const bidderTodos = ['invitation', 'toBid', 'giveDeposit', 'answered'] as const
export type BidderTodo = (typeof bidderTodos)[number]

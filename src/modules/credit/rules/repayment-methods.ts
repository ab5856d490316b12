/** How a company repays. */
export const repaymentMethods = ['TRANSFER', 'ONLINE', 'BALANCE', 'ACCEPTANCE_BILL'] as const
export type RepaymentMethod = (typeof repaymentMethods)[number]

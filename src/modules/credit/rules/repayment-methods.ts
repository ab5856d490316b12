/** How a company repays. */
export const repaymentMethods = ['TRANSFER', 'BALANCE', 'ACCEPTANCE_BILL'] as const
export type RepaymentMethod = (typeof repaymentMethods)[number]

import { localBasket } from './local-basket.ts'

export type { LocalLine } from './local-basket.ts'

const { lines, add, clear } = localBasket('enquiry')

/** The enquiry basket of a visitor, kept in the browser until the login merges it (specification §4). */
export const localEnquiry = lines
export const addLocalEnquiry = add
export const clearLocalEnquiry = clear

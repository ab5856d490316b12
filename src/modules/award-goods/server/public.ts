// What other modules may use of `award-goods` on the server.
export { awardGoodsHandlers } from './handlers.ts'

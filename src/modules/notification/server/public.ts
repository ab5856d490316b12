// What other modules may use of `notification` on the server.
export {
  type WechatOfficial,
  accountNotices,
  inquiryNotices,
  marketNotices,
  messageHandlers,
  messagePersonalData,
  messageTasks,
  peopleNotices,
  planSweep,
  tradeNotices,
  wechatPushPath,
  wechatPushRoutes,
  workNotices,
} from './public.ts'

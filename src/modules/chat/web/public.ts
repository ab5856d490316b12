// What later modules and the composition root may use of this module's browser side.
export { useChatUnread } from './use-chat-unread.ts'

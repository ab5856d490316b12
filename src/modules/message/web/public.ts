// What later modules and the composition root may use of this module's browser side.
export { useUnread } from './use-unread.ts'

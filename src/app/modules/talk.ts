import { auditSealer } from '../../integrations/vault/audit-sealer.ts'
import { chatHandlers } from '../../modules/chat/server/public.ts'
import { behaviourQueue, insightHandlers } from '../../modules/insight/server/public.ts'
import {
  accountNotices,
  inquiryNotices,
  marketNotices,
  messageHandlers,
  messageTasks,
  peopleNotices,
  tradeNotices,
  workNotices,
} from '../../modules/message/server/public.ts'
import type { Room } from './room.ts'

/** What is said and noted of all that happens: notices, conversations, statistics and the audit log. */
export const talk: Room = {
  handlers: ({ secret, files, official }) => [
    ...messageHandlers({ sendsWechat: official !== null }),
    ...chatHandlers(files),
    ...insightHandlers(behaviourQueue(), auditSealer(secret)),
  ],
  tasks: ({ sms, mail, official, siteUrl }) => messageTasks({ sms, mail, wechat: official, siteUrl }),
  subscribers: [tradeNotices, accountNotices, peopleNotices, marketNotices, workNotices, inquiryNotices],
  timers: () => ({}),
}

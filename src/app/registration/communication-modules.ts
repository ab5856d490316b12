import { auditSealer } from '../../adapters/vault/audit-sealer.ts'
import { chatHandlers } from '../../modules/chat/server/public.ts'
import { behaviourQueue } from '../../modules/analytics/server/public.ts'
import { insightHandlers } from '../../modules/audit/server/public.ts'
import {
  accountNotices,
  inquiryNotices,
  marketNotices,
  messageHandlers,
  messageTasks,
  peopleNotices,
  tradeNotices,
  workNotices,
} from '../../modules/notification/server/public.ts'
import type { ModuleRegistration } from './module-registration.ts'

/** What is said and noted of all that happens: notices, conversations, statistics and the audit log. */
export const talk: ModuleRegistration = {
  handlers: ({ secret, files, official }) => [
    ...messageHandlers({ sendsWechat: official !== null }),
    ...chatHandlers(files),
    ...insightHandlers(behaviourQueue(), auditSealer(secret)),
  ],
  tasks: ({ sms, mail, official, siteUrl }) => messageTasks({ sms, mail, wechat: official, siteUrl }),
  subscribers: [tradeNotices, accountNotices, peopleNotices, marketNotices, workNotices, inquiryNotices],
  timers: () => ({}),
}

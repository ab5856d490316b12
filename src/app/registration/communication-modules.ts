import { auditSealer } from '../../adapters/vault/audit-sealer.ts'
import { chatHandlers } from '../../modules/chat/server/public.ts'
import { deleteOldRecords, deleteOldRecordsJob } from '../../modules/analytics/server/public.ts'
import { auditHandlers } from '../../modules/audit/server/public.ts'
import {
  accountNotifications,
  rfqNotifications,
  marketNotifications,
  notificationHandlers,
  notificationTasks,
  peopleNotifications,
  tradeNotifications,
  workNotifications,
  creditNotifications,
  invoiceNotifications,
  flashSaleNotifications,
  reconciliationNotifications,
  settlementNotifications,
  loyaltyNotifications,
  contractDueNotifications,
  contractNotificationsSubscriber,
  tenderNotifications,
  groupNotifications,
  teamNotifications,
} from '../../modules/notification/server/public.ts'
import { behaviour } from './behaviour.ts'
import type { ModuleRegistration } from './module-registration.ts'

/** What is said and noted of all that happens: notices, conversations, statistics and the audit log. */
export const communicationModules: ModuleRegistration = {
  handlers: ({ secret, files, official }) => [
    ...notificationHandlers({ sendsWechat: official !== null }),
    ...chatHandlers(files),
    ...auditHandlers(behaviour, auditSealer(secret)),
  ],
  tasks: ({ sms, mail, official, siteUrl }) => ({
    ...notificationTasks({ sms, mail, wechat: official, siteUrl }),
    [deleteOldRecordsJob]: async (app) => void (await deleteOldRecords(app)),
  }),
  subscribers: [
    tradeNotifications,
    accountNotifications,
    peopleNotifications,
    marketNotifications,
    workNotifications,
    rfqNotifications,
    creditNotifications,
    tenderNotifications,
    groupNotifications,
    teamNotifications,
    invoiceNotifications,
    flashSaleNotifications,
    reconciliationNotifications,
    settlementNotifications,
    loyaltyNotifications,
    contractDueNotifications,
    contractNotificationsSubscriber,
  ],
  timers: () => ({}),
}

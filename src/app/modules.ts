import type { JobTasks, Subscriber, TimerHandlers } from '../api/background.ts'
import type { Handler } from '../api/handler.ts'
import { apiWords } from '../api/words.ts'
import type { Capture } from '../integrations/outbox-capture/capture.ts'
import { capturedTransfer } from '../integrations/bank/captured-transfer.ts'
import { randomFen } from '../integrations/bank/random-fen.ts'
import { auditSealer } from '../integrations/vault/audit-sealer.ts'
import { readSheetApart } from '../integrations/sheets/read-sheet.ts'
import { documentWords } from '../integrations/sheets/document-words.ts'
import { writeSheet } from '../integrations/sheets/write-sheet.ts'
import { basketHandlers } from '../modules/basket/server/public.ts'
import { basketWords } from '../modules/basket/words.ts'
import { catalogHandlers } from '../modules/catalog/server/handlers.ts'
import {
  catalogTimers,
  productNames,
  formulaPricing,
  goodsOfStores,
  goodsPictureHandlers,
  importHandlers,
  importTasks,
  verifyGoodsCertificate,
  type BoardKeeper,
} from '../modules/catalog/server/public.ts'
import { catalogWords } from '../modules/catalog/words.ts'
import { chatHandlers, showChatFile } from '../modules/chat/server/public.ts'
import { chatWords } from '../modules/chat/words.ts'
import { contentHandlers } from '../modules/content/server/handlers.ts'
import { agreementBook, contentTimers, verifyHandlers } from '../modules/content/server/public.ts'
import { contentWords } from '../modules/content/words.ts'
import { designHandlers } from '../modules/design/server/public.ts'
import { projectHandlers } from '../modules/project/server/public.ts'
import { projectWords } from '../modules/project/words.ts'
import { designWords } from '../modules/design/words.ts'
import { fulfilmentHandlers, fulfilmentTimers, verifyShipment } from '../modules/fulfilment/server/public.ts'
import { fulfilmentWords } from '../modules/fulfilment/words.ts'
import {
  identityHandlers,
  identityTasks,
  passwordHasher,
  type MailSender,
  type SmsSender,
  type WechatOpen,
} from '../modules/identity/server/public.ts'
import { identityWords } from '../modules/identity/words.ts'
import { behaviourQueue, insightHandlers } from '../modules/insight/server/public.ts'
import { marketHandlers } from '../modules/market/server/handlers.ts'
import { marketWords } from '../modules/market/words.ts'
import { memberBook, memberHandlers, memberTasks, memberTimers, type PersonalVault } from '../modules/member/server/public.ts'
import { enterpriseHandlers, enterpriseTasks, firstRoles } from '../modules/enterprise/server/public.ts'
import { enterpriseWords } from '../modules/enterprise/words.ts'
import { memberWords } from '../modules/member/words.ts'
import {
  accountNotices,
  marketNotices,
  messageHandlers,
  messageTasks,
  peopleNotices,
  tradeNotices,
  workNotices,
  type WechatOfficial,
} from '../modules/message/server/public.ts'
import { messageWords } from '../modules/message/words.ts'
import { paymentHandlers, paymentSubscribers, paymentTasks, type PaymentDeps } from '../modules/payment/server/public.ts'
import { paymentWords } from '../modules/payment/words.ts'
import { approvalHandlers, approvalTimers, purchaseGate, requestsOfLeavers } from '../modules/approval/server/public.ts'
import { approvalWords } from '../modules/approval/words.ts'
import { countPairs, orderHandlers, orderTimers, verifyOrder } from '../modules/order/server/public.ts'
import { orderWords } from '../modules/order/words.ts'
import { privacyHandlers, privacyTasks, privacyTimers } from '../modules/privacy/server/public.ts'
import { privacyWords } from '../modules/privacy/words.ts'
import { rfqHandlers } from '../modules/rfq/server/public.ts'
import { rfqWords } from '../modules/rfq/words.ts'
import { salesHandlers, salesSubscriber, salesTimers } from '../modules/sales/server/public.ts'
import { insightWords } from '../modules/insight/words.ts'
import { salesWords } from '../modules/sales/words.ts'
import { supportHandlers } from '../modules/support/server/public.ts'
import { supportWords } from '../modules/support/words.ts'
import { siteHandlers } from '../modules/site/server/handlers.ts'
import {
  cityNameOf,
  fileHandlers,
  openMemberFile,
  ownsFiles,
  previewHandlers,
  siteTimers,
  wechatSettings,
  type FileDeps,
} from '../modules/site/server/public.ts'
import { siteWords } from '../modules/site/words.ts'
import { storeWords } from '../modules/store/words.ts'
import { storeTimers, verifyCertificate } from '../modules/store/server/public.ts'
import { storeHandlers } from '../modules/store/server/handlers.ts'
import { firstStaffRoles, staffHandlers, staffTasks } from '../modules/staff/server/public.ts'
import { staffWords } from '../modules/staff/words.ts'
import { kernelWords } from '../shared/kernel-words.ts'
import type { ModuleWords } from '../shared/words.ts'
import { privacyDeps } from './personal-data.ts'
import { askThrough } from './ask-through.ts'
import { openRegions } from './region-book.ts'
import { hasPage } from './row-of-path.ts'

/** The words of every module: a refusal's code finds its sentence here. */
export const allWords: readonly ModuleWords[] = [
  kernelWords,
  apiWords,
  identityWords,
  memberWords,
  enterpriseWords,
  siteWords,
  contentWords,
  storeWords,
  staffWords,
  marketWords,
  catalogWords,
  basketWords,
  orderWords,
  approvalWords,
  paymentWords,
  fulfilmentWords,
  rfqWords,
  messageWords,
  chatWords,
  privacyWords,
  salesWords,
  insightWords,
  projectWords,
  designWords,
  supportWords,
]

const sheets = { read: readSheetApart, write: writeSheet }

/** What the modules must know of this installation. */
export type HouseFacts = {
  readonly secret: string
  /** Seals numbers of persons. */
  readonly vault: PersonalVault
  readonly passwordPepper: string | null
  /** Without a trailing slash. */
  readonly siteUrl: string
  /** The stand-in for SMS and mail providers; null in production. */
  readonly capture: Capture | null
  /** The ways to send text messages and mail; null where there is none. */
  readonly sms: SmsSender | null
  readonly mail: MailSender | null
  /** All goods on sale as this process knows them. */
  readonly board: BoardKeeper
  /** The payment channels of this installation. */
  readonly payment: PaymentDeps
  /** Where members' pictures lie. */
  readonly files: FileDeps
  /** The WeChat open platform; null where it has no keys. */
  readonly wechat: WechatOpen | null
  /** The official account on WeChat, which sends notices; null where there is none. */
  readonly official: WechatOfficial | null
}

/** Every call of the house. Support's view asks through the others. */
export function allHandlers(facts: HouseFacts): readonly Handler[] {
  const handlers = membersHandlers(facts)
  return [...handlers, ...supportHandlers(askThrough(handlers, allWords))]
}

/** Every call that somebody makes for themselves. Adapters of the outside world are handed in here and nowhere else. */
function membersHandlers({
  secret,
  vault,
  passwordPepper,
  siteUrl,
  sms,
  payment,
  files,
  wechat,
  official,
  board,
}: HouseFacts): readonly Handler[] {
  return [
    ...identityHandlers({
      secret,
      siteUrl,
      sendsSms: sms !== null,
      passwords: passwordHasher({ pepper: passwordPepper }),
      agreements: agreementBook,
      members: memberBook,
      cityName: cityNameOf,
      wechat,
      wechatSettings,
    }),
    ...memberHandlers({ regions: openRegions, vault, ownsPictures: ownsFiles, randomFen }),
    ...enterpriseHandlers(productNames),
    ...basketHandlers(),
    ...orderHandlers({ gate: purchaseGate, writeSheet }),
    ...approvalHandlers(),
    ...fulfilmentHandlers(),
    ...salesHandlers(),
    ...projectHandlers({ writeSheet }),
    ...designHandlers({ writeSheet }),
    ...rfqHandlers(),
    ...siteHandlers(hasPage),
    ...fileHandlers(files),
    ...previewHandlers({
      open: {
        file: (house, fileId, visitor) => openMemberFile(files.files, house, fileId, visitor),
        chat: (house, fileId, visitor) => showChatFile(house, files.files, fileId, visitor),
      },
      readSheet: readSheetApart,
      readWords: documentWords,
    }),
    ...contentHandlers(),
    // Whoever issues documents can be asked about them; a new issuer takes its place here.
    ...verifyHandlers([verifyOrder, verifyShipment, verifyCertificate, verifyGoodsCertificate]),
    ...storeHandlers(),
    ...staffHandlers(),
    ...marketHandlers(),
    ...catalogHandlers(board),
    ...goodsPictureHandlers(files),
    ...importHandlers(sheets),
    ...messageHandlers({ sendsWechat: official !== null }),
    ...chatHandlers(files),
    ...paymentHandlers(payment, writeSheet),
    ...insightHandlers(behaviourQueue(), auditSealer(secret)),
    ...privacyHandlers(privacyDeps(secret, files.files, allWords)),
  ]
}

/** The background work of every module. */
export function allTasks({ secret, vault, siteUrl, capture, sms, mail, payment, files, official }: HouseFacts): JobTasks {
  return {
    ...identityTasks({ secret, sendSms: sms, sendMail: mail }),
    ...messageTasks({ sms, mail, wechat: official, siteUrl }),
    ...enterpriseTasks({ sendSms: sms, siteUrl }),
    ...staffTasks({ sendSms: sms, siteUrl }),
    ...memberTasks({ vault, transfer: capture && capturedTransfer(capture) }),
    ...paymentTasks(payment),
    ...importTasks(sheets),
    ...privacyTasks(privacyDeps(secret, files.files, allWords)),
  }
}

/** Everybody who listens to events. */
export function allSubscribers(): readonly Subscriber[] {
  return [
    formulaPricing,
    goodsOfStores,
    firstRoles,
    firstStaffRoles,
    requestsOfLeavers,
    salesSubscriber,
    tradeNotices,
    accountNotices,
    peopleNotices,
    marketNotices,
    workNotices,
    countPairs,
    ...paymentSubscribers,
  ]
}

/** What happens when a timer comes due, by `entity/event`. */
export function allTimers({ secret, files }: HouseFacts): TimerHandlers {
  return {
    ...memberTimers,
    ...siteTimers,
    ...contentTimers,
    ...storeTimers,
    ...catalogTimers,
    ...orderTimers,
    ...approvalTimers,
    ...fulfilmentTimers,
    ...salesTimers,
    ...privacyTimers(privacyDeps(secret, files.files, allWords)),
  }
}

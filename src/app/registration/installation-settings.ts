import type { Capture } from '../../adapters/outbox-capture/capture.ts'
import { type IndexRefresher } from '../../modules/search/server/public.ts'
import { type MailSender, type SmsSender, type WechatOpen } from '../../modules/identity/server/public.ts'
import { type PersonalVault } from '../../modules/member/server/public.ts'
import { type WechatOfficial } from '../../modules/notification/server/public.ts'
import { type CarrierTraceService } from '../../modules/fulfilment/server/public.ts'
import { type InvoiceDeps } from '../../modules/invoice/server/public.ts'
import { type EsignSettings } from '../../modules/contract/server/public.ts'
import { type PaymentDeps } from '../../modules/payment/server/public.ts'
import type { KeyWrapper } from '../../kernel/sealing/sealed-payloads.ts'
import { type LanguageModel } from '../../modules/sourcing-tools/server/public.ts'
import { type FileDeps } from '../../modules/site/server/public.ts'

/** What the modules must know of this installation. */
export type InstallationSettings = {
  readonly secret: string
  /** Seals numbers of persons. */
  readonly vault: PersonalVault
  /** Wraps the keys of sealed payloads. */
  readonly sealedKeys: KeyWrapper
  readonly passwordPepper: string | null
  /** Without a trailing slash. */
  readonly siteUrl: string
  /** The stand-in for SMS and mail providers; null in production. */
  readonly capture: Capture | null
  /** The ways to send text messages and mail; null where there is none. */
  readonly sms: SmsSender | null
  readonly mail: MailSender | null
  /** All goods on sale as this process knows them. */
  readonly board: IndexRefresher
  /** The payment channels of this installation. */
  readonly payment: PaymentDeps
  /** Where shipments of carriers are; null where nobody is asked. */
  readonly carrierTrace: CarrierTraceService | null
  /** The e-invoice service of this installation. */
  readonly invoices: InvoiceDeps
  /** The e-sign service of this installation. */
  readonly esign: EsignSettings
  /** Where members' pictures lie. */
  readonly files: FileDeps
  /** The WeChat open platform; null where it has no keys. */
  readonly wechat: WechatOpen | null
  /** The official account on WeChat, which sends notices; null where there is none. */
  readonly official: WechatOfficial | null
  /** Words the answers of the buying assistant; null where none is configured. */
  readonly languageModel: LanguageModel | null
}

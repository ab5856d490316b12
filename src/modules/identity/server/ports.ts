import type { Queryable, Transaction } from '../../../kernel/database/transaction.ts'
import type { Language } from '../../../kernel/i18n/translate.ts'

/**
 * A text message. Providers send only texts that they reviewed before: they take the template and the facts in the order in
 * which the template names them; `text` is what the person reads and what a stand-in keeps.
 */
export type SmsMessage = {
  readonly phone: string
  readonly text: string
  readonly template: { readonly use: 'code' | 'invitation' | 'quotation' } | { readonly use: 'notice'; readonly number: string }
  readonly facts: Readonly<Record<string, string>>
}

/** Sends a text message. Throws when the provider did not take it; the job then tries again. */
export type SmsSender = (message: SmsMessage) => Promise<void>

/** Sends a mail of plain text. Throws when the provider did not take it. */
export type MailSender = (mail: { readonly to: string; readonly subject: string; readonly text: string }) => Promise<void>

/** The agreements in force, which a later module keeps. Keys that have none are missing. */
export type AgreementSource = (
  db: Queryable,
  codes: readonly string[],
  lang: Language,
) => Promise<readonly { readonly code: string; readonly title: string; readonly version: number }[]>

/** What this module must ask of the members, who are a later module's. */
export type MemberRegistry = {
  /** Makes the personal member of a new account, in the same transaction. */
  readonly begin: (tx: Transaction, member: { readonly accountId: number; readonly nickName: string }) => Promise<void>
  /** True for suppliers' staff, platform staff and salespeople: their passwords are longer (reliability S2). */
  readonly isGuarded: (db: Queryable, accountId: number) => Promise<boolean>
}

/** Names of cities in a language, which a later module keeps. */
export type CityNames = (db: Queryable, cityCode: string, lang: Language) => Promise<string>

/** Who stands behind a WeChat code. */
export type WechatPerson = { readonly openId: string; readonly unionId: string | null; readonly nickName: string }

/** The WeChat open platform for websites (snsapi_login). */
export type WechatOpen = {
  /** Where the browser is sent to show the code that a phone scans. */
  readonly authorizeUrl: (of: { readonly appId: string; readonly state: string; readonly returnTo: string }) => string
  /** Exchanges a code; null when WeChat does not know it or does not answer. */
  readonly personOf: (of: { readonly appId: string; readonly code: string }) => Promise<WechatPerson | null>
}

/** The switch and the app id of the WeChat login, which are settings of the site. */
export type WechatSettings = (db: Queryable) => Promise<{ readonly isOn: boolean; readonly appId: string }>

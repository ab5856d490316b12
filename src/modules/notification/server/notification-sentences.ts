import type { Queryable } from '../../../kernel/database/transaction.ts'
import { languages, type Language } from '../../../kernel/i18n/translate.ts'
import type { Channel } from '../rules/channels.ts'
import type { NotificationTexts } from '../rules/notification-text.ts'
import { isNotificationTemplate, notificationTemplates, type NotificationTemplate } from '../rules/notifications.ts'
import { notificationMessages } from '../messages.ts'
import { textsOf, type NotificationTemplateRow } from './template-repository.ts'

/** A text message begins with who sends it; providers put the reviewed signature there themselves. */
const before: Readonly<Record<Language, string>> = { zh: notificationMessages.zh.smsSign, en: notificationMessages.en.smsSign }

/** The built-in words of an event by a way, with their placeholders. */
export function builtInLines(template: NotificationTemplate, channel: Channel): NotificationTexts {
  const { title, text } = notificationTemplates[template]
  const of = (lang: Language) => ({
    title: notificationMessages[lang][title],
    text: `${channel === 'sms' ? before[lang] : ''}${notificationMessages[lang][text]}`,
  })
  return { zh: of('zh'), en: of('en') }
}

/** Where the platform wrote its own line, that one; otherwise the built-in line. */
export function mergedLines(builtIn: NotificationTexts, own: NotificationTexts | undefined): NotificationTexts {
  const [zh, en] = languages.map((lang) => ({
    title: own?.[lang].title || builtIn[lang].title,
    text: own?.[lang].text || builtIn[lang].text,
  }))
  return { zh: zh ?? builtIn.zh, en: en ?? builtIn.en }
}

/** The words of an event by a way as they stand now; empty for a name that no version of the words knows any more. */
export function textsFor(texts: readonly NotificationTemplateRow[], template: string, channel: Channel): NotificationTexts {
  if (!isNotificationTemplate(template)) return { zh: { title: '', text: '' }, en: { title: '', text: '' } }
  const own = texts.find((text) => text.template === template && text.channel === channel)
  return mergedLines(builtInLines(template, channel), own?.lines)
}

/** What is sent by a way in a language, with placeholders, and the provider's number of the template. */
export async function linesOf(db: Queryable, template: NotificationTemplate, channel: Channel, lang: Language) {
  const texts = await textsOf(db, template)
  const number = texts.find((text) => text.channel === channel)?.providerNumber ?? ''
  return { ...textsFor(texts, template, channel)[lang], number }
}

import type { Queryable } from '../../../kernel/database/transaction.ts'
import { languages, type Language } from '../../../kernel/i18n/translate.ts'
import type { Channel } from '../rules/channels.ts'
import type { NoticeLines } from '../rules/notification-text.ts'
import { isNoticeTemplate, noticeTemplates, type NoticeTemplate } from '../rules/notifications.ts'
import { messageMessages } from '../messages.ts'
import { textsOf, type NoticeText } from './template-repository.ts'

/** A text message begins with who sends it; providers put the reviewed signature there themselves. */
const before: Readonly<Record<Language, string>> = { zh: messageMessages.zh.smsSign, en: messageMessages.en.smsSign }

/** The built-in words of an event by a way, with their placeholders. */
export function builtInLines(template: NoticeTemplate, channel: Channel): NoticeLines {
  const { title, text } = noticeTemplates[template]
  const of = (lang: Language) => ({
    title: messageMessages[lang][title],
    text: `${channel === 'sms' ? before[lang] : ''}${messageMessages[lang][text]}`,
  })
  return { zh: of('zh'), en: of('en') }
}

/** Where the platform wrote its own line, that one; otherwise the built-in line. */
export function mergedLines(builtIn: NoticeLines, own: NoticeLines | undefined): NoticeLines {
  const [zh, en] = languages.map((lang) => ({
    title: own?.[lang].title || builtIn[lang].title,
    text: own?.[lang].text || builtIn[lang].text,
  }))
  return { zh: zh ?? builtIn.zh, en: en ?? builtIn.en }
}

/** The words of an event by a way as they stand now; empty for a name that no version of the words knows any more. */
export function linesFor(texts: readonly NoticeText[], template: string, channel: Channel): NoticeLines {
  if (!isNoticeTemplate(template)) return { zh: { title: '', text: '' }, en: { title: '', text: '' } }
  const own = texts.find((text) => text.template === template && text.channel === channel)
  return mergedLines(builtInLines(template, channel), own?.lines)
}

/** What is sent by a way in a language, with placeholders, and the provider's number of the template. */
export async function linesOf(handle: Queryable, template: NoticeTemplate, channel: Channel, lang: Language) {
  const texts = await textsOf(handle, template)
  const number = texts.find((text) => text.channel === channel)?.providerNumber ?? ''
  return { ...linesFor(texts, template, channel)[lang], number }
}

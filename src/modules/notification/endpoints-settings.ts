import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { oneOrZero, text } from '../../api/fields.ts'
import { languages } from '../../kernel/i18n/translate.ts'
import { channels, wechatStates } from './rules/channels.ts'
import { audiences } from './rules/notification-policy.ts'
import { messageKinds } from './rules/notifications.ts'

const setting = z.object({
  template: z.string(),
  kind: z.enum(messageKinds),
  audience: z.enum(audiences),
  title: z.string(),
  channels: z.array(
    z.object({
      channel: z.enum(channels),
      isOn: oneOrZero,
      /** 1 where nobody may switch it off. */
      isFixed: oneOrZero,
      /** 1 where the platform closed this way for everybody. */
      isClosed: oneOrZero,
    }),
  ),
})

export const notificationSettingList = endpoint({
  method: 'GET',
  path: 'v3/msg/front/msg/setting/list',
  summary: 'Of which events the member is told by which ways',
  guard: 'login',
  input: z.object({}),
  output: z.object({
    list: z.array(setting),
    /** The language of text messages, mails and WeChat messages. */
    lang: z.enum(languages),
    /** Where each way leads, masked; empty where the member has none. */
    reach: z.object({ sms: z.string(), mail: z.string() }),
    /** OFF where this installation sends none. */
    wechat: z.enum(wechatStates),
  }),
})

export const notificationSettingSave = endpoint({
  method: 'POST',
  path: 'v3/msg/front/msg/setting/save',
  summary: 'Switch one way of one event on or off',
  guard: 'login',
  input: z.object({ template: text(60, 1), channel: z.enum(channels), isOn: oneOrZero }),
  output: setting,
  note: 'A way that nobody may switch off is refused with code message.wayFixed.',
})

export const notificationLanguageSave = endpoint({
  method: 'POST',
  path: 'v3/msg/front/msg/setting/language',
  summary: 'Choose the language of text messages, mails and WeChat messages',
  guard: 'login',
  input: z.object({ lang: z.enum(languages) }),
  output: z.object({ lang: z.enum(languages) }),
})

import { failure } from '../../../kernel/failure/failure.ts'
import { translate, type Language } from '../../../kernel/i18n/translate.ts'
import { handle, memberOf, type Call, type Handler } from '../../../api/handler.ts'
import { maskEmail, maskPhone } from '../../identity/rules/mask-contact.ts'
import { contactChannelsOf, type ContactChannels } from '../../identity/server/public.ts'
import { notificationLanguageSave, notificationSettingList, notificationSettingSave } from '../endpoints-settings.ts'
import { channels, type Channel, type WechatState } from '../rules/channels.ts'
import { goesBy, notificationPolicies, type Audience, type Choices } from '../rules/notification-policy.ts'
import { isNotificationTemplate, notificationTemplates, type NotificationTemplate } from '../rules/notifications.ts'
import { notificationMessages } from '../messages.ts'
import { choicesOfMember, savePreference, saveReaderLanguage, readerLanguage } from './preference-repository.ts'
import { textsOf } from './template-repository.ts'

const bit = (isSo: boolean) => (isSo ? (1 as const) : (0 as const))

/** Members' own settings: of what they are told by which way. */
export function settingHandlers(sendsWechat: boolean): Handler[] {
  return [
    handle(notificationSettingList, async (_input, call) => {
      const { memberId } = memberOf(call)
      const { read } = call.app
      const [choices, closed, lang, reaches] = await Promise.all([
        choicesOfMember(read, memberId),
        closedWays(call),
        readerLanguage(read, memberId),
        contactChannelsOf(read, [memberId]),
      ])
      const reach = reaches.get(memberId)
      return {
        list: myTemplates(call).map((template) => viewOf(template, choices.get(template) ?? {}, closed(template), call.lang)),
        lang,
        reach: {
          sms: reach?.phone ? maskPhone(reach.phone) : '',
          mail: reach?.email ? maskEmail(reach.email) : '',
        },
        wechat: sendsWechat ? wechatStateOf(reach) : ('OFF' as const),
      }
    }),
    handle(notificationSettingSave, async ({ template, channel, isOn }, call) => {
      if (!isNotificationTemplate(template) || !myTemplates(call).includes(template)) return failure('api.notFound')
      if (isOn === 0 && notificationPolicies[template].fixed.includes(channel)) return failure('message.wayFixed')
      const closed = await closedWays(call)
      if (isOn === 1 && closed(template).includes(channel)) return failure('message.wayClosed')
      const { memberId } = memberOf(call)
      await call.app.inTransaction((tx) => savePreference(tx, memberId, { template, channel, isOn: isOn === 1 }))
      const choices = await choicesOfMember(call.app.read, memberId)
      return viewOf(template, choices.get(template) ?? {}, closed(template), call.lang)
    }),
    handle(notificationLanguageSave, async ({ lang }, call) => {
      await call.app.inTransaction((tx) => saveReaderLanguage(tx, memberOf(call).memberId, lang))
      return { lang }
    }),
  ]
}

/** A login binds WeChat; messages go to who follows the official account as well. */
function wechatStateOf(reach: ContactChannels | undefined): WechatState {
  if (!reach?.wechat) return 'NOT_BOUND'
  return reach.wechat.fanId === null ? 'NOT_FOLLOWING' : 'READY'
}

/** Events that can concern this person: a store's for its staff, the platform's for its own. */
function myTemplates({ caller: visitor }: Call): NotificationTemplate[] {
  const concerns: Readonly<Record<Audience, boolean>> = {
    member: true,
    store: visitor.stores.length > 0,
    platform: visitor.platform.length > 0,
  }
  return Object.keys(notificationPolicies).filter(
    (template): template is NotificationTemplate => isNotificationTemplate(template) && concerns[notificationPolicies[template].audience],
  )
}

/** Ways that the platform closed, by event. */
async function closedWays(call: Call): Promise<(template: NotificationTemplate) => Channel[]> {
  const closed = (await textsOf(call.app.read)).filter((text) => !text.isOn)
  return (template) => closed.filter((text) => text.template === template).map((text) => text.channel)
}

function viewOf(template: NotificationTemplate, choices: Choices, closed: readonly Channel[], lang: Language) {
  const { kind, audience, fixed } = notificationPolicies[template]
  return {
    template,
    kind,
    audience,
    title: translate(lang, notificationMessages)(notificationTemplates[template].title),
    channels: channels.map((channel) => ({
      channel,
      isOn: bit(goesBy(template, channel, choices, closed)),
      isFixed: bit(fixed.includes(channel)),
      isClosed: bit(closed.includes(channel) && !fixed.includes(channel)),
    })),
  }
}

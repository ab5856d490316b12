import { actorContext } from '../../../api/actor-context.ts'
import type { z } from 'zod'
import { memberOf, type Call } from '../../../api/handler.ts'
import type { OutputOf } from '../../../api/endpoint.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import { translate } from '../../../kernel/i18n/translate.ts'
import { maskEmail, maskPhone } from '../../identity/rules/mask-contact.ts'
import { contactChannelsOf } from '../../identity/server/public.ts'
import type { templateDetail, templateList, templateSave, templateTest } from '../endpoints-admin.ts'
import { channels, type Channel } from '../rules/channels.ts'
import { notificationPolicies } from '../rules/notification-policy.ts'
import { paramsIn, longestText, longestTitle, sampleParams, unknownParam, type NotificationTexts } from '../rules/notification-text.ts'
import { isNotificationTemplate, notificationTemplates, type NotificationTemplate } from '../rules/notifications.ts'
import { notificationMessages } from '../messages.ts'
import { hasChannel, sendOutside } from './add-notifications.ts'
import { addMessages } from './message-repository.ts'
import { builtInLines } from './notification-sentences.ts'
import { textsOf, writeText } from './template-repository.ts'

const bit = (isSo: boolean) => (isSo ? (1 as const) : (0 as const))
const wire = (lines: NotificationTexts) => ({
  titleZh: lines.zh.title,
  titleEn: lines.en.title,
  textZh: lines.zh.text,
  textEn: lines.en.text,
})
const noLines: NotificationTexts = { zh: { title: '', text: '' }, en: { title: '', text: '' } }

/** Names of the facts that an event has: those of its built-in words in either language. */
function factsOf(template: NotificationTemplate): readonly string[] {
  const { zh, en } = builtInLines(template, 'site')
  return paramsIn([zh.title, zh.text, en.title, en.text].join(' '))
}

/** Every event with its ways, those of one audience when asked. */
export async function listTemplates(
  { audience, keyword }: z.output<typeof templateList.input>,
  call: Call,
): Promise<OutputOf<typeof templateList>> {
  const say = translate(call.lang, notificationMessages)
  const saved = await textsOf(call.app.read)
  const list = Object.entries(notificationPolicies).flatMap(([template, policy]) => {
    if (!isNotificationTemplate(template) || (audience !== '' && audience !== policy.audience)) return []
    const title = say(notificationTemplates[template].title)
    if (!title.toLowerCase().includes(keyword.toLowerCase())) return []
    const ways = channels.map((channel) => {
      const own = saved.find((text) => text.template === template && text.channel === channel)
      const isFixed = policy.fixed.includes(channel)
      return {
        channel,
        isOn: bit(isFixed || (own?.isOn ?? true)),
        isFixed: bit(isFixed),
        isUsual: bit(isFixed || policy.usual.includes(channel)),
        isOwn: bit(own !== undefined && Object.values(wire(own.lines)).some((line) => line !== '')),
      }
    })
    return [{ template, kind: policy.kind, audience: policy.audience, title, channels: ways }]
  })
  return { list }
}

/** The words of one event by one way, own and built-in, with sample facts. */
export async function showTemplate(
  { template, channel }: z.output<typeof templateDetail.input>,
  call: Call,
): Promise<OutputOf<typeof templateDetail> | Failure> {
  if (!isNotificationTemplate(template)) return failure('api.notFound')
  const own = (await textsOf(call.app.read, template)).find((text) => text.channel === channel)
  const isFixed = notificationPolicies[template].fixed.includes(channel)
  return {
    template,
    channel,
    title: translate(call.lang, notificationMessages)(notificationTemplates[template].title),
    isOn: bit(isFixed || (own?.isOn ?? true)),
    isFixed: bit(isFixed),
    own: wire(own?.lines ?? noLines),
    builtIn: wire(builtInLines(template, channel)),
    facts: factsOf(template).map((name) => ({ name, sample: sampleParams[name] ?? name })),
    providerNumber: own?.providerNumber ?? '',
    version: own?.version ?? 0,
    updatedAt: own?.updatedAt.toISOString() ?? '',
    updatedBy: own?.updatedBy ?? '',
  }
}

/** Saves own words; refused as the call's note says, each with the field that is wrong. */
export async function saveTemplate(input: z.output<typeof templateSave.input>, call: Call): Promise<{ version: number } | Failure> {
  const { template, channel } = input
  if (!isNotificationTemplate(template)) return failure('api.notFound')
  if (input.isOn === 0 && notificationPolicies[template].fixed.includes(channel)) return failure('message.wayFixed', {}, { field: 'isOn' })
  const wrong = wrongLine(input, factsOf(template))
  if (wrong) return wrong
  const lines = { zh: { title: input.titleZh, text: input.textZh }, en: { title: input.titleEn, text: input.textEn } }
  return call.app.inTransaction<{ version: number } | Failure>(async (tx) => {
    const before = (await textsOf(tx, template)).find((text) => text.channel === channel)
    const written = await writeText(tx, {
      template,
      channel,
      lines,
      providerNumber: input.providerNumber,
      version: input.version,
      isOn: input.isOn === 1,
      updatedAt: call.app.clock.now(),
      updatedBy: memberOf(call).memberName,
    })
    if (written === null) return failure('message.templateChanged')
    await audit(tx, {
      ...actorContext(call, 'platform'),
      action: 'message.templateSave',
      entity: 'noticeText',
      entityId: `${template} ${channel}`,
      diff: { isOn: [before?.isOn ?? true, input.isOn === 1], ...diffOf(before?.lines ?? noLines, lines) },
    })
    return { version: written }
  })
}

function wrongLine(input: z.output<typeof templateSave.input>, known: readonly string[]): Failure | null {
  for (const field of ['titleZh', 'titleEn', 'textZh', 'textEn'] as const) {
    const longest = field.startsWith('title') ? longestTitle : longestText[input.channel]
    if (input[field].length > longest) return failure('message.lineLong', { max: longest }, { field })
    const strange = unknownParam(input[field], known)
    if (strange !== null) return failure('message.factUnknown', { name: strange }, { field })
  }
  return null
}

function diffOf(before: NotificationTexts, after: NotificationTexts): Record<string, [string, string]> {
  const [old, now] = [Object.entries(wire(before)), Object.values(wire(after))]
  return Object.fromEntries(old.flatMap(([name, line], place) => (line === now[place] ? [] : [[name, [line, now[place] ?? '']] as const])))
}

/** Sends the asking member of staff a notice with sample facts by the very way that others get it. */
export async function testTemplate(
  { template, channel }: z.output<typeof templateTest.input>,
  call: Call,
): Promise<OutputOf<typeof templateTest> | Failure> {
  if (!isNotificationTemplate(template)) return failure('api.notFound')
  const { memberId } = memberOf(call)
  const reach = (await contactChannelsOf(call.app.read, [memberId])).get(memberId)
  if (channel !== 'site' && !hasChannel(reach, channel)) return failure('message.noWay')
  const facts = Object.fromEntries(factsOf(template).map((name) => [name, sampleParams[name] ?? name]))
  const notice = { kind: notificationPolicies[template].kind, template, facts, link: '' }
  const now = call.app.clock.now()
  const sent = await call.idempotent(async (tx) => {
    if (channel === 'site') await addMessages(tx, [memberId], notice, now)
    else await sendOutside(tx, { memberId, channel, onSite: true }, notice, now)
    return { receiver: receiverOf(channel, reach) }
  })
  return sent
}

function receiverOf(channel: Channel, reach: { readonly phone: string | null; readonly email: string | null } | undefined): string {
  if (channel === 'sms') return maskPhone(reach?.phone ?? '')
  return channel === 'mail' ? maskEmail(reach?.email ?? '') : ''
}

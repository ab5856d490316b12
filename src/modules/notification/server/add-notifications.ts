import { requestJob } from '../../../kernel/events/events.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { contactChannelsOf, type ContactChannels } from '../../identity/server/public.ts'
import { outsideChannels, type OutsideChannel } from '../rules/channels.ts'
import { goesBy, type Choices } from '../rules/notification-policy.ts'
import type { Notice } from '../rules/notifications.ts'
import { choicesOfEvent } from './preference-repository.ts'
import { addDelivery } from './delivery/delivery-repository.ts'
import { addMessages } from './message-repository.ts'
import { textsOf } from './template-repository.ts'

/** The job that sends one delivery. */
export const deliverJob = 'message.deliver'

/**
 * Tells several members: on the site in this transaction, and by each other way that they and the platform allow through a
 * job. Whom a way does not reach gets nothing by it; whoever has no way left but wants the site gets it there.
 */
export async function addNotices(unit: Transaction, memberIds: readonly number[], notice: Notice, now: Date): Promise<void> {
  if (memberIds.length === 0) return
  const { template } = notice
  const [choices, texts, reach] = [
    await choicesOfEvent(unit, template, memberIds),
    await textsOf(unit, template),
    await contactChannelsOf(unit, memberIds),
  ]
  const closed = texts.filter((text) => !text.isOn).map((text) => text.channel)
  const chosen = (memberId: number): Choices => choices.get(memberId) ?? {}
  const onSite = memberIds.filter((memberId) => goesBy(template, 'site', chosen(memberId), closed))
  await addMessages(unit, onSite, notice, now)
  for (const memberId of memberIds)
    for (const channel of outsideChannels)
      if (hasWay(reach.get(memberId), channel) && goesBy(template, channel, chosen(memberId), closed))
        await sendOutside(unit, { memberId, channel, onSite: onSite.includes(memberId) }, notice, now)
}

/** Puts one delivery on its way, in the same transaction. */
export async function sendOutside(unit: Transaction, to: Parameters<typeof addDelivery>[1], notice: Notice, now: Date): Promise<number> {
  const deliveryId = await addDelivery(unit, to, notice, now)
  await requestJob(unit, deliverJob, { deliveryId })
  return deliveryId
}

/** Whether somebody can be reached by a way; on WeChat, who follows the official account. */
export function hasWay(reach: ContactChannels | undefined, channel: OutsideChannel): boolean {
  if (!reach) return false
  return channel === 'sms' ? reach.phone !== null : channel === 'mail' ? reach.email !== null : (reach.wechat?.fanId ?? null) !== null
}

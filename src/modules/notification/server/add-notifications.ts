import { requestJob } from '../../../kernel/events/events.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { contactChannelsOf, type ContactChannels } from '../../identity/server/public.ts'
import { outsideChannels, type OutsideChannel } from '../rules/channels.ts'
import { goesBy, type Choices } from '../rules/notification-policy.ts'
import type { Notification } from '../rules/notifications.ts'
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
export async function addNotifications(tx: Transaction, memberIds: readonly number[], notice: Notification, now: Date): Promise<void> {
  if (memberIds.length === 0) return
  const { template } = notice
  const [choices, texts, reach] = [
    await choicesOfEvent(tx, template, memberIds),
    await textsOf(tx, template),
    await contactChannelsOf(tx, memberIds),
  ]
  const closed = texts.filter((text) => !text.isOn).map((text) => text.channel)
  const chosen = (memberId: number): Choices => choices.get(memberId) ?? {}
  const onSite = memberIds.filter((memberId) => goesBy(template, 'site', chosen(memberId), closed))
  await addMessages(tx, onSite, notice, now)
  for (const memberId of memberIds)
    for (const channel of outsideChannels)
      if (hasChannel(reach.get(memberId), channel) && goesBy(template, channel, chosen(memberId), closed))
        await sendOutside(tx, { memberId, channel, onSite: onSite.includes(memberId) }, notice, now)
}

/** Puts one delivery on its way, in the same transaction. */
export async function sendOutside(
  tx: Transaction,
  to: Parameters<typeof addDelivery>[1],
  notice: Notification,
  now: Date,
): Promise<number> {
  const deliveryId = await addDelivery(tx, to, notice, now)
  await requestJob(tx, deliverJob, { deliveryId })
  return deliveryId
}

/** Whether somebody can be reached by a way; on WeChat, who follows the official account. */
export function hasChannel(reach: ContactChannels | undefined, channel: OutsideChannel): boolean {
  if (!reach) return false
  return channel === 'sms' ? reach.phone !== null : channel === 'mail' ? reach.email !== null : (reach.wechat?.fanId ?? null) !== null
}

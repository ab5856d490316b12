import { z } from 'zod'
import type { JobTasks } from '../../../../api/background.ts'
import type { AppContext } from '../../../../api/handler.ts'
import { maskEmail, maskPhone } from '../../../identity/rules/mask-contact.ts'
import {
  recordFollowerRefusal,
  contactChannelsOf,
  type ContactChannels,
  type MailSender,
  type SmsSender,
} from '../../../identity/server/public.ts'
import type { OutsideChannel } from '../../rules/channels.ts'
import { mostTries } from '../../rules/delivery-machine.ts'
import { factsFor, factsIn, filled } from '../../rules/notification-text.ts'
import { isNoticeTemplate } from '../../rules/notifications.ts'
import { requestJob } from '../../../../kernel/events/events.ts'
import { deliverJob } from '../add-notifications.ts'
import { readerLanguage } from '../preference-repository.ts'
import { deliveryById, moveDelivery, notePause, noteTry, type Delivery } from './delivery-repository.ts'
import { fanJob, lookAtFan } from '../wechat/follower-routes.ts'
import { fanImportJob, importFans } from '../wechat/import-followers.ts'
import { addMessages } from '../message-repository.ts'
import { linesOf } from '../notification-sentences.ts'
import type { WechatOfficial } from '../ports.ts'
import { sweepJob, sweepLog } from './sweep-delivery-log.ts'

export type Senders = {
  readonly sms: SmsSender | null
  readonly mail: MailSender | null
  readonly wechat: WechatOfficial | null
  /** Without a trailing slash. */
  readonly siteUrl: string
}

const payload = z.object({ deliveryId: z.number() })

/** The background work of this module. */
export function messageTasks(senders: Senders): JobTasks {
  return {
    [deliverJob]: (house, given) => deliverNotice(house, senders, payload.parse(given).deliveryId),
    [sweepJob]: sweepLog,
    [fanImportJob]: (house, given) => importFans(house, senders.wechat, given),
    [fanJob]: (house, given) => lookAtFan(house, senders.wechat, given),
  }
}

/**
 * Sends one delivery and keeps what became of it. A try that fails is made again by the queue; the last one gives up and, where
 * the member did not get the notice on the site, puts it there: a quiet failure loses nothing.
 */
export async function deliverNotice(house: AppContext, senders: Senders, deliveryId: number): Promise<void> {
  const delivery = await deliveryById(house.read, deliveryId)
  if (!delivery || delivery.state !== 'WAITING') return
  const reach = (await contactChannelsOf(house.read, [delivery.memberId])).get(delivery.memberId)
  const receiver = shownReceiver(reach, delivery.channel)
  try {
    await sendBy(house, senders, delivery, reach)
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).replaceAll(/\d{7,}/g, '***').slice(0, 200)
    if (error instanceof DayIsFull && waitsStill(delivery, house)) return waitForTomorrow(house, delivery, receiver, reason)
    if (delivery.tries + 1 >= mostTries || error instanceof Unreachable) return giveUp(house, delivery, receiver, reason)
    await house.inTransaction((unit) => noteTry(unit, delivery.id, receiver, reason, house.clock.now()))
    throw error
  }
  await house.inTransaction((unit) => moveDelivery(unit, delivery, { event: 'sent', receiver, error: '', at: house.clock.now() }))
}

/** Nothing that another try would change: no provider, or the member has no such way any more. */
class Unreachable extends Error {}

/** The provider's limit of the day is reached: no try before tomorrow helps, and this one does not count. */
class DayIsFull extends Error {}

const day = 86_400_000

function waitsStill(delivery: Delivery, house: AppContext): boolean {
  return house.clock.now().getTime() - delivery.createdAt.getTime() < 2 * day
}

/** Ten minutes after midnight in Shanghai, when the limits of a day begin anew. */
async function waitForTomorrow(house: AppContext, { id }: Delivery, receiver: string, reason: string): Promise<void> {
  const now = house.clock.now()
  const shanghai = 8 * 3_600_000
  const runAt = new Date((Math.floor((now.getTime() + shanghai) / day) + 1) * day - shanghai + 600_000)
  await house.inTransaction(async (unit) => {
    await notePause(unit, id, receiver, reason, now)
    await requestJob(unit, deliverJob, { deliveryId: id }, { runAt })
  })
}

async function giveUp(house: AppContext, delivery: Delivery, receiver: string, error: string): Promise<void> {
  const at = house.clock.now()
  await house.inTransaction(async (unit) => {
    if (!(await moveDelivery(unit, delivery, { event: 'giveUp', receiver, error, at }))) return
    const { kind, template, facts, link } = delivery
    if (!delivery.onSite && isNoticeTemplate(template)) await addMessages(unit, [delivery.memberId], { kind, template, facts, link }, at)
  })
}

async function sendBy(house: AppContext, senders: Senders, delivery: Delivery, reach: ContactChannels | undefined): Promise<void> {
  const { channel, template, link } = delivery
  if (!isNoticeTemplate(template)) throw new Unreachable('unknown notice')
  const lang = await readerLanguage(house.read, delivery.memberId)
  const { title, text, number } = await linesOf(house.read, template, channel, lang)
  const known = factsFor(lang, delivery.facts)
  const facts = Object.fromEntries(factsIn(text).map((name) => [name, String(known[name] ?? '')]))
  const said = { title: filled(title, known), text: filled(text, known) }
  const address = link === '' ? '' : `${senders.siteUrl}${link}`
  if (channel === 'sms') {
    if (!senders.sms || !reach?.phone) throw new Unreachable(senders.sms ? 'no phone' : 'no provider')
    return senders.sms({ phone: reach.phone, text: said.text, template: { use: 'notice', number }, facts })
  }
  if (channel === 'mail') {
    if (!senders.mail || !reach?.email) throw new Unreachable(senders.mail ? 'no address' : 'no mail server')
    return senders.mail({ to: reach.email, subject: said.title, text: address === '' ? said.text : `${said.text}\n\n${address}` })
  }
  const openId = reach?.wechat?.fanId
  if (!senders.wechat || !openId) throw new Unreachable(senders.wechat ? 'no WeChat' : 'no provider')
  const outcome = await senders.wechat.send({ openId, key: `notice-${delivery.id}`, number, ...said, link: address, facts })
  if (outcome.kind === 'sent') return undefined
  if (outcome.kind === 'notFollowing') await house.inTransaction((unit) => recordFollowerRefusal(unit, openId, house.clock.now()))
  throw outcome.kind === 'later' ? new DayIsFull(outcome.reason) : new Unreachable(outcome.reason)
}

function shownReceiver(reach: ContactChannels | undefined, channel: OutsideChannel): string {
  if (channel === 'sms') return reach?.phone ? maskPhone(reach.phone) : ''
  if (channel === 'mail') return reach?.email ? maskEmail(reach.email) : ''
  return reach?.wechat?.fanId ? `${reach.wechat.fanId.slice(0, 4)}***` : ''
}

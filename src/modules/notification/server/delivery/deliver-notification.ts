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
import { paramsFor, paramsIn, filled } from '../../rules/notification-text.ts'
import { isNotificationTemplate } from '../../rules/notifications.ts'
import { requestJob } from '../../../../kernel/events/events.ts'
import { deliverJob } from '../add-notifications.ts'
import { readerLanguage } from '../preference-repository.ts'
import { deliveryById, moveDelivery, notePause, noteTry, type Delivery } from './delivery-repository.ts'
import { followerJob, refreshFollower } from '../wechat/follower-routes.ts'
import { followerImportJob, runFollowerImport } from '../wechat/import-followers.ts'
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
export function notificationTasks(senders: Senders): JobTasks {
  return {
    [deliverJob]: (app, given) => deliverNotification(app, senders, payload.parse(given).deliveryId),
    [sweepJob]: sweepLog,
    [followerImportJob]: (app, given) => runFollowerImport(app, senders.wechat, given),
    [followerJob]: (app, given) => refreshFollower(app, senders.wechat, given),
  }
}

/**
 * Sends one delivery and keeps what became of it. A try that fails is made again by the queue; the last one gives up and, where
 * the member did not get the notice on the site, puts it there: a quiet failure loses nothing.
 */
export async function deliverNotification(app: AppContext, senders: Senders, deliveryId: number): Promise<void> {
  const delivery = await deliveryById(app.read, deliveryId)
  if (!delivery || delivery.state !== 'WAITING') return
  const reach = (await contactChannelsOf(app.read, [delivery.memberId])).get(delivery.memberId)
  const receiver = shownReceiver(reach, delivery.channel)
  try {
    await sendBy(app, senders, delivery, reach)
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).replaceAll(/\d{7,}/g, '***').slice(0, 200)
    if (error instanceof DayIsFull && waitsStill(delivery, app)) return waitForTomorrow(app, delivery, receiver, reason)
    if (delivery.tries + 1 >= mostTries || error instanceof Unreachable) return giveUp(app, delivery, receiver, reason)
    await app.inTransaction((tx) => noteTry(tx, delivery.id, receiver, reason, app.clock.now()))
    throw error
  }
  await app.inTransaction((tx) => moveDelivery(tx, delivery, { event: 'sent', receiver, error: '', at: app.clock.now() }))
}

/** Nothing that another try would change: no provider, or the member has no such way any more. */
class Unreachable extends Error {}

/** The provider's limit of the day is reached: no try before tomorrow helps, and this one does not count. */
class DayIsFull extends Error {}

const day = 86_400_000

function waitsStill(delivery: Delivery, app: AppContext): boolean {
  return app.clock.now().getTime() - delivery.createdAt.getTime() < 2 * day
}

/** Ten minutes after midnight in Shanghai, when the limits of a day begin anew. */
async function waitForTomorrow(app: AppContext, { id }: Delivery, receiver: string, reason: string): Promise<void> {
  const now = app.clock.now()
  const shanghai = 8 * 3_600_000
  const runAt = new Date((Math.floor((now.getTime() + shanghai) / day) + 1) * day - shanghai + 600_000)
  await app.inTransaction(async (tx) => {
    await notePause(tx, id, receiver, reason, now)
    await requestJob(tx, deliverJob, { deliveryId: id }, { runAt })
  })
}

async function giveUp(app: AppContext, delivery: Delivery, receiver: string, error: string): Promise<void> {
  const at = app.clock.now()
  await app.inTransaction(async (tx) => {
    if (!(await moveDelivery(tx, delivery, { event: 'giveUp', receiver, error, at }))) return
    const { kind, template, facts, link } = delivery
    if (!delivery.onSite && isNotificationTemplate(template))
      await addMessages(tx, [delivery.memberId], { kind, template, facts, link }, at)
  })
}

async function sendBy(app: AppContext, senders: Senders, delivery: Delivery, reach: ContactChannels | undefined): Promise<void> {
  const { channel, template, link } = delivery
  if (!isNotificationTemplate(template)) throw new Unreachable('unknown notice')
  const lang = await readerLanguage(app.read, delivery.memberId)
  const { title, text, number } = await linesOf(app.read, template, channel, lang)
  const known = paramsFor(lang, delivery.facts)
  const facts = Object.fromEntries(paramsIn(text).map((name) => [name, String(known[name] ?? '')]))
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
  if (outcome.kind === 'notFollowing') await app.inTransaction((tx) => recordFollowerRefusal(tx, openId, app.clock.now()))
  throw outcome.kind === 'later' ? new DayIsFull(outcome.reason) : new Unreachable(outcome.reason)
}

function shownReceiver(reach: ContactChannels | undefined, channel: OutsideChannel): string {
  if (channel === 'sms') return reach?.phone ? maskPhone(reach.phone) : ''
  if (channel === 'mail') return reach?.email ? maskEmail(reach.email) : ''
  return reach?.wechat?.fanId ? `${reach.wechat.fanId.slice(0, 4)}***` : ''
}

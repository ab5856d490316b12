import { actorContext } from '../../../../api/actor-context.ts'
import type { Call } from '../../../../api/handler.ts'
import { audit, changesBetween } from '../../../../kernel/audit/audit.ts'
import { emit } from '../../../../kernel/events/events.ts'
import { failure, type Failure } from '../../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { linkRefusal } from '../../rules/link-target.ts'
import { addBanner, bannersOfPlace, changeBanner, deleteBanner, lockedBanner, orderBanners, type Banner } from './banner-repository.ts'
import { scheduleContent } from '../scheduled-content.ts'
import { topicById } from '../topics/topic-repository.ts'
import { isPublicPicture } from '../files/public-picture.ts'

async function leaveTraces(
  tx: Transaction,
  call: Call,
  action: string,
  bannerId: number,
  old: Banner | null,
  now: Banner | null,
): Promise<void> {
  await audit(tx, {
    ...actorContext(call, 'platform'),
    action: `site.${action}`,
    entity: 'banner',
    entityId: bannerId,
    diff: changesBetween(old, now),
  })
  await emit(tx, { event: 'site.changed', payload: { bannerId } })
}

/** Saves a banner. Refusals: `site.linkIncomplete`, `topicGone`, `bannerPeriod`, `settingImage`, `bannerChanged`, `api.notFound`. */
export async function saveBanner(
  tx: Transaction,
  call: Call,
  banner: Banner,
  known: { readonly bannerId: number; readonly version: number } | null,
): Promise<{ bannerId: number } | Failure> {
  const wrongLink = linkRefusal(banner.link)
  if (wrongLink) return failure(wrongLink, {}, { field: 'link' })
  if (banner.link.type === 'topic' && !(await topicById(tx, banner.link.info.decoId ?? 0)))
    return failure('site.topicGone', {}, { field: 'link' })
  if (banner.startsAt && banner.endsAt && banner.startsAt >= banner.endsAt) return failure('site.bannerPeriod', {}, { field: 'endsAt' })
  if (banner.picture !== '' && !(await isPublicPicture(call.app.read, banner.picture)))
    return failure('site.settingImage', {}, { field: 'picture' })
  const at = call.app.clock.now()
  if (!known) {
    const bannerId = await addBanner(tx, banner, at)
    await scheduleContent(tx, 'banner', bannerId, banner, at)
    await leaveTraces(tx, call, 'addBanner', bannerId, null, banner)
    return { bannerId }
  }
  const old = await lockedBanner(tx, known.bannerId)
  if (!old) return failure('api.notFound')
  if (!(await changeBanner(tx, known.bannerId, known.version, banner, at))) return failure('site.bannerChanged')
  await scheduleContent(tx, 'banner', known.bannerId, banner, at)
  await leaveTraces(tx, call, 'changeBanner', known.bannerId, old, banner)
  return { bannerId: known.bannerId }
}

/** Moves a banner one place up or down; at the end nothing moves. */
export async function moveBanner(tx: Transaction, call: Call, bannerId: number, direction: 'up' | 'down'): Promise<null | Failure> {
  const banner = await lockedBanner(tx, bannerId)
  if (!banner) return failure('api.notFound')
  const order = await bannersOfPlace(tx, banner.place)
  const from = order.indexOf(bannerId)
  const to = direction === 'up' ? from - 1 : from + 1
  const other = order[to]
  if (other === undefined) return null
  await orderBanners(tx, order.with(to, bannerId).with(from, other))
  await emit(tx, { event: 'site.changed', payload: { bannerId } })
  return null
}

/** Deletes a banner; the audit log keeps what it was. */
export async function removeBanner(tx: Transaction, call: Call, bannerId: number): Promise<null | Failure> {
  const old = await lockedBanner(tx, bannerId)
  if (!old) return failure('api.notFound')
  await deleteBanner(tx, bannerId)
  await scheduleContent(tx, 'banner', bannerId, null, call.app.clock.now())
  await leaveTraces(tx, call, 'deleteBanner', bannerId, old, null)
  return null
}

import { actorContext } from '../../../../api/actor-context.ts'
import type { Call } from '../../../../api/handler.ts'
import { audit, changesBetween } from '../../../../kernel/audit/audit.ts'
import { emit } from '../../../../kernel/events/events.ts'
import { failure, type Failure } from '../../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { deletePage } from '../built-pages/page-repository.ts'
import { scheduleContent } from '../scheduled-content.ts'
import { isPublicPicture } from '../files/public-picture.ts'
import { addTopic, bannersTo, changeTopic, deleteTopic, lockedTopic, type TopicDetails } from './topic-repository.ts'

type Traced = { readonly old: TopicDetails | null; readonly now: TopicDetails | null }

async function traces(tx: Transaction, call: Call, action: string, topicId: number, { old, now }: Traced): Promise<void> {
  await scheduleContent(tx, 'topic', topicId, now, call.app.clock.now())
  await audit(tx, {
    ...actorContext(call, 'platform'),
    action: `site.${action}`,
    entity: 'topic',
    entityId: topicId,
    diff: changesBetween(old, now),
  })
  await emit(tx, { event: 'site.changed', payload: { topicId } })
}

/** Saves what a topic is called and when it runs. Refusals: `site.bannerPeriod`, `settingImage`, `topicChanged`, `api.notFound`. */
export async function saveTopic(
  tx: Transaction,
  call: Call,
  topic: TopicDetails,
  known: { readonly topicId: number; readonly version: number } | null,
): Promise<{ topicId: number } | Failure> {
  if (topic.startsAt && topic.endsAt && topic.startsAt >= topic.endsAt) return failure('site.bannerPeriod', {}, { field: 'endsAt' })
  if (topic.picture !== '' && !(await isPublicPicture(call.app.read, topic.picture)))
    return failure('site.settingImage', {}, { field: 'picture' })
  const at = call.app.clock.now()
  if (!known) {
    const topicId = await addTopic(tx, topic, at)
    await traces(tx, call, 'addTopic', topicId, { old: null, now: topic })
    return { topicId }
  }
  const old = await lockedTopic(tx, known.topicId)
  if (!old) return failure('api.notFound')
  if (!(await changeTopic(tx, known.topicId, known.version, topic, at))) return failure('site.topicChanged')
  await traces(tx, call, 'changeTopic', known.topicId, { old, now: topic })
  return { topicId: known.topicId }
}

/** Deletes a topic with its page; the audit log keeps what it was. Refusals: `site.topicLinked`, `api.notFound`. */
export async function removeTopic(tx: Transaction, call: Call, topicId: number): Promise<null | Failure> {
  const old = await lockedTopic(tx, topicId)
  if (!old) return failure('api.notFound')
  const count = await bannersTo(tx, topicId)
  if (count > 0) return failure('site.topicLinked', { count })
  await deletePage(tx, `topic-${topicId}`)
  await deleteTopic(tx, topicId)
  await traces(tx, call, 'deleteTopic', topicId, { old, now: null })
  return null
}

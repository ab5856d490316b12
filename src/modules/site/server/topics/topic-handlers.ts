import { handle, type Handler } from '../../../../api/handler.ts'
import { failure } from '../../../../kernel/failure/failure.ts'
import type { Language } from '../../../../kernel/i18n/translate.ts'
import { adminTopicDelete, adminTopicList, adminTopicSave, topicDetail, topicList } from '../../endpoints-topics.ts'
import { removeTopic, saveTopic } from './edit-topic.ts'
import { parseWireTimestamp, formatWireTimestamp } from '../wire-timestamps.ts'
import { publishedPage } from '../built-pages/read-page.ts'
import { allTopics, shownTopics, topicById, type TopicRecord } from './topic-repository.ts'

type State = 'running' | 'coming' | 'ended' | 'off' | 'unpublished'

/** What people see of a topic. */
function stateOf(topic: TopicRecord, now: Date): State {
  if (!topic.isOn) return 'off'
  if (topic.versionZh + topic.versionEn === 0) return 'unpublished'
  if (topic.endsAt && topic.endsAt <= now) return 'ended'
  return topic.startsAt && topic.startsAt > now ? 'coming' : 'running'
}

function present(topic: TopicRecord, lang: Language, now: Date) {
  const english = lang === 'en'
  return {
    topicId: Number(topic.topicId),
    kind: topic.kind,
    title: (english && topic.titleEn) || topic.titleZh,
    summary: (english && topic.summaryEn) || topic.summaryZh,
    picture: topic.picture,
    startsAt: formatWireTimestamp(topic.startsAt),
    endsAt: formatWireTimestamp(topic.endsAt),
    state: stateOf(topic, now) === 'coming' ? ('coming' as const) : ('running' as const),
  }
}

/** Topics and campaigns, for everybody and for the platform's desk. */
export function topicHandlers(): Handler[] {
  return [
    handle(topicList, async ({ kind }, call) => {
      const now = call.app.clock.now()
      const found = await shownTopics(call.app.visitorRead, now)
      return found.filter((topicRecord) => !kind || topicRecord.kind === kind).map((topicRecord) => present(topicRecord, call.lang, now))
    }),
    handle(topicDetail, async ({ topicId }, call) => {
      const now = call.app.clock.now()
      const topic = await topicById(call.app.visitorRead, topicId)
      if (!topic || stateOf(topic, now) !== 'running') return failure('api.notFound')
      return { ...present(topic, call.lang, now), ...(await publishedPage(call.app.visitorRead, `topic-${topicId}`, call.lang)) }
    }),
    handle(adminTopicList, async (_input, call) => {
      const now = call.app.clock.now()
      return (await allTopics(call.app.read)).map((topic) => ({
        ...topic,
        topicId: Number(topic.topicId),
        isOn: topic.isOn ? (1 as const) : (0 as const),
        startsAt: formatWireTimestamp(topic.startsAt),
        endsAt: formatWireTimestamp(topic.endsAt),
        state: stateOf(topic, now),
      }))
    }),
    handle(adminTopicSave, ({ topicId, version, ...input }, call) => {
      const topic = {
        ...input,
        isOn: input.isOn === 1,
        startsAt: parseWireTimestamp(input.startsAt),
        endsAt: parseWireTimestamp(input.endsAt),
      }
      return call.idempotent((tx) => saveTopic(tx, call, topic, topicId ? { topicId, version } : null))
    }),
    handle(adminTopicDelete, ({ topicId }, call) => call.idempotent((tx) => removeTopic(tx, call, topicId))),
  ]
}

import { handle, type Handler } from '../../../api/handler.ts'
import { failure } from '../../../shared/failure.ts'
import type { Language } from '../../../shared/words.ts'
import { adminTopicDelete, adminTopicList, adminTopicSave, topicDetail, topicList } from '../contract-topic.ts'
import { removeTopic, saveTopic } from './edit-topic.ts'
import { momentOf, momentText } from './moments.ts'
import { shownPage } from './page-desk.ts'
import { allTopics, shownTopics, topicById, type TopicRecord } from './topic-store.ts'

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
    startsAt: momentText(topic.startsAt),
    endsAt: momentText(topic.endsAt),
    state: stateOf(topic, now) === 'coming' ? ('coming' as const) : ('running' as const),
  }
}

/** Topics and campaigns, for everybody and for the platform's desk. */
export function topicHandlers(): Handler[] {
  return [
    handle(topicList, async ({ kind }, call) => {
      const now = call.house.clock.now()
      const found = await shownTopics(call.house.visitorRead, now)
      return found.filter((one) => !kind || one.kind === kind).map((one) => present(one, call.lang, now))
    }),
    handle(topicDetail, async ({ topicId }, call) => {
      const now = call.house.clock.now()
      const topic = await topicById(call.house.visitorRead, topicId)
      if (!topic || stateOf(topic, now) !== 'running') return failure('api.notFound')
      return { ...present(topic, call.lang, now), ...(await shownPage(call.house.visitorRead, `topic-${topicId}`, call.lang)) }
    }),
    handle(adminTopicList, async (_input, call) => {
      const now = call.house.clock.now()
      return (await allTopics(call.house.read)).map((topic) => ({
        ...topic,
        topicId: Number(topic.topicId),
        isOn: topic.isOn ? (1 as const) : (0 as const),
        startsAt: momentText(topic.startsAt),
        endsAt: momentText(topic.endsAt),
        state: stateOf(topic, now),
      }))
    }),
    handle(adminTopicSave, ({ topicId, version, ...input }, call) => {
      const topic = { ...input, isOn: input.isOn === 1, startsAt: momentOf(input.startsAt), endsAt: momentOf(input.endsAt) }
      return call.once((unit) => saveTopic(unit, call, topic, topicId ? { topicId, version } : null))
    }),
    handle(adminTopicDelete, ({ topicId }, call) => call.once((unit) => removeTopic(unit, call, topicId))),
  ]
}

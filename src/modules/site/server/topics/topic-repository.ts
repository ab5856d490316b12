import { execute, rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'
import type { topicKinds } from '../../endpoints-topics.ts'

export type TopicDetails = {
  readonly kind: (typeof topicKinds)[number]
  readonly titleZh: string
  readonly titleEn: string
  readonly summaryZh: string
  readonly summaryEn: string
  readonly picture: string
  readonly isOn: boolean
  readonly startsAt: Date | null
  readonly endsAt: Date | null
}
/** A topic with the newest published version of its page in each language, 0 without one. */
export type TopicRecord = TopicDetails & {
  readonly topicId: number
  readonly version: number
  readonly versionZh: number
  readonly versionEn: number
}

const newest = (lang: 'zh' | 'en') =>
  `(SELECT coalesce(max(v.version), 0) FROM built_page_version v WHERE v.page_key = 'topic-' || topic_id AND v.lang = '${lang}')`
const columns = `topic_id AS "topicId", kind, title_zh AS "titleZh", title_en AS "titleEn", summary_zh AS "summaryZh", summary_en AS "summaryEn", picture,
  is_on AS "isOn", starts_at AS "startsAt", ends_at AS "endsAt", version, ${newest('zh')} AS "versionZh", ${newest('en')} AS "versionEn"`
const all = { name: 'site.topics', text: `SELECT ${columns} FROM topic ORDER BY updated_at DESC, topic_id DESC` }
const shown = {
  name: 'site.shownTopics',
  text: `SELECT ${columns} FROM topic WHERE is_on AND (ends_at IS NULL OR ends_at > $1)
         AND EXISTS (SELECT FROM built_page_version v WHERE v.page_key = 'topic-' || topic_id)
         ORDER BY starts_at > $1 NULLS FIRST, ends_at NULLS LAST, topic_id DESC LIMIT 60`,
}
const one = { name: 'site.topic', text: `SELECT ${columns} FROM topic WHERE topic_id = $1` }
const locked = { name: 'site.lockedTopic', text: `${one.text} FOR UPDATE` }
const insert = {
  name: 'site.addTopic',
  text: `INSERT INTO topic (kind, title_zh, title_en, summary_zh, summary_en, picture, is_on, starts_at, ends_at, updated_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING topic_id AS "topicId"`,
}
const update = {
  name: 'site.changeTopic',
  text: `UPDATE topic SET kind = $1, title_zh = $2, title_en = $3, summary_zh = $4, summary_en = $5, picture = $6, is_on = $7, starts_at = $8,
         ends_at = $9, updated_at = $10, version = version + 1 WHERE topic_id = $11 AND version = $12`,
}
const remove = { name: 'site.deleteTopic', text: 'DELETE FROM topic WHERE topic_id = $1' }
const leading = {
  name: 'site.bannersToTopic',
  text: `SELECT count(*)::int AS count FROM banner WHERE link->>'type' = 'topic' AND link->'info'->>'decoId' = $1::text`,
}

export function allTopics(db: Queryable): Promise<TopicRecord[]> {
  return rows<TopicRecord>(db, all, [])
}

/** Topics that run or are to come and have a published page. */
export function shownTopics(db: Queryable, at: Date): Promise<TopicRecord[]> {
  return rows<TopicRecord>(db, shown, [at])
}

export async function topicById(db: Queryable, topicId: number): Promise<TopicRecord | undefined> {
  return (await rows<TopicRecord>(db, one, [topicId]))[0]
}

/** One topic that nobody else changes before the transaction ends. */
export async function lockedTopic(tx: Transaction, topicId: number): Promise<TopicRecord | undefined> {
  return (await rows<TopicRecord>(tx, locked, [topicId]))[0]
}

const valuesOf = (topic: TopicDetails, at: Date) => [
  topic.kind,
  topic.titleZh,
  topic.titleEn,
  topic.summaryZh,
  topic.summaryEn,
  topic.picture,
  topic.isOn,
  topic.startsAt,
  topic.endsAt,
  at,
]

export async function addTopic(tx: Transaction, topic: TopicDetails, at: Date): Promise<number> {
  return Number((await rows<{ topicId: number }>(tx, insert, valuesOf(topic, at)))[0]?.topicId ?? 0)
}

/** Changes a topic in the version that was seen; false when it has another. */
export async function changeTopic(tx: Transaction, topicId: number, version: number, topic: TopicDetails, at: Date): Promise<boolean> {
  return (await execute(tx, update, [...valuesOf(topic, at), topicId, version])) === 1
}

export async function deleteTopic(tx: Transaction, topicId: number): Promise<void> {
  await execute(tx, remove, [topicId])
}

/** How many banners lead to a topic. */
export async function bannersTo(db: Queryable, topicId: number): Promise<number> {
  return (await rows<{ count: number }>(db, leading, [topicId]))[0]?.count ?? 0
}

/** Ids of running topics with a published page, for the sitemap. */
export async function runningTopicIds(db: Queryable, at: Date): Promise<number[]> {
  return (await shownTopics(db, at)).filter(({ startsAt }) => !startsAt || startsAt <= at).map(({ topicId }) => Number(topicId))
}

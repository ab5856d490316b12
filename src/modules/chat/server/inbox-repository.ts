import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'
import { standardHours, type AgentHours } from '../rules/agent-hours.ts'
import { chatRefusalMessages } from '../messages.ts'

export type Inbox = AgentHours & {
  readonly deskId: number
  readonly greetingZh: string
  readonly greetingEn: string
  readonly awayZh: string
  readonly awayEn: string
  readonly version: number
}
export type QuickAnswer = { readonly answerId: number; readonly title: string; readonly body: string; readonly sort: number }

/** What a desk says until somebody of it decides otherwise. */
const standardDesk = {
  greetingZh: chatRefusalMessages.zh.standardGreeting,
  greetingEn: chatRefusalMessages.en.standardGreeting,
  awayZh: chatRefusalMessages.zh.standardAway,
  awayEn: chatRefusalMessages.en.standardAway,
  ...standardHours,
  version: 0,
}

const find = {
  name: 'chat.desk',
  text: `SELECT desk_id AS "deskId", greeting_zh AS "greetingZh", greeting_en AS "greetingEn", away_zh AS "awayZh", away_en AS "awayEn",
           weekdays, opens_at AS "opensAt", closes_at AS "closesAt", version FROM chat_desk WHERE desk_id = $1`,
}
const save = {
  name: 'chat.deskSave',
  text: `INSERT INTO chat_desk (desk_id, greeting_zh, greeting_en, away_zh, away_en, weekdays, opens_at, closes_at)
         SELECT $1, $2, $3, $4, $5, $6::smallint[], $7, $8 WHERE $9 = 0 OR EXISTS (SELECT FROM chat_desk WHERE desk_id = $1)
         ON CONFLICT (desk_id) DO UPDATE SET greeting_zh = $2, greeting_en = $3, away_zh = $4, away_en = $5, weekdays = $6, opens_at = $7,
           closes_at = $8, version = chat_desk.version + 1 WHERE chat_desk.version = $9`,
}
const answers = {
  name: 'chat.quickAnswers',
  text: `SELECT answer_id AS "answerId", title, body, sort FROM chat_quick_answer WHERE desk_id = $1 ORDER BY sort, answer_id`,
}
const addAnswer = {
  name: 'chat.quickAnswerAdd',
  text: `INSERT INTO chat_quick_answer (desk_id, title, body, sort)
         SELECT $1, $2, $3, $4 WHERE (SELECT count(*) FROM chat_quick_answer WHERE desk_id = $1) < $5 RETURNING answer_id AS "answerId"`,
}
const changeAnswer = {
  name: 'chat.quickAnswerChange',
  text: `UPDATE chat_quick_answer SET title = $3, body = $4, sort = $5 WHERE desk_id = $1 AND answer_id = $2`,
}
const dropAnswer = {
  name: 'chat.quickAnswerDrop',
  text: `DELETE FROM chat_quick_answer WHERE answer_id = $1 AND desk_id = ANY($2::bigint[])`,
}
const rated = {
  name: 'chat.deskRating',
  text: `SELECT count(*)::int AS count, coalesce(avg(score), 0)::float AS average FROM chat_rating JOIN chat_thread USING (thread_id)
         WHERE coalesce(store_id, 0) = $1 AND chat_rating.created_at > $2`,
}

/** A desk's greeting and hours; the standard ones while nobody changed them. */
export async function inboxOf(db: Queryable, deskId: number): Promise<Inbox> {
  return (await rows<Inbox>(db, find, [deskId]))[0] ?? { deskId, ...standardDesk }
}

/** Saves when `version` is still the stored one (0: nothing stored); false otherwise. */
export async function saveInbox(tx: Transaction, desk: Inbox): Promise<boolean> {
  const { deskId, greetingZh, greetingEn, awayZh, awayEn, weekdays, opensAt, closesAt, version } = desk
  return (await execute(tx, save, [deskId, greetingZh, greetingEn, awayZh, awayEn, weekdays, opensAt, closesAt, version])) === 1
}

export async function quickAnswersOf(db: Queryable, deskId: number): Promise<QuickAnswer[]> {
  return rows<QuickAnswer>(db, answers, [deskId])
}

/** Adds a quick answer; null when the desk has `most` already. */
export async function addQuickAnswer(
  tx: Transaction,
  deskId: number,
  answer: Omit<QuickAnswer, 'answerId'>,
  most: number,
): Promise<number | null> {
  const [added] = await rows<{ answerId: number }>(tx, addAnswer, [deskId, answer.title, answer.body, answer.sort, most])
  return added?.answerId ?? null
}

export async function changeQuickAnswer(tx: Transaction, deskId: number, { answerId, title, body, sort }: QuickAnswer): Promise<boolean> {
  return (await execute(tx, changeAnswer, [deskId, answerId, title, body, sort])) === 1
}

export async function dropQuickAnswer(tx: Transaction, answerId: number, deskIds: readonly number[]): Promise<boolean> {
  return (await execute(tx, dropAnswer, [answerId, deskIds])) === 1
}

/** Number and mean of the ratings of a desk since a moment. */
export async function ratingOf(db: Queryable, deskId: number, since: Date): Promise<{ count: number; average: number }> {
  return (await rows<{ count: number; average: number }>(db, rated, [deskId, since]))[0] ?? { count: 0, average: 0 }
}

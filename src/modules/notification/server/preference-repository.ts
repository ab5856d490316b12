import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'
import type { Language } from '../../../kernel/i18n/translate.ts'
import type { Channel } from '../rules/channels.ts'
import type { Choices } from '../rules/notification-policy.ts'

const ofEvent = {
  name: 'message.choicesOfEvent',
  text: `SELECT member_id::int AS "memberId", channel, is_on AS "isOn" FROM notice_choice WHERE template = $1 AND member_id = ANY($2::bigint[])`,
}
const ofMember = {
  name: 'message.choicesOfMember',
  text: `SELECT template, channel, is_on AS "isOn" FROM notice_choice WHERE member_id = $1`,
}
const put = {
  name: 'message.choicePut',
  text: `INSERT INTO notice_choice (member_id, template, channel, is_on) VALUES ($1,$2,$3,$4)
         ON CONFLICT (member_id, template, channel) DO UPDATE SET is_on = EXCLUDED.is_on`,
}
const lang = { name: 'message.readerLanguage', text: `SELECT lang FROM notice_reader WHERE member_id = $1` }
const putLang = {
  name: 'message.readerLanguagePut',
  text: `INSERT INTO notice_reader (member_id, lang) VALUES ($1,$2) ON CONFLICT (member_id) DO UPDATE SET lang = EXCLUDED.lang`,
}

type Row<Key extends string> = { readonly [Name in Key]: string | number } & { readonly channel: Channel; readonly isOn: boolean }

function grouped<Key extends string>(found: readonly Row<Key>[], key: Key): ReadonlyMap<string | number, Choices> {
  const by = new Map<string | number, Partial<Record<Channel, boolean>>>()
  for (const row of found) by.set(row[key], { ...by.get(row[key]), [row.channel]: row.isOn })
  return by
}

/** What these members chose about one event, by member. */
export async function choicesOfEvent(
  db: Queryable,
  template: string,
  memberIds: readonly number[],
): Promise<ReadonlyMap<string | number, Choices>> {
  return grouped(await rows<Row<'memberId'>>(db, ofEvent, [template, memberIds]), 'memberId')
}

/** What one member chose, by event. */
export async function choicesOfMember(db: Queryable, memberId: number): Promise<ReadonlyMap<string | number, Choices>> {
  return grouped(await rows<Row<'template'>>(db, ofMember, [memberId]), 'template')
}

export async function savePreference(
  tx: Transaction,
  memberId: number,
  of: { readonly template: string; readonly channel: Channel; readonly isOn: boolean },
): Promise<void> {
  await execute(tx, put, [memberId, of.template, of.channel, of.isOn])
}

/** The language of what leaves the house to a member. */
export async function readerLanguage(db: Queryable, memberId: number): Promise<Language> {
  return (await rows<{ lang: Language }>(db, lang, [memberId]))[0]?.lang ?? 'zh'
}

export async function saveReaderLanguage(tx: Transaction, memberId: number, language: Language): Promise<void> {
  await execute(tx, putLang, [memberId, language])
}

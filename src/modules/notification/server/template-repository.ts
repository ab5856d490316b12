import { rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'
import type { Channel } from '../rules/channels.ts'
import type { NotificationTexts } from '../rules/notification-text.ts'

/** What the platform decided about one event by one way. Empty lines are the built-in ones. */
export type NotificationTemplateRow = {
  readonly template: string
  readonly channel: Channel
  readonly isOn: boolean
  readonly lines: NotificationTexts
  readonly providerNumber: string
  readonly version: number
  readonly updatedAt: Date
  readonly updatedBy: string
}

const columns = `template, channel, is_on AS "isOn", provider_number AS "providerNumber", version, updated_at AS "updatedAt", updated_by AS "updatedBy",
  json_build_object('zh', json_build_object('title', title_zh, 'text', text_zh), 'en', json_build_object('title', title_en, 'text', text_en)) AS lines`
const all = { name: 'message.texts', text: `SELECT ${columns} FROM notice_text WHERE $1 = '' OR template = $1` }
// A new row has version 1 and comes only where none is; a known one moves on from the version that was seen.
const insert = {
  name: 'message.textInsert',
  text: `INSERT INTO notice_text (template, channel, is_on, title_zh, title_en, text_zh, text_en, provider_number, updated_at, updated_by)
         VALUES ($1,$2,$3,$4,$5,$6,$7,$8,$9,$10) ON CONFLICT DO NOTHING RETURNING version`,
}
const update = {
  name: 'message.textUpdate',
  text: `UPDATE notice_text SET is_on = $3, title_zh = $4, title_en = $5, text_zh = $6, text_en = $7, provider_number = $8,
                updated_at = $9, updated_by = $10, version = version + 1
         WHERE template = $1 AND channel = $2 AND version = $11 RETURNING version`,
}

/** Everything that the platform decided, or what concerns one event. */
export async function textsOf(db: Queryable, template = ''): Promise<NotificationTemplateRow[]> {
  return rows<NotificationTemplateRow>(db, all, [template])
}

/** The new version, or null when somebody saved since `version` was seen (0: there was none). */
export async function writeText(tx: Transaction, text: NotificationTemplateRow): Promise<number | null> {
  const { template, channel, isOn, lines, providerNumber, version, updatedAt, updatedBy } = text
  const values = [
    template,
    channel,
    isOn,
    lines.zh.title,
    lines.en.title,
    lines.zh.text,
    lines.en.text,
    providerNumber,
    updatedAt,
    updatedBy,
  ]
  const [written] =
    version === 0 ? await rows<{ version: number }>(tx, insert, values) : await rows<{ version: number }>(tx, update, [...values, version])
  return written?.version ?? null
}

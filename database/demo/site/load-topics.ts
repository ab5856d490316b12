import type { ClientBase } from 'pg'
import { insertRows } from '../insert-rows.ts'
import { storeHomes } from '../stores/store-homes.ts'
import { topics } from './topics.ts'

const day = 86_400_000
const at = '2026-11-01T09:00:00+08:00'

/** Loads topics and campaigns with their published pages. */
export async function loadTopics(client: ClientBase): Promise<void> {
  for (const { kind, zh, en, picture, begins, days, blocks } of topics) {
    const starts = begins === undefined ? null : new Date(Date.now() + begins * day)
    const ends = days === null ? null : new Date(Date.now() + days * day)
    const { rows } = await client.query<{ topic_id: string }>(
      `INSERT INTO topic (kind, title_zh, title_en, summary_zh, summary_en, picture, is_on, starts_at, ends_at, version, updated_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) RETURNING topic_id`,
      [kind, zh[0], en[0], zh[1], en[1], picture, true, starts, ends, 1, at],
    )
    await publish(client, `topic-${rows[0]?.topic_id}`, blocks)
  }
}

/** Publishes the first version of a built page in both languages. */
async function publish(client: ClientBase, page_key: string, blocks: (lang: 'zh' | 'en') => readonly object[]): Promise<void> {
  for (const lang of ['zh', 'en'] as const) {
    const page = { page_key, lang, blocks: blocks(lang) }
    await insertRows(client, 'built_page', [{ ...page, draft_version: 1, published_draft: 1, updated_by: 'demo_admin', updated_at: at }])
    await insertRows(client, 'built_page_version', [{ ...page, version: 1, note: '', published_by: 'demo_admin', published_at: at }])
  }
}

/** Publishes the built homes of stores. */
export async function loadStoreHomes(client: ClientBase): Promise<void> {
  for (const { storeId, blocks } of storeHomes) await publish(client, `store-${storeId}`, blocks)
}

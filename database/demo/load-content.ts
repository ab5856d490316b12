import type { ClientBase } from 'pg'
import { agreements } from './agreements.ts'
import type { DemoCatalog } from './catalog-data.ts'
import { advanceSequence, insertRows } from './insert-rows.ts'

const newest = Date.parse('2026-11-20T09:00:00+08:00')
const day = 86_400_000

/** Loads the articles, a few days apart, and the agreements in force. */
export async function loadContent(client: ClientBase, catalog: DemoCatalog): Promise<number> {
  const articles = catalog.articles.map((article, index) => ({
    article_id: index + 1,
    category: article.category,
    title_zh: article.titleZh,
    title_en: article.titleEn,
    body_zh: paragraphs(article.summaryZh),
    body_en: '',
    author: article.author,
    state: 'published',
    published_at: new Date(newest - index * 3 * day).toISOString(),
  }))
  await insertRows(client, 'article', articles)
  await advanceSequence(client, 'article', 'article_id')
  await insertRows(
    client,
    'agreement',
    agreements.map((one) => ({ ...one, version: 1, published_at: '2026-11-01T00:00:00+08:00' })),
  )
  return articles.length
}

// The texts come as one block: two or three sentences make a paragraph.
function paragraphs(text: string): string {
  const sentences = text.match(/[^。!?！？]+[。!?！？]?/g) ?? [text]
  const parts: string[] = []
  for (let start = 0; start < sentences.length; start += 2) parts.push(sentences.slice(start, start + 2).join(''))
  return parts.join('\n\n')
}

import type { ClientBase } from 'pg'
import { richFromPlain } from '../../../src/kernel/text/rich-text.ts'
import { agreements } from './agreements.ts'
import { articleTranslations, helpTexts, news } from './articles.ts'
import { readGallery, type DemoCatalog } from '../catalog/catalog-data.ts'
import { advanceSequence, insertRows } from '../insert-rows.ts'

const newest = Date.parse('2026-11-20T09:00:00+08:00')
const day = 86_400_000
const editors = '平台编辑部（演示）'
const editorsInEnglish = 'ZincBridge editors (demo)'
const mostRelated = 4

/** Loads news, knowledge and help, a few days apart, and the agreements in force. */
export async function loadContent(client: ClientBase, catalog: DemoCatalog): Promise<number> {
  const own = catalog.articles.map((article) => ({
    kind: 'information',
    category: article.category,
    title: [article.titleZh, article.titleEn] as const,
    zh: paragraphs(article.summaryZh),
    en: articleTranslations[article.id]?.en ?? '',
    categories: articleTranslations[article.id]?.categories ?? [],
  }))
  const rest = [...news.map((text) => ({ kind: 'information', ...text })), ...helpTexts.map((text) => ({ kind: 'help', ...text }))]
  const articles = [...own, ...rest].map(({ kind, category, title, zh, en, categories }, index) => ({
    article_id: index + 1,
    kind,
    category,
    title_zh: title[0],
    title_en: title[1],
    body_zh: richFromPlain(zh),
    body_en: richFromPlain(en),
    author: editors,
    author_en: editorsInEnglish,
    state: 'published',
    cover: coverOf(categories, catalog),
    goods_ids: relatedGoods(categories, catalog).map((goods) => goods.goodsId),
    published_at: new Date(newest - index * 2 * day).toISOString(),
  }))
  await insertRows(client, 'article', articles)
  await advanceSequence(client, 'article', 'article_id')
  await insertRows(
    client,
    'agreement',
    agreements.map((agreement) => ({
      ...agreement,
      body_zh: richFromPlain(agreement.body_zh),
      body_en: richFromPlain(agreement.body_en),
      version: 1,
      published_at: '2026-11-01T00:00:00+08:00',
    })),
  )
  return articles.length
}

function relatedGoods(categories: readonly number[], catalog: DemoCatalog) {
  return catalog.spus.filter((goods) => categories.some((id) => goods.categoryPath.includes(id))).slice(0, mostRelated)
}

function coverOf(categories: readonly number[], catalog: DemoCatalog): string {
  const gallery = readGallery()
  return relatedGoods(categories, catalog).flatMap((goods) => gallery[goods.goodsId] ?? [])[categories.length] ?? ''
}

// The texts come as one block: two or three sentences make a paragraph.
function paragraphs(text: string): string {
  const sentences = text.match(/[^。!?！？]+[。!?！？]?/g) ?? [text]
  const parts: string[] = []
  for (let start = 0; start < sentences.length; start += 2) parts.push(sentences.slice(start, start + 2).join(''))
  return parts.join('\n\n')
}

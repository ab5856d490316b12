import type { ClientBase } from 'pg'
import { advanceSequence, insertRows } from '../insert-rows.ts'

type Sheet = {
  readonly storeId: number
  readonly titleZh: string
  readonly titleEn: string
  readonly termsZh: string
  readonly termsEn: string
  readonly until: string
  /** Days of its publications, oldest first. */
  readonly published: readonly string[]
  readonly keyword: string
}

const delivered = {
  termsZh: '含 13% 增值税，厂库自提；磅差 ±0.1% 以内按交货磅结算。下单以页面现价为准。',
  termsEn: '13% VAT included, ex works; settled by the delivery weight within ±0.1%. Orders are placed at the price shown on the page.',
} as const

/** Invented price lists of the demonstration's stores. */
const sheets: readonly Sheet[] = [
  {
    storeId: 1001,
    titleZh: '华东锌锭一周报价',
    titleEn: 'Zinc ingots, East China, week list',
    ...delivered,
    until: '2027-12-31',
    published: ['2026-11-06', '2026-11-13', '2026-11-20'],
    keyword: '锌锭',
  },
  {
    storeId: 1004,
    titleZh: '天津库锌锭与锌渣报价单',
    titleEn: 'Zinc ingots and dross, Tianjin stock',
    ...delivered,
    until: '2027-12-31',
    published: ['2026-11-18'],
    keyword: '锌',
  },
  {
    storeId: 1006,
    titleZh: '热镀用锌合金价目',
    titleEn: 'Galvanizing alloys, price list',
    termsZh: '含税含包装；50 吨以上价格另议；交货期 5 天。',
    termsEn: 'VAT and packing included; above 50 t by agreement; five days to deliver.',
    until: '2027-12-31',
    published: ['2026-11-02', '2026-11-16'],
    keyword: '',
  },
  {
    storeId: 1002,
    titleZh: '无锡仓 0#/1# 锌锭报价',
    titleEn: '#0 and #1 zinc, Wuxi warehouse',
    ...delivered,
    until: '2027-06-30',
    published: ['2026-11-19'],
    keyword: '',
  },
  {
    storeId: 1003,
    titleZh: '佛山压铸锌合金报价',
    titleEn: 'Die-casting alloys, Foshan',
    ...delivered,
    until: '2026-11-10',
    published: ['2026-11-01'],
    keyword: '',
  },
]

const dayMs = 86_400_000
/** The day on which the sheets above were written. */
const writtenOn = Date.parse('2026-11-20')
/** A list that follows the day of loading is valid as long as the trade's lists are. */
const validDays = 14

const dayText = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** The sheets as they would stand on the day of `now`: published as many days before it, valid for two weeks. */
function sheetsOn(now: Date | undefined): readonly Sheet[] {
  if (!now) return sheets
  const later = Date.parse(dayText(now.getTime() + 8 * 3_600_000)) - writtenOn
  const shifted = (day: string) => dayText(Date.parse(day) + later)
  return sheets.map((sheet) => {
    const last = shifted(sheet.published.at(-1) ?? '')
    const isOver = Date.parse(sheet.until) < writtenOn
    return {
      ...sheet,
      published: sheet.published.map(shifted),
      until: isOver ? shifted(sheet.until) : dayText(Date.parse(last) + validDays * dayMs),
    }
  })
}

const lines = `INSERT INTO offer_sheet_line (offer_sheet_id, edition, sort, product_id, remark, retail_price, business_price)
  SELECT $1, $2::int, row_number() OVER (ORDER BY k.product_id), k.product_id, '', round(k.retail_price * $5::numeric / 10000, 0)::bigint / 10000 * 10000,
    round(k.business_price * $5::numeric / 10000, 0)::bigint / 10000 * 10000
  FROM (SELECT k.* FROM sku k JOIN goods g USING (goods_id) WHERE g.store_id = $3 AND g.state = 'on_sale' AND NOT g.require_enquiry AND k.business_price IS NOT NULL
    AND position($4 in g.name_zh) > 0 ORDER BY k.product_id LIMIT 12) k`
const written = `UPDATE offer_sheet s SET lines = (SELECT coalesce(json_agg(json_build_object('productId', l.product_id, 'remark', '') ORDER BY l.sort), '[]')
  FROM offer_sheet_line l WHERE l.offer_sheet_id = s.offer_sheet_id AND l.edition = s.edition)`

/**
 * Loads offer sheets with their editions; earlier ones were a little dearer or cheaper. With `now` they are of the days
 * before it, without it of the days in which they were written.
 */
export async function loadOfferSheets(client: ClientBase, now?: Date): Promise<void> {
  for (const [index, sheet] of sheetsOn(now).entries()) {
    const [offer_sheet_id, last] = [index + 1, sheet.published.at(-1) ?? '']
    const texts = {
      title_zh: sheet.titleZh,
      title_en: sheet.titleEn,
      terms_zh: sheet.termsZh,
      terms_en: sheet.termsEn,
      valid_until: sheet.until,
    }
    const at = (day: string) => `${day}T09:30:00+08:00`
    await insertRows(client, 'offer_sheet', [
      {
        offer_sheet_id,
        sheet_sn: `Q${last.slice(2).replaceAll('-', '')}${String(offer_sheet_id).padStart(6, '0')}`,
        store_id: sheet.storeId,
        state: 'published',
        valid_from: last,
        lines: [],
        version: sheet.published.length,
        edition: sheet.published.length,
        published_at: at(last),
        updated_at: at(last),
        ...texts,
      },
    ])
    for (const [place, day] of sheet.published.entries()) {
      const edition = place + 1
      await insertRows(client, 'offer_sheet_edition', [{ offer_sheet_id, edition, published_at: at(day), valid_from: day, ...texts }])
      const share = 10_000 - (sheet.published.length - edition) * 60
      await client.query(lines, [offer_sheet_id, edition, sheet.storeId, sheet.keyword, share])
    }
  }
  await client.query(written)
  await advanceSequence(client, 'offer_sheet', 'offer_sheet_id')
  await client.query(`SELECT setval('offer_sheet_number', $1)`, [sheets.length])
}

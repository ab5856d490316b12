import type { ClientBase } from 'pg'
import { richFromPlain } from '../../../src/kernel/text/rich-text.ts'
import type { DemoCatalog } from '../catalog/catalog-data.ts'
import { insertRows } from '../insert-rows.ts'
import { storeCertificates, storePosts } from './store-posts.ts'

const newest = Date.parse('2026-11-19T10:00:00+08:00')
const day = 86_400_000
const perStore = 5
const issuer = '演示认证机构'
const issuerEn = 'Demonstration certification body'

/** News, articles and certificates of the demonstration's stores. */
export async function loadStorePosts(client: ClientBase, catalog: DemoCatalog): Promise<void> {
  const posts = catalog.stores.flatMap((store, index) =>
    storePosts
      .map((_post, place) => storePosts[(index + place) % storePosts.length])
      .slice(0, perStore)
      .flatMap((post, place) => {
        if (!post) return []
        const named = (text: string, name: string) =>
          richFromPlain(text.replaceAll('{store}', name).replaceAll('{city}', store.city.replace(/市$/, '')))
        return [
          {
            store_id: store.storeId,
            kind: post.kind,
            title_zh: post.title[0],
            title_en: post.title[1],
            body_zh: named(post.zh, store.storeName),
            body_en: named(post.en, store.nameEn),
            state: 'published',
            published_at: new Date(newest - (place * 6 + index) * day).toISOString(),
          },
        ]
      }),
  )
  await insertRows(client, 'store_post', posts)
  const [first] = catalog.stores
  if (first) await insertRows(client, 'store_decor', [decorationOf(first.storeId)])
  const [, second] = catalog.stores
  if (second) await planClosure(client, second.storeId)
  const certificates = catalog.stores.flatMap((store) =>
    storeCertificates[store.storeType === 'producer' ? 'producer' : 'trader'].map(([zh, en, number, until]) => ({
      store_id: store.storeId,
      name_zh: zh,
      name_en: en,
      number: `${number}-${store.storeId}`,
      issuer,
      issuer_en: issuerEn,
      valid_until: until,
      // One waits for the desk and one was returned, so that both can be seen.
      ...judgedAs(store.storeId, number),
    })),
  )
  await insertRows(client, 'store_certificate', certificates)
}

function judgedAs(storeId: number, number: string) {
  if (storeId === 1003 && number === 'DEMO-SQ') return { state: 'waiting', judged_at: null, reason: '' }
  if (storeId === 1004 && number.startsWith('DEMO-QMS'))
    return { state: 'returned', judged_at: '2026-11-12T10:20:00+08:00', reason: '编号与发证机构公示信息不一致，请核对后重新提交' }
  return { state: 'checked', judged_at: '2026-11-03T09:30:00+08:00', reason: '' }
}

/** The second store announces days on which it will be closed, far enough ahead to be in nobody's way. */
async function planClosure(client: ClientBase, storeId: number): Promise<void> {
  await client.query(
    `INSERT INTO store_closure (store_id, closed_from, closed_to, notice_zh, notice_en, updated_at)
     SELECT $1, day + 40, day + 43, '年度盘库，已下单货物照常发运', 'Annual stocktaking; goods already ordered are shipped as usual', now()
     FROM (SELECT (now() AT TIME ZONE 'Asia/Shanghai')::date AS day) t ON CONFLICT DO NOTHING`,
    [storeId],
  )
}

/** The first store shows how a decorated home looks. */
function decorationOf(storeId: number) {
  const link = (value: string) => ({ type: 'keyword', value, info: {} })
  return {
    store_id: storeId,
    pictures: [
      { picture: '/media/banner-2.webp', alt: '锌锭现货', link: link('锌锭') },
      { picture: '/media/banner-3.webp', alt: '锌合金', link: link('锌合金') },
    ],
    html_zh: '<p>现货入库前逐批光谱检测，质保书随货；<strong>当日 15:00 前下单，次日发车</strong>。</p>',
    html_en:
      '<p>Every batch is tested before it enters the warehouse and travels with its certificate. <strong>Ordered by 15:00, on the road next day.</strong></p>',
    version: 1,
    updated_at: '2026-11-01T09:00:00+08:00',
  }
}

import type { ClientBase } from 'pg'
import { liveGoods } from '../../../src/modules/listing/server/revisions/live-document.ts'
import { copyOf, type GoodsDocument } from '../../../src/modules/listing/rules/goods-document.ts'
import { unitOnClient } from '../demo-unit.ts'

type Story = {
  readonly goodsId: number
  /** New goods begin as a copy; otherwise it is a change of the goods themselves. */
  readonly isNew?: boolean
  readonly state: 'draft' | 'proposed' | 'returned'
  readonly reason?: string
  readonly hoursAgo: number
  readonly write: (goods: GoodsDocument) => Partial<GoodsDocument>
}

const newest = Date.parse('2026-11-20T16:30:00+08:00')
const hour = 3_600_000

const stories: readonly Story[] = [
  {
    goodsId: 500019,
    state: 'proposed',
    hoursAgo: 3,
    write: (goods) => ({
      nameZh: `${goods.nameZh} 附检测报告`,
      documents: [...goods.documents, '第三方检测报告'],
      attributes: { ...goods.attributes, origin: '再生' },
      descriptionZh: `${goods.descriptionZh}每批随货附第三方检测报告，铅、镉含量实测值见报告。`,
      descriptionEn: 'Every lot comes with a third-party test report; measured lead and cadmium are on it.',
    }),
  },
  {
    goodsId: 500026,
    isNew: true,
    state: 'proposed',
    hoursAgo: 9,
    write: () => ({ nameZh: '锌粒 3-8mm 电镀用', nameEn: 'Zinc granules 3–8 mm for plating', tags: ['现货'] }),
  },
  {
    goodsId: 500116,
    state: 'proposed',
    hoursAgo: 26,
    write: (goods) => ({
      descriptionZh: `${goods.descriptionZh}随货提供闪点检测报告与运输鉴定书。`,
      documents: [...goods.documents, '闪点检测报告'],
    }),
  },
  {
    goodsId: 500023,
    state: 'returned',
    reason: '名称含“全网最低”，属于绝对化用语，请修改后再提交',
    hoursAgo: 31,
    write: (goods) => ({ nameZh: `${goods.nameZh} 全网最低` }),
  },
  {
    goodsId: 500028,
    isNew: true,
    state: 'draft',
    hoursAgo: 1,
    write: () => ({ nameZh: '锌板 Zn99.995 定尺', nameEn: 'Zinc plate, cut to size', gallery: [] }),
  },
]

/** Changes of goods on their way: some wait for the platform, one came back, one is unfinished. */
export async function loadGoodsChanges(client: ClientBase): Promise<void> {
  for (const story of stories) {
    const live = await liveGoods(unitOnClient(client), story.goodsId)
    if (!live) continue
    const base = story.isNew ? null : live.document
    const document = { ...(story.isNew ? copyOf(live.document) : live.document), ...story.write(live.document) }
    const at = new Date(newest - story.hoursAgo * hour)
    await client.query(
      `INSERT INTO goods_change (store_id, goods_id, state, name, document, base, reason, member_id, created_at, changed_at, proposed_at, decided_at)
       SELECT $1, $2, $3, $4, $5, $6, $7, coalesce((SELECT id FROM account WHERE member_name = 'demo_supplier'), 1), $8, $8,
         CASE WHEN $3 <> 'draft' THEN $8::timestamptz END, CASE WHEN $3 = 'returned' THEN $8::timestamptz END`,
      [
        live.storeId,
        story.isNew ? null : story.goodsId,
        story.state,
        document.nameZh,
        JSON.stringify(document),
        base && JSON.stringify(base),
        story.reason ?? '',
        at,
      ],
    )
  }
}

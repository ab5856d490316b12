import type { ClientBase } from 'pg'

// Goods by their names in the catalogue: what stands for what must be believable when the catalogue is edited.
const accepted = [
  {
    enterpriseId: 1,
    memberId: 3,
    original: '双燕 0#锌锭%',
    instead: '麒麟 0#锌锭%',
    reason: '同为 GB/T 470 Zn99.995，佛山仓到二厂更近，质检已试用一批',
    days: 26,
  },
  { enterpriseId: 1, memberId: 6, original: '双燕 0#锌锭%', instead: '安宁 0#锌锭%', reason: '双燕缺货时使用，铅镉上限相同', days: 9 },
  { enterpriseId: null, memberId: 2, original: '双燕 0#锌锭%', instead: '豫光 0#锌锭%', reason: '无锡仓现货，价差合适', days: 4 },
] as const

/** What `demo_company` and `demo_buyer` have accepted in place of other goods. */
export async function loadTools(client: ClientBase): Promise<void> {
  for (const one of accepted) {
    await client.query(
      `INSERT INTO substitution (enterprise_id, member_id, product_id, instead_id, reason, created_at)
       SELECT $1, $2, a.product_id, b.product_id, $5, now() - make_interval(days => $6)
       FROM (SELECT product_id FROM sku JOIN goods USING (goods_id) WHERE name_zh LIKE $3 AND goods.state = 'on_sale' ORDER BY product_id LIMIT 1) a,
         (SELECT product_id FROM sku JOIN goods USING (goods_id) WHERE name_zh LIKE $4 AND goods.state = 'on_sale' ORDER BY product_id LIMIT 1) b
       ON CONFLICT DO NOTHING`,
      [one.enterpriseId, one.memberId, one.original, one.instead, one.reason, one.days],
    )
  }
}

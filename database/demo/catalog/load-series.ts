import type { ClientBase } from 'pg'

const series = [
  [111, '0#锌锭各仓现货', '#0 zinc ingots by warehouse'],
  [321, '热镀锌焊管全规格', 'Hot-dip galvanized pipe, all sizes'],
  [331, '热镀锌角钢', 'Hot-dip galvanized angles'],
  [311, '热镀锌板卷', 'Hot-dip galvanized sheet and coil'],
  [363, '热镀锌紧固件', 'Hot-dip galvanized fasteners'],
] as const
const items = [
  [111, '0#锌锭 Zn99.995', '#0 zinc ingot Zn99.995', 'GB/T 470-2008', { grade: 'Zn99.995' }],
  [112, '1#锌锭 Zn99.99', '#1 zinc ingot Zn99.99', 'GB/T 470-2008', { grade: 'Zn99.99' }],
] as const

/** Series and standard items for categories that the demonstration has. */
export async function loadCatalogLines(client: ClientBase): Promise<void> {
  for (const [sort, [categoryId, zh, en]] of series.entries())
    await client.query(
      `INSERT INTO goods_series (category_id, name_zh, name_en, sort) SELECT category_id, $2, $3, $4 FROM category WHERE category_id = $1`,
      [categoryId, zh, en, sort],
    )
  for (const [sort, [categoryId, zh, en, standard, attributes]] of items.entries())
    await client.query(
      `INSERT INTO standard_item (category_id, name_zh, name_en, standard, attributes, sort)
       SELECT category_id, $2, $3, $4, $5, $6 FROM category WHERE category_id = $1`,
      [categoryId, zh, en, standard, JSON.stringify(attributes), sort],
    )
}

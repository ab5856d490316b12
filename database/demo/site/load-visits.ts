import type { ClientBase } from 'pg'

const days = 90
const hash = (text: string) => `(hashtextextended(${text}, 7) & 1048575)`
const today = `($1::timestamptz AT TIME ZONE 'Asia/Shanghai')::date`
// A tenth of the goods is looked at by many and most by few; at weekends hardly anybody works.
const looks = `SELECT g.goods_id, d.day, turn FROM goods g CROSS JOIN (SELECT ${today} - n AS day FROM generate_series(0, ${days - 1}) n) AS d
  CROSS JOIN LATERAL generate_series(1, (CASE WHEN ${hash(`'popular' || g.goods_id`)} % 10 = 0 THEN 9 ELSE 1 + ${hash(`'liked' || g.goods_id`)} % 4 END
    * CASE WHEN extract(isodow FROM d.day) > 5 THEN 3 ELSE 10 END * (70 + ${hash(`g.goods_id || ' ' || d.day`)} % 60) * (170 - (${today} - d.day)))::int / 220000) AS turn
  WHERE g.state = 'on_sale'`
const cities = `(ARRAY['310100', '120100', '440600', '320200', '370100', '130200', '510100', '610100'])`

const visits = `WITH looked AS (SELECT goods_id, ((day + interval '8 hours' + (${hash(`'at' || goods_id || day || turn`)} % 43200) * interval '1 second') AT TIME ZONE 'Asia/Shanghai') AS at,
    ${hash(`'who' || goods_id || day || turn`)} AS who FROM (${looks}) AS l),
  written AS (INSERT INTO behaviour_record (at, kind, type, device, goods_id, sku_id, city_code, path)
    SELECT l.at + k.later, k.kind, k.type, 'visit-' || l.who % 4000, l.goods_id, s.product_id, ${cities}[1 + l.who % 8], '/goods/detail/' || s.product_id
    FROM looked l JOIN (SELECT goods_id, min(product_id) AS product_id FROM sku GROUP BY 1) AS s USING (goods_id)
      CROSS JOIN (VALUES ('behaviour', 'view', interval '0', 1), ('basket', 'add', interval '2 minutes', 11)) AS k (kind, type, later, one_in)
    WHERE l.at + k.later <= $1 AND l.who % k.one_in = 0 RETURNING at, kind, goods_id)
  INSERT INTO figure_day AS f (scope, owner_id, day, figure, cases, hits, value, grams)
  SELECT t.scope, CASE t.scope WHEN 'mall' THEN 0 WHEN 'goods' THEN g.goods_id ELSE g.store_id END, (w.at AT TIME ZONE 'Asia/Shanghai')::date, CASE w.kind WHEN 'basket' THEN 'carted' ELSE 'viewed' END,
    count(*), count(*), 0, 0
  FROM written w JOIN goods g USING (goods_id) CROSS JOIN (VALUES ('store'), ('mall'), ('goods')) AS t (scope) GROUP BY 1, 2, 3, 4`
const months = `INSERT INTO figure_month (scope, owner_id, month, figure, cases, hits, value, grams)
  SELECT scope, owner_id, date_trunc('month', day)::date, figure, sum(cases), sum(hits), sum(value), sum(grams) FROM figure_day GROUP BY 1, 2, 3, 4`

// What buyers of the trade look for and this mall does not have, has under other words, or has only in part.
const searched: readonly (readonly [string, 'nothing' | 'filtered' | 'some' | 'similar', number])[] = [
  ['螺纹钢 hrb400', 'nothing', 14],
  ['热轧卷板 q355b', 'nothing', 9],
  ['镀锌管 dn250', 'some', 8],
  ['jdg 管', 'nothing', 8],
  ['镀锌铁皮 0.35', 'some', 7],
  ['高铝锌锭 al5', 'some', 6],
  ['锌碇', 'similar', 6],
  ['热镀鋅角钢', 'similar', 5],
  ['镀锌 h型钢 400', 'filtered', 5],
  ['不锈钢球阀', 'nothing', 5],
  ['氟化氢铵', 'nothing', 4],
  ['锌锅电磁加热', 'nothing', 4],
  ['镀锌丝网', 'some', 4],
  ['电解铜', 'nothing', 4],
  ['行车 5t', 'nothing', 3],
  ['酸雾塔', 'nothing', 3],
  ['氧化锌 99.9', 'filtered', 3],
  ['zinc wire 4.0', 'some', 3],
  ['铁塔螺栓 m36', 'filtered', 3],
  ['滚镀光亮剂', 'nothing', 2],
  ['热浸塑管', 'nothing', 2],
  ['水玻璃', 'nothing', 2],
  ['galvalume 0.4', 'some', 2],
  ['镀鋅螺丝', 'similar', 2],
  ['抛丸机钢丸', 'nothing', 2],
]
const misses = `INSERT INTO search_miss (day, keyword, result, times, last_at)
  SELECT d.day, k.keyword, k.result, t.times, least($1, (d.day + interval '17 hours') AT TIME ZONE 'Asia/Shanghai')
  FROM unnest($2::text[], $3::text[], $4::int[]) AS k (keyword, result, weight) CROSS JOIN (SELECT ${today} - n AS day FROM generate_series(0, ${days - 1}) n) AS d
    CROSS JOIN LATERAL (SELECT (k.weight * (${hash(`k.keyword || d.day`)} % 100) * CASE WHEN extract(isodow FROM d.day) > 5 THEN 1 ELSE 4 END) / 400 AS times) AS t WHERE t.times > 0`

/** Views, carts and searches of the last months, so that funnels and the words of buyers can be looked at; each run makes the same. */
export async function loadVisits(client: ClientBase, now: Date): Promise<void> {
  await client.query(visits, [now])
  await client.query(months)
  const column = <Place extends 0 | 1 | 2>(place: Place) => searched.map((one) => one[place])
  await client.query(misses, [now, column(0), column(1), column(2)])
}

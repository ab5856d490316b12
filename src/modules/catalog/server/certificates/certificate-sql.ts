/**
 * The numbered certificates of goods on sale with what the desk said of exactly this content: one that changed since waits again.
 * Goods of a store that is not open have no page. A subquery without parameters.
 */
export const certificatesOnSale = `SELECT g.goods_id AS "goodsId", g.store_id AS "storeId", g.name_zh AS "goodsZh", g.name_en AS "goodsEn",
    e.c ->> 'title' AS title, e.c ->> 'number' AS number, coalesce(e.c ->> 'validUntil', '') AS "validUntil",
    coalesce(e.c ->> 'image', '') AS image, md5(e.c::text) AS mark, coalesce(x.state, 'waiting') AS state, x.judged_at AS "judgedAt",
    coalesce(x.reason, '') AS reason
  FROM goods g JOIN goods_page USING (goods_id) CROSS JOIN LATERAL jsonb_array_elements(g.certificates) AS e(c)
  LEFT JOIN goods_certificate_check x ON x.goods_id = g.goods_id AND x.number = e.c ->> 'number' AND x.fingerprint = md5(e.c::text)
  WHERE g.certificates <> '[]' AND e.c ->> 'number' <> ''`

/** The certificates of goods `g` for its page: those that were returned are left out, those that were checked carry the day. */
export const shownCertificates = `(SELECT coalesce(jsonb_agg(e.c || jsonb_build_object('checkedOn', coalesce(to_char(x.judged_at AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD'), '')) ORDER BY e.place), '[]')
    FROM jsonb_array_elements(g.certificates) WITH ORDINALITY AS e(c, place)
    LEFT JOIN goods_certificate_check x ON x.goods_id = g.goods_id AND x.number = e.c ->> 'number' AND x.fingerprint = md5(e.c::text)
    WHERE x.state IS DISTINCT FROM 'returned')`

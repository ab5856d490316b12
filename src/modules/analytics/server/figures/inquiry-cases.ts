const from = `coalesce(i.published_at, i.created_at)`
// Named stores and the store of an enquiry basket, each once, from when it was asked.
const asked = `SELECT store_id, min(at) AS at FROM (
      SELECT i.store_id, ${from} AS at WHERE i.store_id IS NOT NULL
      UNION ALL SELECT v.store_id, v.sent_at FROM quotation_invitation v
        WHERE v.inquiry_id = i.inquiry_id AND v.channel = 'STORE' AND v.state <> 'REVOKED' AND v.store_id IS NOT NULL) AS one GROUP BY store_id`
const answered = `EXISTS (SELECT FROM quotation q WHERE q.inquiry_id = i.inquiry_id AND q.store_id = a.store_id AND q.submitted_at IS NOT NULL)`
const isOut = `(i.published_at IS NOT NULL OR i.kind = 'BASKET') AND i.state <> 'DRAFT'`

/** SQL of everything that figures count of requests `i` that fulfil a condition, with their quotations; columns as those of `figure_case`. */
export const inquiryCases = (condition: string) => `
  SELECT 'requested' AS figure, i.inquiry_sn AS case_key, i.inquiry_sn AS origin, ${from} AS at, NULL::bigint AS store_id, i.enterprise_id,
    i.state IN ('AWARDED', 'PARTIALLY_AWARDED', 'CONVERTED') AS hit, 0::bigint AS value, 0::bigint AS grams
  FROM inquiry i WHERE ${isOut} AND ${condition}
  UNION ALL SELECT 'asked', i.inquiry_sn || '/' || a.store_id, i.inquiry_sn, a.at, a.store_id, i.enterprise_id, ${answered}, 0, 0
  FROM inquiry i CROSS JOIN LATERAL (${asked}) AS a WHERE ${isOut} AND ${condition}
  UNION ALL SELECT 'quoted', i.inquiry_sn || '/' || q.store_id, i.inquiry_sn, q.at, q.store_id, i.enterprise_id, q.won,
    greatest(0, extract(epoch FROM q.at - coalesce((SELECT a.at FROM (${asked}) AS a WHERE a.store_id = q.store_id), ${from})) / 60)::bigint, 0
  FROM inquiry i CROSS JOIN LATERAL (SELECT store_id, min(submitted_at) AS at, bool_or(state IN ('ACCEPTED', 'PARTIALLY_ACCEPTED')) AS won FROM quotation
    WHERE inquiry_id = i.inquiry_id AND store_id IS NOT NULL AND submitted_at IS NOT NULL GROUP BY 1) AS q WHERE ${condition}
  UNION ALL SELECT 'decided', q.quotation_id::text, i.inquiry_sn, q.submitted_at, q.store_id, i.enterprise_id, q.state IN ('ACCEPTED', 'PARTIALLY_ACCEPTED'), 0, 0
  FROM inquiry i JOIN quotation q USING (inquiry_id) WHERE q.store_id IS NOT NULL AND q.submitted_at IS NOT NULL
    AND q.state IN ('ACCEPTED', 'PARTIALLY_ACCEPTED', 'REJECTED', 'LOST', 'EXPIRED') AND ${condition}`

// A quantity counts steps of the trade unit; a unit without a known mass adds nothing.
const grams = `coalesce((SELECT sum(s.unit_mass_g * l.stock_number / 10 ^ g.unit_precision)::bigint
    FROM order_line l JOIN sku s USING (product_id) JOIN goods g ON g.goods_id = l.goods_id WHERE l.order_id = o.order_id), 0)`
// A day of lead time lasts until its end.
const due = `(date_trunc('day', o.paid_at AT TIME ZONE 'Asia/Shanghai') AT TIME ZONE 'Asia/Shanghai')
    + (1 + (SELECT coalesce(max(g.lead_time_days), 0) FROM order_line l JOIN goods g USING (goods_id) WHERE l.order_id = o.order_id)) * interval '1 day'`
const apartPpm = `(abs((n.reweigh_gross_kg - n.reweigh_tare_kg) - (n.gross_kg - n.tare_kg)) * 1000000 / (n.gross_kg - n.tare_kg))::bigint`

/** SQL of everything that figures count of orders `o` that fulfil a condition; columns as those of `figure_case`. */
export const orderCases = (condition: string) => `
  SELECT 'placed' AS figure, o.order_sn AS case_key, o.order_sn AS origin, o.created_at AS at, o.store_id, o.enterprise_id,
    o.paid_at IS NOT NULL AS hit, o.total::bigint AS value, 0::bigint AS grams
  FROM orders o WHERE ${condition}
  UNION ALL SELECT 'paid', o.order_sn, o.order_sn, o.paid_at, o.store_id, o.enterprise_id, o.state NOT IN ('CANCELLED', 'CLOSED'), o.total, ${grams}
  FROM orders o WHERE o.paid_at IS NOT NULL AND ${condition}
  UNION ALL SELECT 'shipped', o.order_sn, o.order_sn, o.shipped_at, o.store_id, o.enterprise_id, o.shipped_at < ${due}, o.total, 0
  FROM orders o WHERE o.paid_at IS NOT NULL AND o.shipped_at IS NOT NULL AND ${condition}
  UNION ALL SELECT 'refunded', r.out_refund_no, o.order_sn, r.done_at, o.store_id, o.enterprise_id, true, r.amount, 0
  FROM orders o JOIN payment_refund r ON r.order_sn = o.order_sn AND r.order_sn <> '' WHERE r.state = 'DONE' AND r.done_at IS NOT NULL AND ${condition}
  UNION ALL SELECT 'claimed', c.case_sn, o.order_sn, c.applied_at, o.store_id, o.enterprise_id, c.kind = 'claim', c.amount, 0
  FROM orders o JOIN aftersale_case c ON c.order_id = o.order_id WHERE ${condition}
  UNION ALL SELECT 'disputed', p.complaint_id::text, o.order_sn, p.ended_at, o.store_id, o.enterprise_id, p.state = 'SELLER_WON', c.amount, 0
  FROM orders o JOIN aftersale_case c ON c.order_id = o.order_id JOIN aftersale_complaint p USING (case_id)
  WHERE p.state IN ('BUYER_WON', 'SELLER_WON') AND p.ended_at IS NOT NULL AND ${condition}
  UNION ALL SELECT 'weighed', n.weigh_note_sn, o.order_sn, n.settled_at, o.store_id, o.enterprise_id, ${apartPpm} <= n.tolerance_ppm, ${apartPpm}, 0
  FROM orders o JOIN weigh_note n ON n.order_sn = o.order_sn
  WHERE n.state <> 'VOID' AND n.settled_at IS NOT NULL AND n.reweigh_gross_kg IS NOT NULL AND n.gross_kg > n.tare_kg AND ${condition}
  UNION ALL SELECT 'certified', q.certificate_sn, o.order_sn, q.issued_at, o.store_id, o.enterprise_id, q.verdict = 'CONFORMS', 0, 0
  FROM orders o JOIN quality_certificate q ON q.order_sn = o.order_sn WHERE q.state = 'VALID' AND q.verdict IN ('CONFORMS', 'DEVIATES') AND ${condition}
  UNION ALL SELECT 'unsupplied', c.cancellation_id::text, o.order_sn, c.asked_at, o.store_id, o.enterprise_id, c.kind = 'SHORT', c.goods_amount, 0
  FROM orders o JOIN cancellation c ON c.order_id = o.order_id WHERE c.kind IN ('SUPPLIER', 'SHORT') AND ${condition}`

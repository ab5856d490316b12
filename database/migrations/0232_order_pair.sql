-- How often two goods were paid for together: numbers of goods alone, nobody's name.

CREATE TABLE goods_pair (
  goods_id bigint NOT NULL,
  other_id bigint NOT NULL,
  times    integer NOT NULL DEFAULT 1 CHECK (times > 0),
  last_at  timestamptz NOT NULL,
  PRIMARY KEY (goods_id, other_id),
  CHECK (goods_id <> other_id)
);
GRANT SELECT ON goods_pair TO zb_visitor;

-- What was paid before this day.
INSERT INTO goods_pair (goods_id, other_id, times, last_at)
SELECT a.goods_id, b.goods_id, count(DISTINCT a.pay_order_id), max(a.paid_at)
FROM (SELECT DISTINCT p.pay_order_id, p.paid_at, l.goods_id FROM pay_order p JOIN orders o USING (pay_order_id) JOIN order_line l USING (order_id) WHERE p.paid_at IS NOT NULL) a
JOIN (SELECT DISTINCT o.pay_order_id, l.goods_id FROM orders o JOIN order_line l USING (order_id)) b ON b.pay_order_id = a.pay_order_id AND b.goods_id <> a.goods_id
GROUP BY 1, 2;

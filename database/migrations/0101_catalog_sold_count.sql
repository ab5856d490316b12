-- What was counted as sold before was no figure of sales: it is counted from the orders themselves now (counted_sale).
UPDATE goods SET sold_count = counted.number
FROM (SELECT g.goods_id, (SELECT count(DISTINCT o.order_id) FROM order_line l JOIN orders o USING (order_id)
        WHERE l.goods_id = g.goods_id AND o.paid_at IS NOT NULL AND o.state NOT IN ('CANCELLED', 'CLOSED')) AS number FROM goods g) counted
WHERE goods.goods_id = counted.goods_id AND goods.sold_count <> counted.number;
COMMENT ON COLUMN goods.sold_count IS 'Paid orders that hold the goods; returned and cancelled ones are taken off again.';

-- What the buying company called the SKU when it ordered, as its papers say; a later change of its code list alters no order.

ALTER TABLE order_line ADD COLUMN material_code text NOT NULL DEFAULT '';
UPDATE order_line l SET material_code = c.code
FROM orders o, (SELECT DISTINCT ON (enterprise_id, product_id) enterprise_id, product_id, code FROM material_code ORDER BY enterprise_id, product_id, code) c
WHERE o.order_id = l.order_id AND c.enterprise_id = o.enterprise_id AND c.product_id = l.product_id;

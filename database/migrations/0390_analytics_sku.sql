-- Analytics: what a page shows is a SKU; its goods are looked up when the record is written.
ALTER TABLE behaviour_record ADD COLUMN sku_id bigint;
COMMENT ON COLUMN behaviour_record.sku_id IS 'The SKU that was looked at; goods_id is that of its goods. Rows written before this column held a SKU in goods_id.';
UPDATE behaviour_record SET sku_id = goods_id, goods_id = (SELECT s.goods_id FROM sku s WHERE s.product_id = behaviour_record.goods_id)
WHERE goods_id IN (SELECT product_id FROM sku);

-- Catalog: the flash price that a SKU has while a flash sale runs. Its quantity is in inventory, the sale in flash-sale.

CREATE TABLE sku_flash_price (
  product_id         bigint PRIMARY KEY REFERENCES sku ON DELETE CASCADE,
  flash_sale_id      bigint NOT NULL,
  retail_price       unit_price NOT NULL CHECK (retail_price > 0),
  retail_sec_price   unit_price,
  business_price     unit_price NOT NULL CHECK (business_price > 0),
  business_sec_price unit_price,
  ends_at            timestamptz NOT NULL
);
COMMENT ON TABLE sku_flash_price IS
  'Flash price of a SKU, here exactly while its sale runs and has something left. The price resolver, lists, pages and the search index read it.';
COMMENT ON COLUMN sku_flash_price.flash_sale_id IS 'The running sale.';
COMMENT ON COLUMN sku_flash_price.retail_price IS 'Per trade unit in 1/10000 yuan.';
COMMENT ON COLUMN sku_flash_price.retail_sec_price IS 'Per second unit.';
COMMENT ON COLUMN sku_flash_price.business_price IS 'Prices of business members; hidden from zb_visitor.';
COMMENT ON COLUMN sku_flash_price.ends_at IS 'When the sale is to end; the row itself ends it.';
CREATE INDEX sku_flash_price_sale ON sku_flash_price (flash_sale_id);
GRANT SELECT (product_id, flash_sale_id, retail_price, retail_sec_price, ends_at) ON sku_flash_price TO zb_visitor;

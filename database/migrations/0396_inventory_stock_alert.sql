-- Below how much a SKU is to be restocked.
CREATE TABLE sku_stock_alert (
  product_id bigint PRIMARY KEY REFERENCES sku,
  alert_at   quantity NOT NULL CHECK (alert_at > 0)
);
COMMENT ON TABLE sku_stock_alert IS 'Thresholds that a store sets: a SKU with less to sell than this counts as short. Without a row the minimum order is the threshold.';
COMMENT ON COLUMN sku_stock_alert.alert_at IS 'Of what may be sold in all warehouses together, in steps of the trade unit.';

-- Inventory: stock per SKU and warehouse, and the ledger of its movements.

CREATE TABLE sku_stock (
  product_id   bigint NOT NULL REFERENCES sku,
  warehouse_id bigint NOT NULL,
  available    bigint NOT NULL CHECK (available >= 0),
  held         bigint NOT NULL DEFAULT 0 CHECK (held >= 0),
  sold         bigint NOT NULL DEFAULT 0 CHECK (sold >= 0),
  PRIMARY KEY (product_id, warehouse_id)
  -- Room in the page for updates of hot rows.
) WITH (fillfactor = 70);
COMMENT ON TABLE sku_stock IS
  'Stock in the smallest step of the SKU''s trade unit. Changed by conditional UPDATE as the last statement of a transaction.';
COMMENT ON COLUMN sku_stock.available IS 'Can be ordered.';
COMMENT ON COLUMN sku_stock.held IS 'Ordered and not shipped yet.';
COMMENT ON COLUMN sku_stock.sold IS 'Shipped.';
GRANT SELECT (product_id, warehouse_id, available) ON sku_stock TO zb_visitor;

CREATE TABLE stock_ledger (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id   bigint NOT NULL,
  warehouse_id bigint NOT NULL,
  movement     text NOT NULL CHECK (movement IN ('load', 'take', 'release', 'ship', 'return', 'adjust')),
  change       bigint NOT NULL,
  held_change  bigint NOT NULL,
  reference    text NOT NULL,
  at           timestamptz NOT NULL DEFAULT clock_timestamp()
);
COMMENT ON TABLE stock_ledger IS 'Every stock movement: the sum of change per SKU and warehouse is sku_stock.available. Rows are only added.';
COMMENT ON COLUMN stock_ledger.change IS 'Change of the available stock.';
COMMENT ON COLUMN stock_ledger.held_change IS 'Change of the held stock.';
COMMENT ON COLUMN stock_ledger.reference IS 'What caused it, such as an order number.';
-- What an order took.
CREATE INDEX stock_ledger_reference ON stock_ledger (reference, product_id);
-- History of a SKU.
CREATE INDEX stock_ledger_product ON stock_ledger (product_id, warehouse_id, id);
REVOKE UPDATE, DELETE, TRUNCATE ON stock_ledger FROM zb_app;

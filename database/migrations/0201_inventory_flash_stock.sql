-- Inventory: quantity that a flash sale sells at its price, and what orders hold of it.

CREATE TABLE flash_stock (
  flash_sale_id bigint NOT NULL,
  product_id    bigint NOT NULL REFERENCES sku,
  total         quantity NOT NULL CHECK (total > 0),
  available     quantity NOT NULL CONSTRAINT flash_stock_available CHECK (available <= total),
  per_buyer     quantity CHECK (per_buyer > 0),
  PRIMARY KEY (flash_sale_id, product_id)
);
COMMENT ON TABLE flash_stock IS
  'Quantity of a SKU for a flash sale, in steps of the trade unit. It limits what is sold at the flash price; the goods themselves come from sku_stock.';
COMMENT ON COLUMN flash_stock.available IS 'What nobody has ordered yet.';
COMMENT ON COLUMN flash_stock.per_buyer IS 'Most that one buyer (a company with its sub-accounts, or a member) may take; NULL without limit.';
REVOKE DELETE, TRUNCATE ON flash_stock FROM zb_app;
GRANT SELECT ON flash_stock TO zb_visitor;

CREATE TABLE flash_hold (
  flash_hold_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  flash_sale_id bigint NOT NULL,
  product_id    bigint NOT NULL,
  reference     text NOT NULL,
  member_id     bigint NOT NULL,
  enterprise_id bigint,
  number        quantity NOT NULL CHECK (number > 0),
  given_back    quantity NOT NULL DEFAULT 0 CONSTRAINT flash_hold_given_back CHECK (given_back <= number),
  saved         fen NOT NULL CHECK (saved >= 0),
  held_at       timestamptz NOT NULL,
  UNIQUE (reference, flash_sale_id, product_id),
  FOREIGN KEY (flash_sale_id, product_id) REFERENCES flash_stock
);
COMMENT ON TABLE flash_hold IS 'What an order took of a flash sale. It counts for the limit of its buyer whether the order is paid or not, until it is given back.';
COMMENT ON COLUMN flash_hold.reference IS 'Number of the order.';
COMMENT ON COLUMN flash_hold.number IS 'In steps of the trade unit.';
COMMENT ON COLUMN flash_hold.given_back IS 'What went back because the order or a part of it was cancelled.';
COMMENT ON COLUMN flash_hold.saved IS 'What the order would have cost more without the flash price, in fen.';
-- What a buyer has taken.
CREATE INDEX flash_hold_buyer ON flash_hold (flash_sale_id, product_id, member_id);
REVOKE DELETE, TRUNCATE ON flash_hold FROM zb_app;

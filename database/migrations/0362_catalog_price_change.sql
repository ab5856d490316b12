-- Every change of a SKU's price, whoever made it: its store, a sheet, a review or a formula. Rankings of falling prices read it.
CREATE TABLE sku_price_change (
  product_id   bigint NOT NULL REFERENCES sku ON DELETE CASCADE,
  changed_at   timestamptz NOT NULL,
  retail_old   unit_price,
  business_old unit_price
);
CREATE INDEX sku_price_change_at ON sku_price_change (changed_at, product_id);

CREATE FUNCTION keep_sku_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sku_price_change (product_id, changed_at, retail_old, business_old)
  VALUES (OLD.product_id, now(), OLD.retail_price, OLD.business_price);
  RETURN NULL;
END $$;
CREATE TRIGGER sku_price_kept AFTER UPDATE OF retail_price, business_price ON sku FOR EACH ROW
  WHEN (OLD.retail_price IS DISTINCT FROM NEW.retail_price OR OLD.business_price IS DISTINCT FROM NEW.business_price)
  EXECUTE FUNCTION keep_sku_price();

-- Visitors see everything but the business side.
GRANT SELECT (product_id, changed_at, retail_old) ON sku_price_change TO zb_visitor;

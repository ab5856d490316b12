-- Pricing: every price that a SKU was shown at, list prices and flash prices alike.

CREATE TABLE sku_price_point (
  point_id   bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id bigint NOT NULL REFERENCES sku ON DELETE CASCADE,
  changed_at timestamptz NOT NULL,
  retail     unit_price,
  business   unit_price
);
COMMENT ON TABLE sku_price_point IS
  'Shown prices of a SKU from a moment on, without a quantity: the lower one of list and flash price, per trade unit. Written by triggers whoever changes '
  'a price (store, spreadsheet, review, formula, start and end of a flash sale). Every claim such as "lowest in 30 days" is counted from it.';
COMMENT ON COLUMN sku_price_point.retail IS 'NULL where the price is asked for.';
COMMENT ON COLUMN sku_price_point.business IS 'Hidden from zb_visitor.';
-- The course of a SKU; of one moment the last point counts.
CREATE INDEX sku_price_point_course ON sku_price_point (product_id, changed_at, point_id);
REVOKE UPDATE, DELETE, TRUNCATE ON sku_price_point FROM zb_app;
GRANT SELECT (point_id, product_id, changed_at, retail) ON sku_price_point TO zb_visitor;

-- What is known of the past: each old price held until its change; before the first change since ever.
INSERT INTO sku_price_point (product_id, changed_at, retail, business)
  SELECT c.product_id, coalesce(lag(c.changed_at) OVER (PARTITION BY c.product_id ORDER BY c.changed_at), g.published_at, c.changed_at - interval '1 day'),
    c.retail_old, c.business_old
  FROM sku_price_change c JOIN sku s USING (product_id) JOIN goods g USING (goods_id) ORDER BY c.product_id, c.changed_at;
INSERT INTO sku_price_point (product_id, changed_at, retail, business)
  SELECT s.product_id, coalesce(c.last, g.published_at, now()), s.retail_price, s.business_price
  FROM sku s JOIN goods g USING (goods_id) LEFT JOIN (SELECT product_id, max(changed_at) AS last FROM sku_price_change GROUP BY 1) c USING (product_id)
  ORDER BY s.product_id;

CREATE FUNCTION keep_shown_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sku_price_point (product_id, changed_at, retail, business)
  SELECT s.product_id, now(), CASE WHEN s.retail_price IS NOT NULL THEN least(s.retail_price, f.retail_price) END,
    CASE WHEN s.business_price IS NOT NULL THEN least(s.business_price, f.business_price) END
  FROM sku s LEFT JOIN sku_flash_price f USING (product_id) WHERE s.product_id = CASE TG_OP WHEN 'DELETE' THEN OLD.product_id ELSE NEW.product_id END;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION keep_shown_price IS 'Trigger: writes what a SKU is shown at from now on to sku_price_point.';
CREATE TRIGGER sku_shown_price_new AFTER INSERT ON sku FOR EACH ROW EXECUTE FUNCTION keep_shown_price();
CREATE TRIGGER sku_shown_price AFTER UPDATE OF retail_price, business_price ON sku FOR EACH ROW
  WHEN (OLD.retail_price IS DISTINCT FROM NEW.retail_price OR OLD.business_price IS DISTINCT FROM NEW.business_price)
  EXECUTE FUNCTION keep_shown_price();
CREATE TRIGGER sku_flash_price_shown AFTER INSERT OR UPDATE OR DELETE ON sku_flash_price FOR EACH ROW EXECUTE FUNCTION keep_shown_price();

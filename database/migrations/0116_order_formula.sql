-- An index-linked line names the price that its formula gave, and whose: rows of formula_price never change, so the formula
-- and the quotes that an order was placed at stay what they were.
ALTER TABLE order_line
  ADD COLUMN formula_price_id bigint REFERENCES formula_price,
  ADD COLUMN formula_class    text CHECK (formula_class IN ('retail', 'business')),
  ADD CHECK ((formula_price_id IS NULL) = (formula_class IS NULL));

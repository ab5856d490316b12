ALTER TABLE category_attribute ADD COLUMN is_required boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN category_attribute.is_required IS 'Goods of the category are not proposed for review without a value of the attribute.';

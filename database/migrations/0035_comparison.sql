-- Comparison: the goods that a member compares. What an id points at may be gone; lists leave it out.

CREATE TABLE contrast_list (
  member_id   bigint PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE,
  product_ids bigint[] NOT NULL DEFAULT '{}' CHECK (cardinality(product_ids) <= 4)
);
COMMENT ON TABLE contrast_list IS 'SKUs that a member compares. One row per member, so that the limit of four holds by the lock of the row.';
COMMENT ON COLUMN contrast_list.product_ids IS 'In the order they were picked.';

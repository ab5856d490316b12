-- What a member compares: at most four SKUs, in the order they were picked. One row per member, so that a fifth is refused
-- by the lock of that row and not by counting.

CREATE TABLE contrast_list (
  member_id   bigint PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE,
  product_ids bigint[] NOT NULL DEFAULT '{}' CHECK (cardinality(product_ids) <= 4)
);

-- Order: the project that it was bought for.
ALTER TABLE orders ADD COLUMN project_id bigint;
ALTER TABLE orders ADD COLUMN project_title text NOT NULL DEFAULT '';
COMMENT ON COLUMN orders.project_id IS 'Project of the buyer that the goods are for; it may be deleted meanwhile.';
COMMENT ON COLUMN orders.project_title IS 'Its name when the order was placed.';

-- Catalog: the platform takes goods down; their store brings them back by a review only.

ALTER TABLE goods DROP CONSTRAINT goods_state_check;
ALTER TABLE goods ADD CONSTRAINT goods_state_check CHECK (state IN ('draft', 'held', 'refused', 'on_sale', 'off_shelf', 'taken_down'));
ALTER TABLE goods ADD COLUMN taken_down_from text CHECK (taken_down_from IN ('on_sale', 'off_shelf'));
COMMENT ON COLUMN goods.taken_down_from IS 'State before the platform took the goods down, which restoring returns to; NULL otherwise.';
ALTER TABLE goods ADD CONSTRAINT goods_taken_down CHECK ((state = 'taken_down') = (taken_down_from IS NOT NULL));
-- Goods of all stores, the last published first.
CREATE INDEX goods_published ON goods (published_at DESC NULLS LAST, goods_id DESC);

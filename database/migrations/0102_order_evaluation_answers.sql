-- Stores answer evaluations; the platform hides one and says why.
ALTER TABLE evaluation
  ADD COLUMN answer text CHECK (answer <> ''),
  ADD COLUMN answered_by bigint,
  ADD COLUMN answered_at timestamptz,
  ADD COLUMN hidden_reason text NOT NULL DEFAULT '',
  ADD CONSTRAINT evaluation_answered CHECK ((answer IS NULL) = (answered_at IS NULL)),
  ADD CONSTRAINT evaluation_hidden CHECK ((state = 'HIDDEN') = (hidden_reason <> '')) NOT VALID;
COMMENT ON COLUMN evaluation.answered_by IS 'Member id of the store''s staff.';
COMMENT ON COLUMN evaluation.hidden_reason IS 'Why the platform hides it: for the platform and the store, not for visitors.';
-- The store's list and the platform's, newest first.
CREATE INDEX evaluation_store ON evaluation (store_id, evaluation_id DESC);
GRANT SELECT (answer, answered_at) ON evaluation TO zb_visitor;

CREATE TABLE counted_sale (
  order_id bigint NOT NULL REFERENCES orders,
  goods_id bigint NOT NULL,
  PRIMARY KEY (order_id, goods_id)
);
COMMENT ON TABLE counted_sale IS 'Orders that goods.sold_count counts, one row per order and goods: nothing is counted twice, and what is taken off was counted.';
INSERT INTO counted_sale (order_id, goods_id)
SELECT DISTINCT o.order_id, l.goods_id FROM orders o JOIN order_line l USING (order_id) WHERE o.paid_at IS NOT NULL AND o.state NOT IN ('CANCELLED', 'CLOSED');

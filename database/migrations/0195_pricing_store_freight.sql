-- Pricing: freight templates that a store writes for itself, beside those of the platform.

ALTER TABLE freight_template
  ADD COLUMN owner_store_id bigint REFERENCES store,
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN deleted_at timestamptz;
COMMENT ON COLUMN freight_template.owner_store_id IS 'The store whose template it is; NULL for the platform''s, which every store may choose.';
COMMENT ON COLUMN freight_template.deleted_at IS 'Goods that once had it keep it; nobody can choose it any more.';
-- Templates of a store.
CREATE INDEX freight_template_store ON freight_template (owner_store_id) WHERE owner_store_id IS NOT NULL;
-- Goods that a change of a template concerns.
CREATE INDEX goods_freight_template ON goods (freight_template_id);
CREATE SEQUENCE freight_template_number;

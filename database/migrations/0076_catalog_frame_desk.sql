-- The platform's desk for the frame of the catalogue: what is enabled, in which version, and what was merged into what.

ALTER TABLE category
  ADD COLUMN enabled boolean NOT NULL DEFAULT true,
  ADD COLUMN merged_into bigint REFERENCES category,
  ADD COLUMN version integer NOT NULL DEFAULT 1;

ALTER TABLE attribute
  -- Values to choose from; empty where anything may be written.
  ADD COLUMN options text[] NOT NULL DEFAULT '{}',
  ADD COLUMN version integer NOT NULL DEFAULT 1;

ALTER TABLE brand
  ADD COLUMN enabled boolean NOT NULL DEFAULT true,
  ADD COLUMN merged_into bigint REFERENCES brand,
  ADD COLUMN version integer NOT NULL DEFAULT 1;

-- A series: goods of one kind that are shown together in sizes.
CREATE TABLE goods_series (
  series_id   bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  category_id bigint NOT NULL REFERENCES category,
  brand_id    bigint REFERENCES brand,
  name_zh     text NOT NULL,
  name_en     text NOT NULL,
  sort        integer NOT NULL DEFAULT 0,
  enabled     boolean NOT NULL DEFAULT true,
  version     integer NOT NULL DEFAULT 1
);

-- A standard item: grade, size and standard that link the same goods of several stores (flows.md, decisions).
CREATE TABLE standard_item (
  standard_item_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  category_id      bigint NOT NULL REFERENCES category,
  name_zh          text NOT NULL,
  name_en          text NOT NULL,
  standard         text NOT NULL,
  -- What a SKU must be to be the same thing: {"dn": "DN50", "wall": "3.75"}.
  attributes       jsonb NOT NULL,
  sort             integer NOT NULL DEFAULT 0,
  enabled          boolean NOT NULL DEFAULT true,
  version          integer NOT NULL DEFAULT 1
);
CREATE INDEX standard_item_category ON standard_item (category_id);
GRANT SELECT ON goods_series, standard_item TO zb_visitor;

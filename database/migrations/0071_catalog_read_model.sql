-- What lists, search and goods pages read: made from the tables of 0070 by catalog/server/refresh-goods.ts.
-- Only goods on sale have rows here.

CREATE TABLE goods_card (
  goods_id           bigint PRIMARY KEY REFERENCES goods,
  default_product_id bigint NOT NULL REFERENCES sku,
  category_path      bigint[] NOT NULL,
  published_at       timestamptz NOT NULL,
  sold_count         bigint NOT NULL,
  -- The card without prices and stock, in both languages.
  card_zh            json NOT NULL,
  card_en            json NOT NULL,
  search             tsvector NOT NULL,
  -- Names, pinyin and English in one line, for likely typing errors.
  search_text        text NOT NULL
);
CREATE INDEX goods_card_search ON goods_card USING gin (search);
CREATE INDEX goods_card_similar ON goods_card USING gin (search_text gin_trgm_ops);

-- What one SKU can be filtered by: {"dn": "DN100", "brand": "3", …}, values in their canonical spelling.
CREATE TABLE sku_facet (
  product_id bigint PRIMARY KEY REFERENCES sku,
  goods_id   bigint NOT NULL REFERENCES goods,
  facts      jsonb NOT NULL
);
CREATE INDEX sku_facet_goods ON sku_facet (goods_id);

-- The goods page: base documents without prices, and one price document per price class.
CREATE TABLE goods_page (
  goods_id     bigint PRIMARY KEY REFERENCES goods,
  page_zh      json NOT NULL,
  page_en      json NOT NULL,
  retail_doc   json NOT NULL,
  business_doc json NOT NULL
);

-- One row: grows with every change of the read model, so that each process knows when its filter board is old.
CREATE TABLE catalog_version (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  version  bigint NOT NULL
);
INSERT INTO catalog_version (version) VALUES (1);

GRANT SELECT ON goods_card, sku_facet, catalog_version TO zb_visitor;
GRANT SELECT (goods_id, page_zh, page_en, retail_doc) ON goods_page TO zb_visitor;

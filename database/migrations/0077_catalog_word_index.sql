-- Words and facts of goods as the processes read them into memory (decision 010), and which goods changed with which version.

ALTER TABLE goods_card
  -- Words behind the letter of their standing (catalog/rules/word-index.ts): 'A锌锭 Cgb470'.
  ADD COLUMN words text NOT NULL DEFAULT '',
  -- What all SKUs can be filtered by: [["brand", "3"], …]; the rest stands in sku.axis_values.
  ADD COLUMN facts json NOT NULL DEFAULT '[]';

UPDATE goods_card c SET
  words = coalesce((SELECT string_agg(CASE WHEN 'A' = ANY(w.weights) THEN CASE WHEN 'B' = ANY(w.weights) THEN 'A' ELSE 'B' END WHEN 'B' = ANY(w.weights) THEN 'C' ELSE 'D' END || w.lexeme, ' ')
    FROM unnest(c.search) AS w WHERE w.lexeme !~ '\s'), ''),
  facts = coalesce((
    SELECT json_agg(json_build_array(one.code, one.value)) FROM (
      SELECT f.facts FROM sku_facet f WHERE f.goods_id = c.goods_id ORDER BY f.product_id LIMIT 1) first
    JOIN sku s ON s.product_id = c.default_product_id
    CROSS JOIN LATERAL (
      SELECT key AS code, value FROM jsonb_each_text(first.facts -> 'facts') WHERE NOT s.axis_values ? key
      UNION ALL SELECT 'standard', jsonb_array_elements_text(first.facts -> 'standards')
      UNION ALL SELECT 'store', first.facts ->> 'storeId'
      UNION ALL SELECT 'shipFrom', first.facts ->> 'shipFrom'
      UNION ALL SELECT 'brand', first.facts ->> 'brandId' WHERE first.facts ->> 'brandId' IS NOT NULL) one), '[]'::json);

-- The indexes that PostgreSQL searched with go with their columns.
ALTER TABLE goods_card DROP COLUMN search, DROP COLUMN search_text;
DROP TABLE sku_facet;

CREATE TABLE catalog_change (
  goods_id bigint PRIMARY KEY,
  version  bigint NOT NULL
);
CREATE INDEX catalog_change_version ON catalog_change (version);
GRANT SELECT ON catalog_change TO zb_visitor;

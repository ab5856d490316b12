-- The trade's terms in English: values of attributes, tags, papers, ways of weighing. Stores write them once, in Chinese;
-- the English cards, pages and filters take their words from here, and what is not here stays as it was written.
CREATE TABLE catalog_term (
  text_zh text PRIMARY KEY,
  text_en text NOT NULL CHECK (text_en <> '')
);
GRANT SELECT ON catalog_term TO zb_visitor;

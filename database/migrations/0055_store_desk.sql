-- The supplier's desk for its store: posts with versions, and what decorates the store's home.
ALTER TABLE store_post ADD COLUMN version integer NOT NULL DEFAULT 1, ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now();

CREATE TABLE store_decor (
  store_id   bigint PRIMARY KEY REFERENCES store,
  -- Pictures with their links, and rich text in both languages.
  pictures   jsonb NOT NULL,
  html_zh    text NOT NULL,
  html_en    text NOT NULL,
  version    integer NOT NULL,
  updated_at timestamptz NOT NULL
);
GRANT SELECT ON store_decor TO zb_visitor;

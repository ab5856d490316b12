-- News and knowledge apart from help; bodies become rich text (paragraphs as elements), as their editors write it.

ALTER TABLE article
  ADD COLUMN kind       text NOT NULL DEFAULT 'information' CHECK (kind IN ('information', 'help')),
  -- Name of a picture under /media; empty without.
  ADD COLUMN cover      text NOT NULL DEFAULT '',
  -- Goods that the text speaks of, in the order shown; what is not on sale is left out by whoever shows them.
  ADD COLUMN goods_ids  bigint[] NOT NULL DEFAULT '{}',
  ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now();

CREATE FUNCTION pg_temp.rich(plain text) RETURNS text LANGUAGE sql AS $$
  SELECT CASE WHEN plain = '' OR plain LIKE '<%' THEN plain
    ELSE '<p>' || regexp_replace(replace(replace(replace(plain, '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), E'\n{2,}', '</p><p>', 'g') || '</p>' END
$$;
UPDATE article SET body_zh = pg_temp.rich(body_zh), body_en = pg_temp.rich(body_en);
UPDATE agreement SET body_zh = pg_temp.rich(body_zh), body_en = pg_temp.rich(body_en);

DROP INDEX article_newest;
CREATE INDEX article_newest ON article (kind, published_at DESC, article_id DESC) WHERE state = 'published';

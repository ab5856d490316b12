-- What stores write about their goods before it stands in the mall: a document per change, and the state of its review.

CREATE TABLE goods_change (
  change_id   bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id    bigint NOT NULL,
  -- Empty for goods that are not there yet; set when they are.
  goods_id    bigint REFERENCES goods,
  state       text NOT NULL CHECK (state IN ('draft', 'proposed', 'returned', 'confirmed', 'discarded')),
  name        text NOT NULL,
  -- The goods as the store wants them, and as they stood when the change began (catalog/rules/goods-document.ts).
  document    jsonb NOT NULL,
  base        jsonb,
  -- Why it was returned, or what the legal review rests on.
  reason      text NOT NULL DEFAULT '',
  member_id   bigint NOT NULL,
  import_id   bigint,
  created_at  timestamptz NOT NULL,
  changed_at  timestamptz NOT NULL,
  proposed_at timestamptz,
  decided_at  timestamptz,
  version     integer NOT NULL DEFAULT 1,
  CHECK (state <> 'proposed' OR proposed_at IS NOT NULL),
  CHECK (state <> 'confirmed' OR goods_id IS NOT NULL)
);
-- Goods have one change under way, so nobody's work is overwritten by another's.
CREATE UNIQUE INDEX goods_change_open ON goods_change (goods_id) WHERE state IN ('draft', 'proposed', 'returned');
CREATE INDEX goods_change_store ON goods_change (store_id, changed_at DESC);
CREATE INDEX goods_change_queue ON goods_change (state, proposed_at);

-- Pictures that stores hand in for goods and certificates; the bytes lie in the file store under the same name.
CREATE TABLE goods_picture (
  picture_id uuid PRIMARY KEY,
  store_id   bigint NOT NULL,
  member_id  bigint NOT NULL,
  bytes      integer NOT NULL CHECK (bytes > 0),
  width      integer NOT NULL CHECK (width > 0),
  height     integer NOT NULL CHECK (height > 0),
  created_at timestamptz NOT NULL
);
CREATE INDEX goods_picture_of ON goods_picture (member_id, created_at DESC);

-- [{"title", "number", "validUntil", "image"}], shown on the goods page.
ALTER TABLE goods ADD COLUMN certificates jsonb NOT NULL DEFAULT '[]';
GRANT SELECT (certificates) ON goods TO zb_visitor;
GRANT SELECT (picture_id) ON goods_picture TO zb_visitor;

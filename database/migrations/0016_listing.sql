-- Listing: what suppliers edit before it is in the mall: revisions of goods with their review, imports from spreadsheets, pictures.

CREATE TABLE goods_change (
  change_id   bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id    bigint NOT NULL,
  goods_id    bigint REFERENCES goods,
  state       text NOT NULL CHECK (state IN ('draft', 'proposed', 'returned', 'confirmed', 'discarded')),
  name        text NOT NULL,
  document    jsonb NOT NULL,
  base        jsonb,
  reason      text NOT NULL DEFAULT '',
  member_id   bigint NOT NULL,
  import_id   bigint,
  created_at  timestamptz NOT NULL,
  changed_at  timestamptz NOT NULL,
  proposed_at timestamptz,
  decided_at  timestamptz,
  version     integer NOT NULL DEFAULT 1,
  CONSTRAINT goods_change_check CHECK (state <> 'proposed' OR proposed_at IS NOT NULL),
  CONSTRAINT goods_change_check1 CHECK (state <> 'confirmed' OR goods_id IS NOT NULL)
);
COMMENT ON TABLE goods_change IS 'Revision of goods by their store and the state of its review. What is confirmed is written to goods and sku.';
COMMENT ON COLUMN goods_change.goods_id IS 'NULL for new goods until they are confirmed.';
COMMENT ON COLUMN goods_change.name IS 'Name of the goods, for lists.';
COMMENT ON COLUMN goods_change.document IS 'The goods as the store wants them, as one document.';
COMMENT ON COLUMN goods_change.base IS 'The goods as they were when the revision began.';
COMMENT ON COLUMN goods_change.reason IS 'Why it was returned, or the basis of the legal review.';
COMMENT ON COLUMN goods_change.member_id IS 'Who edits it.';
COMMENT ON COLUMN goods_change.import_id IS 'Import that made it.';
-- One open revision per goods, so that nobody overwrites another's work.
CREATE UNIQUE INDEX goods_change_open ON goods_change (goods_id) WHERE state IN ('draft', 'proposed', 'returned');
-- The store's list.
CREATE INDEX goods_change_store ON goods_change (store_id, changed_at DESC);
-- The platform's review queue.
CREATE INDEX goods_change_queue ON goods_change (state, proposed_at);
-- Drafts of an import.
CREATE INDEX goods_change_import ON goods_change (import_id) WHERE import_id IS NOT NULL;

CREATE TABLE goods_import (
  import_id   bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id    bigint NOT NULL,
  member_id   bigint NOT NULL,
  member_name text NOT NULL,
  file_name   text NOT NULL,
  lang        text NOT NULL CHECK (lang IN ('zh', 'en')),
  state       text NOT NULL CHECK (state IN ('waiting', 'running', 'done', 'refused')),
  source      bytea NOT NULL,
  row_count   integer NOT NULL DEFAULT 0,
  done_count  integer NOT NULL DEFAULT 0,
  good_count  integer NOT NULL DEFAULT 0,
  draft_count integer NOT NULL DEFAULT 0,
  sku_count   integer NOT NULL DEFAULT 0,
  problems    jsonb NOT NULL DEFAULT '[]',
  refusal     jsonb,
  created_at  timestamptz NOT NULL,
  finished_at timestamptz
);
COMMENT ON TABLE goods_import IS 'Spreadsheets of goods that stores uploaded: progress, and which rows were refused.';
COMMENT ON COLUMN goods_import.lang IS 'Language of the problems.';
COMMENT ON COLUMN goods_import.source IS 'The uploaded file.';
COMMENT ON COLUMN goods_import.row_count IS 'Rows of the sheet without its header.';
COMMENT ON COLUMN goods_import.done_count IS 'Rows that were processed.';
COMMENT ON COLUMN goods_import.good_count IS 'Rows that were accepted.';
COMMENT ON COLUMN goods_import.draft_count IS 'Drafts that were made.';
COMMENT ON COLUMN goods_import.sku_count IS 'SKUs that got other prices or stock.';
COMMENT ON COLUMN goods_import.problems IS 'Refused rows: [{"line", "column", "code", "facts"}].';
COMMENT ON COLUMN goods_import.refusal IS 'Why the whole file was refused: {"code", "facts"}.';
-- The store's list.
CREATE INDEX goods_import_store ON goods_import (store_id, created_at DESC);
-- One running import per store, so that two sheets never write the same goods.
CREATE UNIQUE INDEX goods_import_running ON goods_import (store_id) WHERE state IN ('waiting', 'running');

CREATE TABLE goods_picture (
  picture_id uuid PRIMARY KEY,
  store_id   bigint NOT NULL,
  member_id  bigint NOT NULL,
  bytes      integer NOT NULL CHECK (bytes > 0),
  width      integer NOT NULL CHECK (width > 0),
  height     integer NOT NULL CHECK (height > 0),
  created_at timestamptz NOT NULL
);
COMMENT ON TABLE goods_picture IS 'Pictures that stores uploaded for goods and certificates. The bytes are in the file storage under picture_id.';
COMMENT ON COLUMN goods_picture.width IS 'In pixels.';
-- Limit of uploads per member and time.
CREATE INDEX goods_picture_of ON goods_picture (member_id, created_at DESC);
-- Enough to tell that a picture exists.
GRANT SELECT (picture_id) ON goods_picture TO zb_visitor;

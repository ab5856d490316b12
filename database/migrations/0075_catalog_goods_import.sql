-- Spreadsheets of goods that stores handed in, how far their rows are, and which rows were not taken.

CREATE TABLE goods_import (
  import_id   bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id    bigint NOT NULL,
  member_id   bigint NOT NULL,
  member_name text NOT NULL,
  file_name   text NOT NULL,
  lang        text NOT NULL CHECK (lang IN ('zh', 'en')),
  state       text NOT NULL CHECK (state IN ('waiting', 'running', 'done', 'refused')),
  source      bytea NOT NULL,
  -- Rows of the sheet below its head; those that were worked off; those that were taken.
  row_count   integer NOT NULL DEFAULT 0,
  done_count  integer NOT NULL DEFAULT 0,
  good_count  integer NOT NULL DEFAULT 0,
  -- Drafts that were made, and SKUs that got other prices or stock.
  draft_count integer NOT NULL DEFAULT 0,
  sku_count   integer NOT NULL DEFAULT 0,
  -- [{"line", "column", "code", "facts"}]
  problems    jsonb NOT NULL DEFAULT '[]',
  -- Why the whole file was refused: {"code", "facts"}.
  refusal     jsonb,
  created_at  timestamptz NOT NULL,
  finished_at timestamptz
);
CREATE INDEX goods_import_store ON goods_import (store_id, created_at DESC);
-- One at a time per store, so two sheets never write the same goods against each other.
CREATE UNIQUE INDEX goods_import_running ON goods_import (store_id) WHERE state IN ('waiting', 'running');
CREATE INDEX goods_change_import ON goods_change (import_id) WHERE import_id IS NOT NULL;

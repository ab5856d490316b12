-- Settings by name (specification section 3) and the regions of China.

CREATE TABLE setting (
  name       text PRIMARY KEY,
  value      text NOT NULL,
  -- Private settings are never handed out by getSettings.
  is_public  boolean NOT NULL,
  label_zh   text NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now()
);

-- Codes as the statistics bureau gives them: 2 digits province, 4 city, 6 or 9 district or town.
CREATE TABLE region (
  code        text PRIMARY KEY CHECK (code ~ '^[0-9]{2}([0-9]{2}){0,2}([0-9]{3})?$'),
  name        text NOT NULL,
  level       smallint NOT NULL CHECK (level BETWEEN 1 AND 3),
  parent_code text NOT NULL,
  initial     text NOT NULL
);
CREATE INDEX region_parent ON region (parent_code, code);

GRANT SELECT ON region TO zb_visitor;

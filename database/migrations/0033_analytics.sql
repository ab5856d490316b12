-- Analytics: page views and other behaviour.

CREATE TABLE behaviour_record (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at         timestamptz NOT NULL,
  kind       text NOT NULL CHECK (kind IN ('behaviour', 'event', 'city')),
  type       text NOT NULL,
  member_id  bigint,
  device     text NOT NULL,
  goods_id   bigint,
  store_id   bigint,
  city_code  text NOT NULL,
  path       text NOT NULL
);
COMMENT ON TABLE behaviour_record IS
  'What people look at; sampled and incomplete by design, so nothing about money or rights may be derived from it.';
COMMENT ON COLUMN behaviour_record.member_id IS 'NULL for visitors.';
-- Figures of a period; old rows are deleted.
CREATE INDEX behaviour_record_at ON behaviour_record (at);
-- Views of goods.
CREATE INDEX behaviour_record_goods ON behaviour_record (goods_id, at) WHERE goods_id IS NOT NULL;

-- What people look at, sampled and lossy by design: nothing about money or rights may ever be read from here.

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
CREATE INDEX behaviour_record_at ON behaviour_record (at);
CREATE INDEX behaviour_record_goods ON behaviour_record (goods_id, at) WHERE goods_id IS NOT NULL;

-- What members keep: goods, stores that they follow, articles; and what they looked at. The things themselves belong to
-- later modules, so an id may point at something that is gone; whoever shows a list leaves that out.

CREATE TABLE member_mark (
  member_id  bigint NOT NULL REFERENCES member (id) ON DELETE CASCADE,
  kind       text NOT NULL CHECK (kind IN ('goods', 'store', 'article')),
  target_id  bigint NOT NULL CHECK (target_id > 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (member_id, kind, target_id)
);
CREATE INDEX member_mark_newest ON member_mark (member_id, kind, created_at DESC);
CREATE INDEX member_mark_target ON member_mark (kind, target_id);

-- One row per SKU and day, Asia/Shanghai.
CREATE TABLE member_footprint (
  member_id  bigint NOT NULL REFERENCES member (id) ON DELETE CASCADE,
  product_id bigint NOT NULL CHECK (product_id > 0),
  day        date NOT NULL,
  seen_at    timestamptz NOT NULL,
  PRIMARY KEY (member_id, product_id, day)
);
CREATE INDEX member_footprint_newest ON member_footprint (member_id, seen_at DESC);

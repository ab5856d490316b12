-- Saved: favourites and footprints of members. What an id points at may be gone; lists leave it out.

CREATE TABLE member_mark (
  member_id  bigint NOT NULL REFERENCES member (id) ON DELETE CASCADE,
  kind       text NOT NULL CHECK (kind IN ('goods', 'store', 'article')),
  target_id  bigint NOT NULL CHECK (target_id > 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (member_id, kind, target_id)
);
COMMENT ON TABLE member_mark IS 'Saved goods, followed stores and saved articles of a member.';
-- A member's list, newest first.
CREATE INDEX member_mark_newest ON member_mark (member_id, kind, created_at DESC);
-- Followers of a store, and how often a thing was saved.
CREATE INDEX member_mark_target ON member_mark (kind, target_id);

CREATE TABLE member_footprint (
  member_id  bigint NOT NULL REFERENCES member (id) ON DELETE CASCADE,
  product_id bigint NOT NULL CHECK (product_id > 0),
  day        date NOT NULL,
  seen_at    timestamptz NOT NULL,
  PRIMARY KEY (member_id, product_id, day)
);
COMMENT ON TABLE member_footprint IS 'Recently viewed SKUs: one row per member, SKU and day.';
COMMENT ON COLUMN member_footprint.day IS 'Day of Asia/Shanghai.';
COMMENT ON COLUMN member_footprint.seen_at IS 'Last view on that day.';
-- A member's list, newest first.
CREATE INDEX member_footprint_newest ON member_footprint (member_id, seen_at DESC);

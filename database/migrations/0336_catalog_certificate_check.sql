-- What the platform's desk said of the certificates of goods. A mark holds for exactly what was looked at: `fingerprint` is of
-- that certificate, so a change of it in a later edition of the goods is without one.

CREATE TABLE goods_certificate_check (
  goods_id    bigint NOT NULL REFERENCES goods ON DELETE CASCADE,
  number      text NOT NULL,
  fingerprint text NOT NULL,
  state       text NOT NULL CHECK (state IN ('checked', 'returned')),
  judged_at   timestamptz NOT NULL,
  reason      text NOT NULL DEFAULT '',
  PRIMARY KEY (goods_id, number),
  CHECK ((state = 'returned') = (reason <> ''))
);

-- A store that is closed for some days: it stays open as such, announces the days, and takes no new orders in them.

CREATE TABLE store_closure (
  store_id    bigint PRIMARY KEY REFERENCES store,
  -- Days of Asia/Shanghai, both included.
  closed_from date NOT NULL,
  closed_to   date NOT NULL CHECK (closed_to >= closed_from),
  notice_zh   text NOT NULL CHECK (char_length(notice_zh) <= 200),
  notice_en   text NOT NULL CHECK (char_length(notice_en) <= 400),
  updated_at  timestamptz NOT NULL
);
GRANT SELECT ON store_closure TO zb_visitor;

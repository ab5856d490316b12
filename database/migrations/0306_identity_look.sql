-- When the platform's support looked at an account, and why: the person reads it on their security page. Nobody ever acts as them.
CREATE TABLE account_look (
  look_id    bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Whose view was opened; for a store its owner.
  account_id bigint NOT NULL REFERENCES account,
  -- The store that was looked at; null for the person.
  store_id   bigint,
  store_name text NOT NULL DEFAULT '',
  staff_id   bigint NOT NULL REFERENCES account,
  reason     text NOT NULL CHECK (char_length(reason) BETWEEN 4 AND 200),
  at         timestamptz NOT NULL,
  -- Until when this opening shows anything.
  open_until timestamptz NOT NULL
);
CREATE INDEX account_look_of ON account_look (account_id, at DESC);

-- Events on their way to those who listen: written in the transaction that made them happen, deleted when everybody has
-- taken them. What fails comes due again later and later; after 20 tries it stays here with its error for people to see.

CREATE TABLE event_outbox (
  event_id   uuid PRIMARY KEY DEFAULT uuidv7(),
  event      text NOT NULL,
  payload    json NOT NULL,
  -- Events of one key are handed on one after the other.
  key        text,
  due_at     timestamptz NOT NULL DEFAULT now(),
  tries      integer NOT NULL DEFAULT 0,
  last_error text,
  dead_at    timestamptz
);

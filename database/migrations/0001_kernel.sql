-- The kernel: roles, value domains, and the rows that every transaction may write beside its own:
-- audit, timers, events to hand on, and remembered answers of idempotent commands.

DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'zb_app') THEN CREATE ROLE zb_app NOLOGIN; END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'zb_visitor') THEN CREATE ROLE zb_visitor NOLOGIN; END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;

GRANT USAGE ON SCHEMA public TO zb_app, zb_visitor;
-- The application's role reads and writes rows; it never changes the schema. Visitors get column by column what they may see.
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO zb_app;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE, SELECT ON SEQUENCES TO zb_app;

-- Money in fen. NaN and Infinity cannot exist in a bigint; the bounds keep sums far from overflow.
CREATE DOMAIN fen AS bigint CHECK (VALUE BETWEEN -9000000000000 AND 9000000000000);
-- A unit price in 1/10000 yuan per unit.
CREATE DOMAIN unit_price AS bigint CHECK (VALUE BETWEEN 0 AND 9000000000000000);
-- A quantity in the smallest step of its unit.
CREATE DOMAIN quantity AS bigint CHECK (VALUE BETWEEN 0 AND 9000000000000000);

CREATE TABLE audit_log (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at          timestamptz NOT NULL DEFAULT clock_timestamp(),
  actor_kind  text NOT NULL,
  actor_id    bigint,
  actor_name  text NOT NULL,
  action      text NOT NULL,
  entity      text NOT NULL,
  entity_id   text NOT NULL,
  from_state  text,
  to_state    text,
  reason      text,
  diff        jsonb,
  channel     text NOT NULL,
  request_id  text NOT NULL
);
CREATE INDEX audit_log_entity ON audit_log (entity, entity_id, id);
CREATE INDEX audit_log_at ON audit_log (at DESC, id DESC);
REVOKE UPDATE, DELETE, TRUNCATE ON audit_log FROM zb_app;

-- Due work: a row each, worked by row lock; changing a setting never re-times a row that exists.
CREATE TABLE timer (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  entity     text NOT NULL,
  entity_id  text NOT NULL,
  event      text NOT NULL,
  due_at     timestamptz NOT NULL,
  done_at    timestamptz,
  tries      integer NOT NULL DEFAULT 0,
  last_error text,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX timer_open ON timer (entity, entity_id, event) WHERE done_at IS NULL;
CREATE INDEX timer_due ON timer (due_at) WHERE done_at IS NULL;

-- The first answer of a command under its key; a repetition gets this answer again.
CREATE TABLE idempotent_answer (
  actor        text NOT NULL,
  route        text NOT NULL,
  key          text NOT NULL,
  request_hash bytea NOT NULL,
  answer       jsonb,
  created_at   timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (actor, route, key)
);
CREATE INDEX idempotent_answer_age ON idempotent_answer (created_at);

-- What each consumer has already taken of the events, so that a redelivery changes nothing.
CREATE TABLE event_taken (
  consumer text NOT NULL,
  event_id uuid NOT NULL,
  at       timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (consumer, event_id)
);

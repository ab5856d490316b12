-- Kernel: database roles, value domains, and the tables that every transaction may write beside its own: audit log, timers,
-- outgoing events and the stored answers of idempotent commands.

-- Roles belong to the whole server: another database of the same server may be creating them at this moment.
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

-- zb_app, the application: reads and writes rows of every table and view (by default privileges; a REVOKE beside a table takes
-- some of it away), never changes the schema. zb_visitor, everything that is read for visitors and retail members: only what
-- is granted beside each table, column by column where a table holds business prices.
GRANT USAGE ON SCHEMA public TO zb_app, zb_visitor;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO zb_app;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE, SELECT ON SEQUENCES TO zb_app;

CREATE DOMAIN fen AS bigint CHECK (VALUE BETWEEN -9000000000000 AND 9000000000000);
COMMENT ON DOMAIN fen IS 'Amount of money in fen (1/100 yuan). The bounds keep sums far from overflow.';
CREATE DOMAIN unit_price AS bigint CHECK (VALUE BETWEEN 0 AND 9000000000000000);
COMMENT ON DOMAIN unit_price IS 'Price of one unit in 1/10000 yuan.';
CREATE DOMAIN quantity AS bigint CHECK (VALUE BETWEEN 0 AND 9000000000000000);
COMMENT ON DOMAIN quantity IS 'Quantity as a count of the smallest step of its unit.';

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
COMMENT ON TABLE audit_log IS 'Every state change and every write that matters: who did what to which entity, when and why. Rows are only added.';
COMMENT ON COLUMN audit_log.actor_kind IS 'member, store, platform, system or gateway.';
COMMENT ON COLUMN audit_log.actor_id IS 'Member id of the actor; NULL for timers and gateways.';
COMMENT ON COLUMN audit_log.action IS 'Name of the action, such as order.cancel.';
COMMENT ON COLUMN audit_log.entity IS 'Kind of the changed entity, such as order.';
COMMENT ON COLUMN audit_log.diff IS 'Old and new values of what changed without a change of state.';
COMMENT ON COLUMN audit_log.channel IS 'Where the command came from: mall, seller, admin, job or gateway.';
COMMENT ON COLUMN audit_log.request_id IS 'Id of the request in the log files.';
-- History of one entity.
CREATE INDEX audit_log_entity ON audit_log (entity, entity_id, id);
-- The platform's list, newest first.
CREATE INDEX audit_log_at ON audit_log (at DESC, id DESC);
REVOKE UPDATE, DELETE, TRUNCATE ON audit_log FROM zb_app;

CREATE TABLE audit_seal (
  place    bigint PRIMARY KEY,
  audit_id bigint NOT NULL UNIQUE,
  previous bytea NOT NULL,
  seal     bytea NOT NULL
);
COMMENT ON TABLE audit_seal IS
  'Hash chain over audit_log (docs/decisions/049): each row is sealed over its content and the previous seal. A job adds the rows after the commit, '
  'so that no request waits for another.';
COMMENT ON COLUMN audit_seal.place IS 'Position in the chain, from 1.';
COMMENT ON COLUMN audit_seal.audit_id IS 'audit_log.id; without a foreign key, so that a missing row is found and not prevented.';
COMMENT ON COLUMN audit_seal.previous IS 'Seal at the previous position.';
REVOKE UPDATE, DELETE, TRUNCATE ON audit_seal FROM zb_app;

CREATE TABLE audit_chain (
  single  boolean PRIMARY KEY DEFAULT true CHECK (single),
  place   bigint NOT NULL,
  seal    bytea NOT NULL,
  settled bigint NOT NULL
);
COMMENT ON TABLE audit_chain IS 'One row: the end of the chain of audit_seal.';
COMMENT ON COLUMN audit_chain.place IS 'Position and seal of the last row of audit_seal.';
COMMENT ON COLUMN audit_chain.settled IS 'audit_log.id up to which no unsealed row is expected any more.';
INSERT INTO audit_chain (place, seal, settled) VALUES (0, decode(repeat('00', 32), 'hex'), 0);
REVOKE INSERT, DELETE, TRUNCATE ON audit_chain FROM zb_app;

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
COMMENT ON TABLE timer IS
  'Work that is due at a time, one row each, claimed by row lock. Changing a setting never moves the time of an existing row.';
COMMENT ON COLUMN timer.event IS 'What happens to the entity, such as payTimeout.';
COMMENT ON COLUMN timer.tries IS 'Failed attempts so far.';
-- One open timer per entity and event: setting it again moves it.
CREATE UNIQUE INDEX timer_open ON timer (entity, entity_id, event) WHERE done_at IS NULL;
-- The worker takes the earliest.
CREATE INDEX timer_due ON timer (due_at) WHERE done_at IS NULL;

CREATE TABLE idempotent_answer (
  actor        text NOT NULL,
  route        text NOT NULL,
  key          text NOT NULL,
  request_hash bytea NOT NULL,
  answer       jsonb,
  created_at   timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (actor, route, key)
);
COMMENT ON TABLE idempotent_answer IS 'First answer of a command under its Idempotency-Key; a repeated request gets the same answer.';
COMMENT ON COLUMN idempotent_answer.actor IS 'Who sent the key.';
COMMENT ON COLUMN idempotent_answer.request_hash IS 'SHA-256 of the request: the same key with another request is refused.';
COMMENT ON COLUMN idempotent_answer.answer IS 'Written in the transaction of the command; refusals are not stored.';
-- Old answers are deleted.
CREATE INDEX idempotent_answer_age ON idempotent_answer (created_at);

CREATE TABLE event_outbox (
  event_id   uuid PRIMARY KEY DEFAULT uuidv7(),
  event      text NOT NULL,
  payload    json NOT NULL,
  key        text,
  due_at     timestamptz NOT NULL DEFAULT now(),
  tries      integer NOT NULL DEFAULT 0,
  last_error text,
  dead_at    timestamptz
);
COMMENT ON TABLE event_outbox IS
  'Outbox: events to be delivered, written in the transaction that caused them and deleted when every consumer has taken them. After 20 failed '
  'attempts a row stays with its error.';
COMMENT ON COLUMN event_outbox.key IS 'Events with the same key are delivered one after the other, in order.';
COMMENT ON COLUMN event_outbox.due_at IS 'Moves into the future after each failure.';
COMMENT ON COLUMN event_outbox.dead_at IS 'Set when the event is given up.';

CREATE TABLE event_taken (
  consumer text NOT NULL,
  event_id uuid NOT NULL,
  at       timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (consumer, event_id)
);
COMMENT ON TABLE event_taken IS 'Which consumer has already handled which event, so that a redelivery changes nothing.';

CREATE TABLE captured_message (
  id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at       timestamptz NOT NULL DEFAULT clock_timestamp(),
  channel  text NOT NULL CHECK (channel IN ('sms', 'mail', 'payment', 'wechat')),
  receiver text NOT NULL,
  subject  text NOT NULL DEFAULT '',
  body     text NOT NULL
);
COMMENT ON TABLE captured_message IS
  'Messages that would have been sent to the outside while no provider is configured. Demonstration only, shown at /dev/outbox.';

-- The tables of the job queue belong to graphile-worker's own schema, which zb_app cannot reach and which migrate.ts creates after
-- these files. This function runs as the owner and does nothing but add a job.
CREATE FUNCTION queue_job(task text, payload json, queue text, run_at timestamptz, key text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM graphile_worker.add_job(task, payload, queue_name := queue, run_at := run_at, max_attempts := 20, job_key := key);
END $$;
REVOKE ALL ON FUNCTION queue_job FROM PUBLIC;
GRANT EXECUTE ON FUNCTION queue_job TO zb_app;
COMMENT ON FUNCTION queue_job IS 'Adds a background job in the current transaction; at most 20 attempts.';

-- The last guard behind the state machines (rules/*-machine.ts) and the conditional updates: tables with a state name their moves as
-- arguments of this trigger. Tests keep both lists the same.
CREATE FUNCTION refuse_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.state || '>' || NEW.state) = ANY (TG_ARGV) THEN RETURN NEW; END IF;
  RAISE EXCEPTION '% cannot move from % to %', TG_TABLE_NAME, OLD.state, NEW.state USING ERRCODE = 'ZB001';
END $$;
COMMENT ON FUNCTION refuse_move IS 'Trigger: allows only the state changes given as arguments FROM>TO, raises ZB001 otherwise.';

-- Credit: a company buys now and pays later, on a line of the platform or of one store. The operations of a line are only added; the columns
-- limit, held and drawn follow from them by trigger alone. Amounts are in fen.

CREATE SEQUENCE credit_number;

CREATE TABLE credit_application (
  application_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  application_sn text NOT NULL UNIQUE,
  enterprise_id  bigint NOT NULL,
  member_id      bigint NOT NULL,
  company_name   text NOT NULL,
  store_id       bigint NOT NULL CHECK (store_id >= 0),
  store_name     text NOT NULL DEFAULT '',
  state          text NOT NULL DEFAULT 'DRAFT' CHECK (state IN ('DRAFT', 'SUBMITTED', 'REVIEWING', 'NEED_INFO', 'COUNTER_OFFERED', 'APPROVED', 'REJECTED')),
  version        int NOT NULL DEFAULT 0,
  wanted_limit   fen NOT NULL CHECK (wanted_limit > 0),
  wanted_days    int NOT NULL CHECK (wanted_days BETWEEN 1 AND 180),
  purpose        text NOT NULL DEFAULT '',
  contact_name   text NOT NULL DEFAULT '',
  contact_phone  text NOT NULL DEFAULT '',
  question       text NOT NULL DEFAULT '',
  answer         text NOT NULL DEFAULT '',
  reason         text NOT NULL DEFAULT '',
  offer          jsonb,
  created_at     timestamptz NOT NULL,
  submitted_at   timestamptz,
  reviewed_at    timestamptz,
  reviewer_name  text NOT NULL DEFAULT ''
);
COMMENT ON TABLE credit_application IS 'A company asks the platform or a store for credit.';
COMMENT ON COLUMN credit_application.store_id IS 'Store that is asked; 0 asks the platform.';
COMMENT ON COLUMN credit_application.question IS 'What the reviewer wants to know; answer is the company''s reply.';
COMMENT ON COLUMN credit_application.offer IS 'Terms that the reviewer set, frozen: limit in fen, days, basis, month end, interest, expiry.';
-- One application at a time per lender.
CREATE UNIQUE INDEX credit_application_open ON credit_application (enterprise_id, store_id) WHERE state NOT IN ('APPROVED', 'REJECTED');
CREATE INDEX credit_application_store ON credit_application (store_id, application_id DESC);
CREATE TRIGGER credit_application_move BEFORE UPDATE OF state ON credit_application FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION refuse_move(
  'DRAFT>SUBMITTED', 'SUBMITTED>REVIEWING', 'REVIEWING>NEED_INFO', 'NEED_INFO>REVIEWING', 'REVIEWING>COUNTER_OFFERED', 'REVIEWING>APPROVED',
  'SUBMITTED>REJECTED', 'REVIEWING>REJECTED', 'NEED_INFO>REJECTED', 'COUNTER_OFFERED>APPROVED', 'COUNTER_OFFERED>REJECTED');

CREATE TABLE credit_account (
  account_id    bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  enterprise_id bigint NOT NULL,
  company_name  text NOT NULL,
  store_id      bigint NOT NULL CHECK (store_id >= 0),
  store_name    text NOT NULL DEFAULT '',
  state         text NOT NULL DEFAULT 'ACTIVE' CHECK (state IN ('ACTIVE', 'FROZEN_OVERDUE', 'FROZEN_MANUAL', 'FROZEN_EXPIRED', 'CLOSED')),
  version       int NOT NULL DEFAULT 0,
  credit_limit  fen NOT NULL DEFAULT 0 CHECK (credit_limit >= 0),
  held          fen NOT NULL DEFAULT 0 CONSTRAINT credit_account_held CHECK (held >= 0),
  drawn         fen NOT NULL DEFAULT 0,
  operations    bigint NOT NULL DEFAULT 0,
  term_days     int NOT NULL CHECK (term_days BETWEEN 1 AND 180),
  due_basis     text NOT NULL CHECK (due_basis IN ('SHIPMENT', 'STATEMENT')),
  month_end     boolean NOT NULL DEFAULT false,
  with_interest boolean NOT NULL DEFAULT false,
  expires_on    date NOT NULL,
  bypass_until  timestamptz,
  reason        text NOT NULL DEFAULT '',
  opened_at     timestamptz NOT NULL,
  UNIQUE (enterprise_id, store_id)
) WITH (fillfactor = 70);
COMMENT ON TABLE credit_account IS 'Credit line of a company with the platform or with one store.';
COMMENT ON COLUMN credit_account.store_id IS 'Store that lends; 0 is the platform.';
COMMENT ON COLUMN credit_account.held IS 'Reserved for orders that are not shipped yet; kept by the trigger of credit_operation alone.';
COMMENT ON COLUMN credit_account.drawn IS 'Owed. Below zero when more was repaid or refunded than is owed: a prepayment. Kept by the trigger of credit_operation alone.';
COMMENT ON COLUMN credit_account.due_basis IS 'From when the term runs: the day of shipment, or the last day of the statement''s month.';
COMMENT ON COLUMN credit_account.month_end IS 'The due date moves to the end of its month.';
COMMENT ON COLUMN credit_account.with_interest IS 'Late interest of 0.05 % a day was agreed.';
COMMENT ON COLUMN credit_account.bypass_until IS 'Until then staff let the company order and be shipped to although it is overdue.';
COMMENT ON COLUMN credit_account.reason IS 'Why it was frozen, freed or closed last by hand.';
CREATE TRIGGER credit_account_move BEFORE UPDATE OF state ON credit_account FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION refuse_move(
  'ACTIVE>FROZEN_OVERDUE', 'FROZEN_OVERDUE>ACTIVE', 'ACTIVE>FROZEN_MANUAL', 'FROZEN_OVERDUE>FROZEN_MANUAL', 'FROZEN_MANUAL>ACTIVE',
  'ACTIVE>FROZEN_EXPIRED', 'FROZEN_OVERDUE>FROZEN_EXPIRED', 'FROZEN_MANUAL>FROZEN_EXPIRED', 'FROZEN_EXPIRED>ACTIVE',
  'ACTIVE>CLOSED', 'FROZEN_OVERDUE>CLOSED', 'FROZEN_MANUAL>CLOSED', 'FROZEN_EXPIRED>CLOSED', 'CLOSED>ACTIVE');

CREATE TABLE credit_hold (
  order_sn   text PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES credit_account,
  amount     fen NOT NULL CHECK (amount > 0),
  released   fen NOT NULL DEFAULT 0 CHECK (released >= 0),
  drawn      fen NOT NULL DEFAULT 0 CHECK (drawn >= 0),
  held_at    timestamptz NOT NULL,
  CONSTRAINT credit_hold_rest CHECK (released + drawn <= amount)
);
COMMENT ON TABLE credit_hold IS 'What an order reserves of a line: drawn by its shipments, released by what is refunded before shipping.';

CREATE TABLE credit_operation (
  operation_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id   bigint NOT NULL REFERENCES credit_account,
  place        bigint NOT NULL,
  kind         text NOT NULL CHECK (kind IN ('ALLOCATED', 'LIMIT_CHANGED', 'HOLD', 'HOLD_RELEASED', 'DRAWN', 'REVERTED', 'REFUNDED', 'REPAID', 'INTEREST', 'WRITTEN_OFF')),
  reference    text NOT NULL CHECK (reference <> ''),
  order_sn     text NOT NULL DEFAULT '',
  limit_change fen NOT NULL DEFAULT 0,
  held_change  fen NOT NULL DEFAULT 0,
  drawn_change fen NOT NULL DEFAULT 0,
  limit_after  fen NOT NULL,
  held_after   fen NOT NULL,
  drawn_after  fen NOT NULL,
  note         text NOT NULL DEFAULT '',
  actor_kind   text NOT NULL,
  actor_name   text NOT NULL,
  at           timestamptz NOT NULL,
  UNIQUE (account_id, place),
  UNIQUE (kind, reference),
  CONSTRAINT credit_operation_moves CHECK (limit_change <> 0 OR held_change <> 0 OR drawn_change <> 0)
);
COMMENT ON TABLE credit_operation IS 'Everything that ever changed a line. Rows are only added.';
COMMENT ON COLUMN credit_operation.place IS 'Position in the account, from 1 without gaps; set by the database.';
COMMENT ON COLUMN credit_operation.reference IS 'Number of the document that caused it; together with the kind it happens once.';
COMMENT ON COLUMN credit_operation.limit_after IS 'Limit, held and drawn after it are set by the database.';

-- An operation takes its place and moves the columns of its account. A hold passes only when so much is available: however many orders come at
-- once, the line is not exceeded. Runs as the owner: the application may not write these columns.
CREATE FUNCTION credit_place_operation() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE credit_account SET credit_limit = credit_limit + NEW.limit_change, held = held + NEW.held_change, drawn = drawn + NEW.drawn_change,
      operations = operations + 1
    WHERE account_id = NEW.account_id AND (NEW.kind <> 'HOLD' OR credit_limit - drawn - held >= NEW.held_change)
    RETURNING operations, credit_limit, held, drawn INTO NEW.place, NEW.limit_after, NEW.held_after, NEW.drawn_after;
  IF NOT FOUND THEN RAISE EXCEPTION 'credit account % has too little available', NEW.account_id USING ERRCODE = 'ZB005'; END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION credit_place_operation IS 'Trigger: gives an operation its place and moves limit, held and drawn of its account.';
CREATE TRIGGER credit_operation_place BEFORE INSERT ON credit_operation FOR EACH ROW EXECUTE FUNCTION credit_place_operation();
CREATE TRIGGER credit_operation_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON credit_operation EXECUTE FUNCTION ledger_refuse_rewriting();

REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON credit_account, credit_operation FROM zb_app;
GRANT INSERT (enterprise_id, company_name, store_id, store_name, term_days, due_basis, month_end, with_interest, expires_on, opened_at),
  UPDATE (state, version, company_name, term_days, due_basis, month_end, with_interest, expires_on, bypass_until, reason) ON credit_account TO zb_app;
GRANT INSERT (account_id, kind, reference, order_sn, limit_change, held_change, drawn_change, note, actor_kind, actor_name, at) ON credit_operation TO zb_app;

-- Wallet: the double-entry ledger. Money only moves between accounts, in transactions whose entries sum to zero. Entries are never changed or
-- deleted: a correction is a new transaction. The database keeps all of this by itself, whoever writes. Amounts are in fen.

CREATE TABLE ledger_account (
  account_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind       text NOT NULL CHECK (kind IN ('member', 'company', 'store', 'platform', 'gateway')),
  owner_id   bigint NOT NULL CHECK (owner_id >= 0),
  name       text NOT NULL CHECK (name ~ '^[a-z][A-Za-z]{1,30}$'),
  balance    fen NOT NULL DEFAULT 0,
  held       fen NOT NULL DEFAULT 0 CONSTRAINT ledger_account_held CHECK (held >= 0),
  floor      fen DEFAULT 0 CONSTRAINT ledger_account_floor CHECK (floor <= 0),
  entries    bigint NOT NULL DEFAULT 0,
  opened_at  timestamptz NOT NULL DEFAULT now(),
  UNIQUE (kind, owner_id, name),
  CONSTRAINT ledger_account_covered CHECK (floor IS NULL OR balance - held >= floor),
  CONSTRAINT ledger_account_owner CHECK ((owner_id = 0) = (kind IN ('platform', 'gateway')))
  -- Room in the page for updates.
) WITH (fillfactor = 70);
COMMENT ON TABLE ledger_account IS 'Account of the ledger. What a member, company or store has is above zero; what lies at a gateway or bank is below.';
COMMENT ON COLUMN ledger_account.owner_id IS 'Member, company or store; 0 for accounts of the platform and of gateways.';
COMMENT ON COLUMN ledger_account.name IS 'What the account is for: wallet for a balance, orders or unmatched of the platform, the channel of a gateway.';
COMMENT ON COLUMN ledger_account.balance IS 'Sum of its entries, kept by the trigger of ledger_entry alone.';
COMMENT ON COLUMN ledger_account.held IS 'Part of the balance that waits for something, kept by the trigger of ledger_hold alone.';
COMMENT ON COLUMN ledger_account.floor IS 'Least of balance - held: 0 for money that somebody has, below for a credit line, NULL without a limit.';
COMMENT ON COLUMN ledger_account.entries IS 'How many entries it has: the place of the last one.';

CREATE TABLE ledger_transaction (
  transaction_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind           text NOT NULL CHECK (kind ~ '^[a-z][A-Za-z]{1,30}$'),
  reference      text NOT NULL CHECK (reference <> ''),
  note           text NOT NULL DEFAULT '',
  actor_kind     text NOT NULL,
  actor_name     text NOT NULL,
  at             timestamptz NOT NULL,
  written_in     bigint NOT NULL DEFAULT pg_current_xact_id()::text::bigint,
  UNIQUE (kind, reference)
);
COMMENT ON TABLE ledger_transaction IS 'Movement of money. Rows are only added.';
COMMENT ON COLUMN ledger_transaction.kind IS 'What happened, such as recharge. Together with the reference it happens once.';
COMMENT ON COLUMN ledger_transaction.reference IS 'Number of the document that caused it.';
COMMENT ON COLUMN ledger_transaction.actor_kind IS 'Who caused it: member, store, platform, system or gateway.';
COMMENT ON COLUMN ledger_transaction.written_in IS 'Database transaction that wrote it: nothing is added to it afterwards.';

CREATE TABLE ledger_entry (
  account_id     bigint NOT NULL REFERENCES ledger_account,
  place          bigint NOT NULL,
  transaction_id bigint NOT NULL REFERENCES ledger_transaction,
  amount         fen NOT NULL CHECK (amount <> 0),
  balance_after  fen NOT NULL,
  PRIMARY KEY (account_id, place)
);
COMMENT ON TABLE ledger_entry IS 'Share of an account in a transaction. Rows are only added.';
COMMENT ON COLUMN ledger_entry.place IS 'Position in the account, from 1 without gaps; set by the database.';
COMMENT ON COLUMN ledger_entry.amount IS 'Above zero: the account gets it.';
COMMENT ON COLUMN ledger_entry.balance_after IS 'Balance of the account after it; set by the database.';
-- Entries of a transaction.
CREATE INDEX ledger_entry_transaction ON ledger_entry (transaction_id);

-- An entry takes its place in its account and moves the balance. Runs as the owner: the application may not write balances.
CREATE FUNCTION ledger_place_entry() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM ledger_transaction WHERE transaction_id = NEW.transaction_id AND written_in = pg_current_xact_id()::text::bigint) THEN
    RAISE EXCEPTION 'ledger transaction % is closed', NEW.transaction_id USING ERRCODE = 'ZB002';
  END IF;
  UPDATE ledger_account SET balance = balance + NEW.amount, entries = entries + 1 WHERE account_id = NEW.account_id
    RETURNING entries, balance INTO NEW.place, NEW.balance_after;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION ledger_place_entry IS 'Trigger: gives an entry its place and moves the balance of its account; refuses entries of earlier transactions.';
CREATE TRIGGER ledger_entry_place BEFORE INSERT ON ledger_entry FOR EACH ROW EXECUTE FUNCTION ledger_place_entry();

-- At the commit, whoever wrote: the entries of a transaction are at least two and sum to zero.
CREATE FUNCTION ledger_check_zero() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  total numeric;
  parts bigint;
BEGIN
  SELECT coalesce(sum(amount), 0), count(*) INTO total, parts FROM ledger_entry WHERE transaction_id = NEW.transaction_id;
  IF total <> 0 OR parts < 2 THEN
    RAISE EXCEPTION 'ledger transaction % has % entries that sum to %', NEW.transaction_id, parts, total USING ERRCODE = 'ZB003';
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION ledger_check_zero IS 'Deferred trigger: the entries of a transaction sum to zero.';
CREATE CONSTRAINT TRIGGER ledger_entry_zero AFTER INSERT ON ledger_entry DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_check_zero();
CREATE CONSTRAINT TRIGGER ledger_transaction_zero AFTER INSERT ON ledger_transaction DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_check_zero();

CREATE FUNCTION ledger_refuse_rewriting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'ZB004';
END $$;
COMMENT ON FUNCTION ledger_refuse_rewriting IS 'Trigger: the books are not rewritten, not even by their owner.';
CREATE TRIGGER ledger_entry_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entry EXECUTE FUNCTION ledger_refuse_rewriting();
CREATE TRIGGER ledger_transaction_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_transaction EXECUTE FUNCTION ledger_refuse_rewriting();

CREATE TABLE ledger_hold (
  hold_id    bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES ledger_account,
  amount     fen NOT NULL CHECK (amount > 0),
  kind       text NOT NULL CHECK (kind ~ '^[a-z][A-Za-z]{1,30}$'),
  reference  text NOT NULL CHECK (reference <> ''),
  state      text NOT NULL DEFAULT 'HELD' CHECK (state IN ('HELD', 'CAPTURED', 'RELEASED')),
  held_at    timestamptz NOT NULL,
  ended_at   timestamptz,
  UNIQUE (kind, reference),
  CONSTRAINT ledger_hold_ended CHECK ((state = 'HELD') = (ended_at IS NULL))
);
COMMENT ON TABLE ledger_hold IS 'Part of a balance set aside for something that is not settled yet. It ends once: captured with a transaction, or released.';
COMMENT ON COLUMN ledger_hold.kind IS 'What it waits for, such as orderPayment or withdrawal.';
COMMENT ON COLUMN ledger_hold.reference IS 'Number of the document that it waits for.';
-- What is set aside of an account.
CREATE INDEX ledger_hold_open ON ledger_hold (account_id) WHERE state = 'HELD';

CREATE FUNCTION ledger_count_hold() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.state <> 'HELD' THEN RAISE EXCEPTION 'a hold begins as HELD' USING ERRCODE = 'ZB001'; END IF;
    UPDATE ledger_account SET held = held + NEW.amount WHERE account_id = NEW.account_id;
  ELSE
    UPDATE ledger_account SET held = held - OLD.amount WHERE account_id = OLD.account_id;
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION ledger_count_hold IS 'Trigger: keeps ledger_account.held.';
CREATE TRIGGER ledger_hold_count AFTER INSERT OR UPDATE OF state ON ledger_hold FOR EACH ROW EXECUTE FUNCTION ledger_count_hold();
CREATE TRIGGER ledger_hold_move BEFORE UPDATE OF state ON ledger_hold FOR EACH ROW EXECUTE FUNCTION refuse_move('HELD>CAPTURED', 'HELD>RELEASED');

-- The application adds rows and writes neither balances nor places.
REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON ledger_account, ledger_transaction, ledger_entry, ledger_hold FROM zb_app;
GRANT INSERT (kind, owner_id, name, floor, opened_at), UPDATE (floor) ON ledger_account TO zb_app;
GRANT INSERT (kind, reference, note, actor_kind, actor_name, at) ON ledger_transaction TO zb_app;
GRANT INSERT (account_id, transaction_id, amount) ON ledger_entry TO zb_app;
GRANT INSERT (account_id, amount, kind, reference, held_at), UPDATE (state, ended_at) ON ledger_hold TO zb_app;

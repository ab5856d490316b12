-- Loyalty: points (from purchases) and scores (from tasks). Both are kept in lots with an expiry; every change is an entry of one lot.
-- Entries are only added, and the balances of accounts and lots are moved by the trigger of the entries alone.

CREATE TABLE loyalty_account (
  member_id bigint NOT NULL,
  currency  text NOT NULL CHECK (currency IN ('points', 'score')),
  available bigint NOT NULL DEFAULT 0 CONSTRAINT loyalty_account_available CHECK (available >= 0),
  pending   bigint NOT NULL DEFAULT 0 CONSTRAINT loyalty_account_pending CHECK (pending >= 0),
  PRIMARY KEY (member_id, currency)
);
COMMENT ON TABLE loyalty_account IS 'What a member has of points or scores: the sums of the entries, kept by their trigger.';
COMMENT ON COLUMN loyalty_account.currency IS 'points come from purchases, score from tasks.';
COMMENT ON COLUMN loyalty_account.available IS 'Can be spent now.';
COMMENT ON COLUMN loyalty_account.pending IS 'Waits for the end of after-sale windows.';

CREATE TABLE loyalty_lot (
  lot_id     bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id  bigint NOT NULL,
  currency   text NOT NULL CHECK (currency IN ('points', 'score')),
  source     text NOT NULL CHECK (source IN ('order', 'task', 'adjust')),
  reference  text NOT NULL CHECK (reference <> ''),
  base       fen NOT NULL DEFAULT 0 CHECK (base >= 0),
  refunded   fen NOT NULL DEFAULT 0,
  amount     bigint NOT NULL CHECK (amount > 0),
  remaining  bigint NOT NULL DEFAULT 0 CONSTRAINT loyalty_lot_remaining CHECK (remaining BETWEEN 0 AND amount),
  clawed     bigint NOT NULL DEFAULT 0 CHECK (clawed BETWEEN 0 AND amount),
  shortage   bigint NOT NULL DEFAULT 0 CHECK (shortage BETWEEN 0 AND clawed),
  state      text NOT NULL CHECK (state IN ('PENDING', 'GRANTED', 'SPENT', 'EXPIRED', 'CLAWED_BACK')),
  created_at timestamptz NOT NULL,
  due_at     timestamptz,
  granted_at timestamptz,
  expire_at  timestamptz,
  UNIQUE (currency, source, reference),
  CONSTRAINT loyalty_lot_refunded CHECK (refunded BETWEEN 0 AND base),
  CONSTRAINT loyalty_lot_granted CHECK (state IN ('PENDING', 'CLAWED_BACK') OR (granted_at IS NOT NULL AND expire_at IS NOT NULL))
);
COMMENT ON TABLE loyalty_lot IS 'Points or scores that came at once and expire at once.';
COMMENT ON COLUMN loyalty_lot.source IS 'order: a paid order; task: a claimed task or sign-in; adjust: the platform.';
COMMENT ON COLUMN loyalty_lot.reference IS 'Number of what brought it: it comes once.';
COMMENT ON COLUMN loyalty_lot.base IS 'Amount of goods that earned it, in fen.';
COMMENT ON COLUMN loyalty_lot.refunded IS 'How much of the base was refunded, in fen.';
COMMENT ON COLUMN loyalty_lot.remaining IS 'Sum of its entries, kept by their trigger.';
COMMENT ON COLUMN loyalty_lot.clawed IS 'How much refunds took back, with what could not be taken any more.';
COMMENT ON COLUMN loyalty_lot.shortage IS 'Part of clawed that was spent before and is still missing.';
COMMENT ON COLUMN loyalty_lot.due_at IS 'End of the after-sale window of its order; NULL until the order is completed.';
-- Lots are spent in the order of their expiry.
CREATE INDEX loyalty_lot_spend ON loyalty_lot (member_id, currency, expire_at, lot_id) WHERE remaining > 0;
CREATE INDEX loyalty_lot_member ON loyalty_lot (member_id, currency, lot_id DESC);
CREATE TRIGGER loyalty_lot_move BEFORE UPDATE OF state ON loyalty_lot FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state)
  EXECUTE FUNCTION refuse_move('PENDING>GRANTED', 'PENDING>CLAWED_BACK', 'GRANTED>SPENT', 'GRANTED>EXPIRED', 'GRANTED>CLAWED_BACK', 'SPENT>GRANTED',
  'EXPIRED>GRANTED', 'CLAWED_BACK>GRANTED', 'SPENT>CLAWED_BACK', 'EXPIRED>CLAWED_BACK');

CREATE TABLE loyalty_entry (
  entry_id      bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id     bigint NOT NULL,
  currency      text NOT NULL CHECK (currency IN ('points', 'score')),
  lot_id        bigint NOT NULL REFERENCES loyalty_lot,
  kind          text NOT NULL CHECK (kind IN ('earn', 'grant', 'spend', 'giveBack', 'expire', 'clawBack', 'adjust')),
  bucket        text NOT NULL CHECK (bucket IN ('pending', 'available')),
  amount        bigint NOT NULL CHECK (amount <> 0),
  balance_after bigint NOT NULL,
  reference     text NOT NULL CHECK (reference <> ''),
  note          text NOT NULL DEFAULT '',
  actor_kind    text NOT NULL,
  actor_name    text NOT NULL,
  at            timestamptz NOT NULL,
  UNIQUE (lot_id, kind, bucket, reference)
);
COMMENT ON TABLE loyalty_entry IS 'Change of one lot. Rows are only added.';
COMMENT ON COLUMN loyalty_entry.bucket IS 'Which balance of the account it moves.';
COMMENT ON COLUMN loyalty_entry.amount IS 'Above zero: the member gets it.';
COMMENT ON COLUMN loyalty_entry.balance_after IS 'That balance of the account after it; set by the database.';
COMMENT ON COLUMN loyalty_entry.reference IS 'Number of the document that caused it.';
COMMENT ON COLUMN loyalty_entry.note IS 'Reason of an adjustment.';
-- A member's history.
CREATE INDEX loyalty_entry_member ON loyalty_entry (member_id, currency, entry_id DESC);

CREATE FUNCTION loyalty_place_entry() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  balances loyalty_account;
BEGIN
  INSERT INTO loyalty_account (member_id, currency) VALUES (NEW.member_id, NEW.currency) ON CONFLICT DO NOTHING;
  UPDATE loyalty_account SET available = available + CASE WHEN NEW.bucket = 'available' THEN NEW.amount ELSE 0 END,
      pending = pending + CASE WHEN NEW.bucket = 'pending' THEN NEW.amount ELSE 0 END
    WHERE member_id = NEW.member_id AND currency = NEW.currency RETURNING * INTO balances;
  NEW.balance_after = CASE WHEN NEW.bucket = 'available' THEN balances.available ELSE balances.pending END;
  UPDATE loyalty_lot SET remaining = remaining + NEW.amount WHERE lot_id = NEW.lot_id AND member_id = NEW.member_id AND currency = NEW.currency;
  IF NOT FOUND THEN RAISE EXCEPTION 'lot % is not of member %', NEW.lot_id, NEW.member_id USING ERRCODE = 'ZB003'; END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION loyalty_place_entry IS 'Trigger: an entry moves the balances of its account and lot.';
CREATE TRIGGER loyalty_entry_place BEFORE INSERT ON loyalty_entry FOR EACH ROW EXECUTE FUNCTION loyalty_place_entry();

CREATE FUNCTION loyalty_refuse_rewriting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'ZB004';
END $$;
COMMENT ON FUNCTION loyalty_refuse_rewriting IS 'Trigger: entries are not rewritten, not even by their owner.';
CREATE TRIGGER loyalty_entry_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON loyalty_entry EXECUTE FUNCTION loyalty_refuse_rewriting();
REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON loyalty_account FROM zb_app;
REVOKE UPDATE, DELETE, TRUNCATE ON loyalty_entry FROM zb_app;
REVOKE DELETE, TRUNCATE ON loyalty_lot FROM zb_app;

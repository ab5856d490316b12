-- Weighing: the supplement of a settled weigh note is paid through the platform, by transfer with a voucher, or to the store directly.

ALTER TABLE weigh_note DROP CONSTRAINT weigh_note_money_state_check;
ALTER TABLE weigh_note ADD CONSTRAINT weigh_note_money_state_check
  CHECK (money_state IN ('UNDECIDED', 'NOTHING_DUE', 'REFUND_DUE', 'REFUND_REQUESTED', 'SUPPLEMENT_DUE', 'SUPPLEMENT_REVIEW', 'SUPPLEMENT_PAID', 'WAIVED'));
ALTER TABLE weigh_note
  ADD COLUMN supplement_due_at  timestamptz,
  ADD COLUMN supplement_way     text CHECK (supplement_way IN ('ONLINE', 'BALANCE', 'TRANSFER', 'DIRECT')),
  ADD COLUMN supplement_paid_at timestamptz,
  ADD COLUMN voucher_bank       text NOT NULL DEFAULT '',
  ADD COLUMN voucher_no         text NOT NULL DEFAULT '',
  ADD COLUMN voucher_picture    text NOT NULL DEFAULT '';
UPDATE weigh_note SET supplement_due_at = coalesce(settled_at, created_at) + interval '7 days' WHERE money_state IN ('SUPPLEMENT_DUE', 'SUPPLEMENT_PAID', 'WAIVED');
UPDATE weigh_note SET supplement_way = 'DIRECT', supplement_paid_at = coalesce(settled_at, created_at) WHERE money_state = 'SUPPLEMENT_PAID';
ALTER TABLE weigh_note
  ADD CONSTRAINT weigh_note_supplement_due CHECK (money_state NOT IN ('SUPPLEMENT_DUE', 'SUPPLEMENT_REVIEW', 'SUPPLEMENT_PAID', 'WAIVED') OR supplement_due_at IS NOT NULL),
  ADD CONSTRAINT weigh_note_supplement_paid CHECK ((money_state = 'SUPPLEMENT_PAID') = (supplement_way IS NOT NULL AND supplement_paid_at IS NOT NULL)),
  ADD CONSTRAINT weigh_note_voucher CHECK (money_state <> 'SUPPLEMENT_REVIEW' OR (voucher_no <> '' AND voucher_picture <> ''));
COMMENT ON COLUMN weigh_note.supplement_due_at IS 'Until when the buyer is asked to pay the supplement; it can be paid later too.';
COMMENT ON COLUMN weigh_note.supplement_way IS 'ONLINE, BALANCE and TRANSFER came to the platform and are settled with the store; DIRECT came to the store.';
COMMENT ON COLUMN weigh_note.voucher_bank IS 'Bank of the transfer that the buyer handed in last.';
COMMENT ON COLUMN weigh_note.voucher_picture IS 'Address of the picture of the transfer.';
-- The moves of the money.
CREATE FUNCTION weigh_note_refuse_money_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.money_state || '>' || NEW.money_state) = ANY (TG_ARGV) THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'the money of a weigh note cannot move from % to %', OLD.money_state, NEW.money_state USING ERRCODE = 'ZB001';
END $$;
CREATE TRIGGER weigh_note_money_move BEFORE UPDATE OF money_state ON weigh_note FOR EACH ROW WHEN (OLD.money_state IS DISTINCT FROM NEW.money_state)
  EXECUTE FUNCTION weigh_note_refuse_money_move(
  'UNDECIDED>NOTHING_DUE', 'UNDECIDED>REFUND_DUE', 'UNDECIDED>SUPPLEMENT_DUE', 'REFUND_DUE>REFUND_REQUESTED', 'SUPPLEMENT_DUE>SUPPLEMENT_PAID', 'SUPPLEMENT_DUE>WAIVED',
  'SUPPLEMENT_DUE>SUPPLEMENT_REVIEW', 'SUPPLEMENT_REVIEW>SUPPLEMENT_PAID', 'SUPPLEMENT_REVIEW>SUPPLEMENT_DUE');

-- Counted on every page of a console.
DROP INDEX weigh_note_waits_buyer;
CREATE INDEX weigh_note_waits_buyer ON weigh_note (member_id) WHERE state IN ('RECORDED', 'PART_SETTLED') OR money_state = 'SUPPLEMENT_DUE';
CREATE INDEX weigh_note_voucher_waits ON weigh_note (weigh_note_id) WHERE money_state = 'SUPPLEMENT_REVIEW';
-- One transfer pays one supplement.
CREATE UNIQUE INDEX weigh_note_voucher_once ON weigh_note (voucher_bank, voucher_no) WHERE voucher_no <> '' AND money_state IN ('SUPPLEMENT_REVIEW', 'SUPPLEMENT_PAID');

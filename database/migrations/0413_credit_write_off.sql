-- Credit: what a lender gives up of an overdue statement. The line stays frozen; money that comes later is a recovery.

ALTER TABLE credit_statement DROP CONSTRAINT credit_statement_state_check;
ALTER TABLE credit_statement ADD CONSTRAINT credit_statement_state_check
  CHECK (state IN ('OPEN', 'ISSUED', 'DISPUTED', 'CONFIRMED', 'PART_PAID', 'REPAY_REVIEW', 'SETTLED', 'OVERDUE', 'WRITTEN_OFF'));
DROP TRIGGER credit_statement_move ON credit_statement;
CREATE TRIGGER credit_statement_move BEFORE UPDATE OF state ON credit_statement FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION refuse_move(
  'OPEN>ISSUED', 'ISSUED>DISPUTED', 'DISPUTED>ISSUED', 'ISSUED>CONFIRMED', 'CONFIRMED>PART_PAID', 'CONFIRMED>REPAY_REVIEW', 'PART_PAID>REPAY_REVIEW',
  'OVERDUE>REPAY_REVIEW', 'REPAY_REVIEW>CONFIRMED', 'REPAY_REVIEW>PART_PAID', 'CONFIRMED>OVERDUE', 'PART_PAID>OVERDUE', 'CONFIRMED>SETTLED',
  'PART_PAID>SETTLED', 'REPAY_REVIEW>SETTLED', 'OVERDUE>SETTLED', 'OVERDUE>WRITTEN_OFF');

ALTER TABLE credit_line DROP CONSTRAINT credit_line_kind_check;
ALTER TABLE credit_line ADD CONSTRAINT credit_line_kind_check CHECK (kind IN ('DRAWN', 'INTEREST', 'REFUNDED', 'REVERTED', 'WRITTEN_OFF'));
ALTER TABLE credit_operation DROP CONSTRAINT credit_operation_kind_check;
ALTER TABLE credit_operation ADD CONSTRAINT credit_operation_kind_check
  CHECK (kind IN ('ALLOCATED', 'LIMIT_CHANGED', 'HOLD', 'HOLD_RELEASED', 'DRAWN', 'REVERTED', 'REFUNDED', 'REPAID', 'INTEREST', 'WRITTEN_OFF', 'RECOVERED'));

CREATE TABLE credit_write_off (
  write_off_id  bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  write_off_sn  text NOT NULL UNIQUE,
  statement_id  bigint NOT NULL REFERENCES credit_statement,
  account_id    bigint NOT NULL REFERENCES credit_account,
  state         text NOT NULL DEFAULT 'PROPOSED' CHECK (state IN ('PROPOSED', 'DONE', 'REJECTED')),
  version       int NOT NULL DEFAULT 0,
  amount        fen NOT NULL CHECK (amount > 0),
  recovered     fen NOT NULL DEFAULT 0,
  reason        text NOT NULL CHECK (reason <> ''),
  proposed_at   timestamptz NOT NULL,
  proposed_by   bigint NOT NULL,
  proposer_name text NOT NULL,
  decided_at    timestamptz,
  decided_by    bigint,
  decider_name  text NOT NULL DEFAULT '',
  note          text NOT NULL DEFAULT '',
  CONSTRAINT credit_write_off_recovered CHECK (recovered BETWEEN 0 AND amount AND (recovered = 0 OR state = 'DONE')),
  CONSTRAINT credit_write_off_decided CHECK ((state = 'PROPOSED') = (decided_at IS NULL))
);
COMMENT ON TABLE credit_write_off IS 'A lender gives up what is left of an overdue statement: proposed by one person, decided by another where the platform lends.';
COMMENT ON COLUMN credit_write_off.amount IS 'What was left when it was proposed; once it is done, what was written off.';
COMMENT ON COLUMN credit_write_off.recovered IS 'What came of it later.';
COMMENT ON COLUMN credit_write_off.note IS 'What the decider said.';
-- A statement is given up once, and one proposal waits at a time.
CREATE UNIQUE INDEX credit_write_off_live ON credit_write_off (statement_id) WHERE state <> 'REJECTED';
CREATE INDEX credit_write_off_account ON credit_write_off (account_id) WHERE state = 'DONE';
CREATE TRIGGER credit_write_off_move BEFORE UPDATE OF state ON credit_write_off FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state)
  EXECUTE FUNCTION refuse_move('PROPOSED>DONE', 'PROPOSED>REJECTED');

CREATE TABLE credit_recovery (
  recovery_id  bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  write_off_id bigint NOT NULL REFERENCES credit_write_off,
  amount       fen NOT NULL CHECK (amount > 0),
  document_no  text NOT NULL CHECK (document_no <> ''),
  at           timestamptz NOT NULL,
  entered_name text NOT NULL,
  UNIQUE (document_no)
);
COMMENT ON TABLE credit_recovery IS 'Money that came for what was written off. Rows are only added.';
COMMENT ON COLUMN credit_recovery.document_no IS 'Serial of the bank transfer: it is booked once.';
CREATE INDEX credit_recovery_of ON credit_recovery (write_off_id, recovery_id);
CREATE TRIGGER credit_recovery_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON credit_recovery EXECUTE FUNCTION ledger_refuse_rewriting();

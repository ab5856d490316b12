-- Contract rescission: what the platform decides where both sides do not agree about the settlement (flows.md F4).

ALTER TABLE contract_rescission_sheet DROP CONSTRAINT contract_rescission_sheet_state_check;
ALTER TABLE contract_rescission_sheet ADD CONSTRAINT contract_rescission_sheet_state_check
  CHECK (state IN ('PROPOSED', 'REPLACED', 'CONFIRMED', 'DISPUTED', 'RULED'));
DROP TRIGGER contract_rescission_move ON contract_rescission_sheet;
CREATE TRIGGER contract_rescission_move BEFORE UPDATE OF state ON contract_rescission_sheet FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state)
  EXECUTE FUNCTION refuse_move('PROPOSED>REPLACED', 'PROPOSED>CONFIRMED', 'PROPOSED>DISPUTED', 'DISPUTED>CONFIRMED', 'DISPUTED>RULED');

CREATE TABLE contract_rescission_dispute (
  sheet_id     bigint PRIMARY KEY REFERENCES contract_rescission_sheet,
  side         text NOT NULL CHECK (side IN ('buyer', 'store')),
  reason       text NOT NULL CHECK (length(reason) BETWEEN 1 AND 1000),
  asked_by     bigint NOT NULL REFERENCES member (id),
  asked_at     timestamptz NOT NULL,
  answer       text NOT NULL DEFAULT '' CHECK (length(answer) <= 1000),
  answered_by  bigint REFERENCES member (id),
  answered_at  timestamptz,
  deposit_rule text CHECK (deposit_rule IN ('NONE', 'RETURN', 'KEEP', 'DOUBLE')),
  payer        text CHECK (payer IN ('buyer', 'store')),
  amount       fen NOT NULL DEFAULT 0 CHECK (amount >= 0),
  verdict      text NOT NULL DEFAULT '' CHECK (length(verdict) <= 1000),
  facts        jsonb,
  ruled_by     bigint REFERENCES member (id),
  ruled_at     timestamptz,
  CONSTRAINT contract_rescission_dispute_answer CHECK ((answer = '') = (answered_at IS NULL) AND (answered_at IS NULL) = (answered_by IS NULL)),
  CONSTRAINT contract_rescission_dispute_payer CHECK ((payer IS NULL) = (amount = 0)),
  CONSTRAINT contract_rescission_dispute_ruled CHECK (num_nulls(deposit_rule, facts, ruled_by, ruled_at) IN (0, 4) AND (verdict = '') = (ruled_at IS NULL))
);
COMMENT ON TABLE contract_rescission_dispute IS 'Settlement of a rescinded contract on which the sides do not agree: what both say, and what the platform decides.';
COMMENT ON COLUMN contract_rescission_dispute.side IS 'Side that asked the platform to step in.';
COMMENT ON COLUMN contract_rescission_dispute.reason IS 'Its position.';
COMMENT ON COLUMN contract_rescission_dispute.answer IS 'Position of the other side; empty until it answers.';
COMMENT ON COLUMN contract_rescission_dispute.deposit_rule IS 'Decided: what becomes of a deposit that the platform holds; NULL before the verdict, as are facts, ruled_by and ruled_at.';
COMMENT ON COLUMN contract_rescission_dispute.payer IS 'Decided: side that pays the amount to the other, beside the deposit; NULL where nobody does.';
COMMENT ON COLUMN contract_rescission_dispute.verdict IS 'Reason of the decision, which both sides read.';
COMMENT ON COLUMN contract_rescission_dispute.facts IS 'What was signed, executed, paid and held when it was decided.';
REVOKE DELETE, TRUNCATE ON contract_rescission_dispute FROM zb_app;

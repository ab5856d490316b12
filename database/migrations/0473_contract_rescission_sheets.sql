-- Contract rescission: what both sides agree about the money when a contract is rescinded (flows.md F4).

CREATE TABLE contract_rescission_sheet (
  sheet_id     bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  contract_id  bigint NOT NULL REFERENCES contract,
  revision     integer NOT NULL CHECK (revision > 0),
  state        text NOT NULL DEFAULT 'PROPOSED' CHECK (state IN ('PROPOSED', 'REPLACED', 'CONFIRMED')),
  side         text NOT NULL CHECK (side IN ('buyer', 'store')),
  deposit_rule text NOT NULL CHECK (deposit_rule IN ('NONE', 'RETURN', 'KEEP', 'DOUBLE')),
  payer        text CHECK (payer IN ('buyer', 'store')),
  amount       fen NOT NULL DEFAULT 0 CHECK (amount >= 0),
  reason       text NOT NULL CHECK (length(reason) BETWEEN 1 AND 300),
  facts        jsonb NOT NULL,
  member_id    bigint NOT NULL REFERENCES member (id),
  proposed_at  timestamptz NOT NULL,
  confirmed_by bigint REFERENCES member (id),
  confirmed_at timestamptz,
  UNIQUE (contract_id, revision),
  CONSTRAINT contract_rescission_payer CHECK ((payer IS NULL) = (amount = 0)),
  CONSTRAINT contract_rescission_confirmed CHECK ((state = 'CONFIRMED') = (confirmed_at IS NOT NULL AND confirmed_by IS NOT NULL))
);
COMMENT ON TABLE contract_rescission_sheet IS 'Settlement of a rescinded contract: one side proposes, the other confirms or proposes otherwise.';
COMMENT ON COLUMN contract_rescission_sheet.deposit_rule IS 'Of a deposit that the platform holds: it goes back, is kept by the store, or goes back with as much again from the store (Civil Code, article 587).';
COMMENT ON COLUMN contract_rescission_sheet.payer IS 'Side that pays the amount to the other, beside the deposit; NULL where nobody does.';
COMMENT ON COLUMN contract_rescission_sheet.facts IS 'What was signed, executed and paid when it was proposed, and what the platform held.';
-- One sheet of a contract stands.
CREATE UNIQUE INDEX contract_rescission_standing ON contract_rescission_sheet (contract_id) WHERE state <> 'REPLACED';
CREATE TRIGGER contract_rescission_move BEFORE UPDATE OF state ON contract_rescission_sheet FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state)
  EXECUTE FUNCTION refuse_move('PROPOSED>REPLACED', 'PROPOSED>CONFIRMED');
REVOKE DELETE, TRUNCATE ON contract_rescission_sheet FROM zb_app;

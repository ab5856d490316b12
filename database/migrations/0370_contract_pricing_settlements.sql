-- Contract pricing: lines that follow an index (flows.md F12). What the buyer fixes, and the final price with its sheet.
-- Unit prices are in 1/10000 yuan per tonne, quantities in 1/1000000 tonne, amounts in fen.

CREATE TABLE contract_fixing (
  fixing_id   bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  contract_id bigint NOT NULL REFERENCES contract,
  line_no     integer NOT NULL CHECK (line_no > 0),
  quantity    quantity NOT NULL CHECK (quantity > 0),
  quote_id    bigint NOT NULL REFERENCES index_quote,
  quote_date  date NOT NULL,
  price       unit_price NOT NULL CHECK (price > 0),
  member_id   bigint NOT NULL REFERENCES member (id),
  fixed_at    timestamptz NOT NULL
);
COMMENT ON TABLE contract_fixing IS 'Quotes that the buyer fixed for a part of a line. A fixing is never changed or taken back.';
COMMENT ON COLUMN contract_fixing.line_no IS 'Place of the line in the text in force, from 1.';
COMMENT ON COLUMN contract_fixing.quote_id IS 'The quote as it was shown; a later correction of it does not count.';
CREATE INDEX contract_fixing_line ON contract_fixing (contract_id, line_no);

CREATE TABLE contract_settlement (
  settlement_id      bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  contract_id        bigint NOT NULL REFERENCES contract,
  line_no            integer NOT NULL CHECK (line_no > 0),
  revision           integer NOT NULL CHECK (revision > 0),
  state              text NOT NULL DEFAULT 'COMPUTED' CHECK (state IN ('COMPUTED', 'DISPUTED', 'CONFIRMED', 'REPLACED')),
  quantity           quantity NOT NULL CHECK (quantity > 0),
  price              unit_price NOT NULL CHECK (price > 0),
  provisional        unit_price NOT NULL CHECK (provisional > 0),
  amount             fen NOT NULL CHECK (amount > 0),
  provisional_amount fen NOT NULL CHECK (provisional_amount > 0),
  difference         fen NOT NULL,
  sheet              jsonb NOT NULL,
  computed_at        timestamptz NOT NULL,
  buyer_member       bigint REFERENCES member (id),
  buyer_at           timestamptz,
  store_member       bigint REFERENCES member (id),
  store_at           timestamptz,
  dispute_side       text CHECK (dispute_side IN ('buyer', 'store')),
  reason             text NOT NULL DEFAULT '' CHECK (length(reason) <= 300),
  difference_state   text NOT NULL DEFAULT 'OPEN' CHECK (difference_state IN ('OPEN', 'NOTHING_DUE', 'DUE', 'RECEIVED', 'WAIVED')),
  difference_note    text NOT NULL DEFAULT '' CHECK (length(difference_note) <= 300),
  difference_at      timestamptz,
  UNIQUE (contract_id, line_no, revision),
  CONSTRAINT contract_settlement_sum CHECK (difference = amount - provisional_amount),
  CONSTRAINT contract_settlement_agreed CHECK (state <> 'CONFIRMED' OR (buyer_at IS NOT NULL AND store_at IS NOT NULL)),
  CONSTRAINT contract_settlement_disputed CHECK ((state = 'DISPUTED') = (dispute_side IS NOT NULL) OR state = 'REPLACED')
);
COMMENT ON TABLE contract_settlement IS 'Final price of a line after its pricing window, with the sheet from which both sides can calculate it again.';
COMMENT ON COLUMN contract_settlement.revision IS 'Counts the calculations of a line from 1; an earlier one is REPLACED.';
COMMENT ON COLUMN contract_settlement.quantity IS 'Quantity that is settled: the agreed one, or the delivered one that a side entered.';
COMMENT ON COLUMN contract_settlement.difference IS 'What the buyer owes beyond the provisional price; negative for what the store gives back.';
COMMENT ON COLUMN contract_settlement.sheet IS 'Every quote with its number, the fixings, days without a quote, and the parts of the price, as they were when it was calculated.';
COMMENT ON COLUMN contract_settlement.reason IS 'Why it is disputed.';
COMMENT ON COLUMN contract_settlement.difference_state IS 'Whoever is owed the difference says that it came, or waives it.';
-- One sheet of a line stands.
CREATE UNIQUE INDEX contract_settlement_standing ON contract_settlement (contract_id, line_no) WHERE state <> 'REPLACED';
CREATE TRIGGER contract_settlement_move BEFORE UPDATE OF state ON contract_settlement FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state)
  EXECUTE FUNCTION refuse_move('COMPUTED>DISPUTED', 'DISPUTED>COMPUTED', 'COMPUTED>CONFIRMED', 'COMPUTED>REPLACED', 'DISPUTED>REPLACED');

REVOKE DELETE, TRUNCATE ON contract_fixing, contract_settlement FROM zb_app;

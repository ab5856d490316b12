-- Contract pricing: margin calls, when the running price of a line moves beyond the agreed percentage of the provisional one (flows.md F12).

CREATE TABLE contract_margin_call (
  call_id     bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  contract_id bigint NOT NULL REFERENCES contract,
  line_no     integer NOT NULL CHECK (line_no > 0),
  side        text NOT NULL CHECK (side IN ('buyer', 'store')),
  quote_date  date NOT NULL,
  price       unit_price NOT NULL CHECK (price > 0),
  provisional unit_price NOT NULL CHECK (provisional > 0),
  percent     integer NOT NULL CHECK (percent BETWEEN 1 AND 50),
  amount      fen NOT NULL CHECK (amount > 0),
  called_at   timestamptz NOT NULL,
  closed_at   timestamptz
);
COMMENT ON TABLE contract_margin_call IS 'Margin calls of index-linked lines: both sides are told once for each crossing of the line.';
COMMENT ON COLUMN contract_margin_call.side IS 'Who is to provide the margin: the buyer when the price rose, the store when it fell.';
COMMENT ON COLUMN contract_margin_call.quote_date IS 'Day of the newest quote that counted.';
COMMENT ON COLUMN contract_margin_call.amount IS 'Difference of the agreed quantity at that price, in fen.';
COMMENT ON COLUMN contract_margin_call.closed_at IS 'When the price was back within the percentage, or the final price was made; NULL while it stands.';
-- One call of a line stands.
CREATE UNIQUE INDEX contract_margin_call_open ON contract_margin_call (contract_id, line_no) WHERE closed_at IS NULL;
CREATE INDEX contract_margin_call_line ON contract_margin_call (contract_id, line_no);

REVOKE DELETE, TRUNCATE ON contract_margin_call FROM zb_app;

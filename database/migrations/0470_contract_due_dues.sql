-- Contract due: what a side owes the other under a contract beside its orders, and what the platform keeps for both (flows.md F4, F12).

CREATE TABLE contract_due (
  due_id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  due_sn          text NOT NULL UNIQUE,
  contract_id     bigint NOT NULL REFERENCES contract,
  kind            text NOT NULL CHECK (kind IN ('DIFFERENCE', 'MARGIN', 'DEPOSIT', 'RESCISSION')),
  line_no         integer NOT NULL DEFAULT 0 CHECK (line_no >= 0),
  debtor          text NOT NULL CHECK (debtor IN ('buyer', 'store')),
  amount          fen NOT NULL CHECK (amount > 0),
  state           text NOT NULL DEFAULT 'DUE' CHECK (state IN ('DUE', 'REVIEW', 'PAID', 'HELD', 'DIRECT', 'WAIVED', 'DROPPED', 'RELEASED')),
  version         integer NOT NULL DEFAULT 1,
  due_at          timestamptz NOT NULL,
  way             text CHECK (way IN ('ONLINE', 'BALANCE', 'TRANSFER', 'BILL')),
  paid_at         timestamptz,
  paid_by         bigint REFERENCES member (id),
  kept            fen NOT NULL DEFAULT 0 CHECK (kept >= 0),
  reason          text NOT NULL DEFAULT '' CHECK (length(reason) <= 300),
  voucher_bank    text NOT NULL DEFAULT '',
  voucher_no      text NOT NULL DEFAULT '',
  voucher_picture text NOT NULL DEFAULT '',
  created_at      timestamptz NOT NULL,
  moved_at        timestamptz NOT NULL,
  CONSTRAINT contract_due_paid CHECK ((state IN ('PAID', 'HELD', 'RELEASED')) = (way IS NOT NULL AND paid_at IS NOT NULL)),
  CONSTRAINT contract_due_kept CHECK (kept <= amount AND (kept = 0 OR state = 'RELEASED')),
  CONSTRAINT contract_due_voucher CHECK (state <> 'REVIEW' OR (voucher_no <> '' AND voucher_picture <> ''))
);
COMMENT ON TABLE contract_due IS 'Money that a side of a contract owes beside its orders: the difference to a final price, a margin, a deposit, what a rescission leaves.';
COMMENT ON COLUMN contract_due.line_no IS 'Line of the contract that it belongs to; 0 for the whole contract.';
COMMENT ON COLUMN contract_due.state IS 'PAID went to the other side. HELD lies with the platform until it is RELEASED. DIRECT came to the other side outside the platform. DROPPED is no longer owed.';
COMMENT ON COLUMN contract_due.way IS 'BILL: out of what the store is owed, on its next bill. The others are ways of the buyer.';
COMMENT ON COLUMN contract_due.paid_by IS 'Member who paid for the buyer: what goes back goes to that balance.';
COMMENT ON COLUMN contract_due.kept IS 'Of a released sum: what went to the other side; the rest went back.';
COMMENT ON COLUMN contract_due.reason IS 'Why it is waived, how it came, or why a transfer was not found.';
-- One of a kind stands for a line.
CREATE UNIQUE INDEX contract_due_standing ON contract_due (contract_id, kind, line_no) WHERE state IN ('DUE', 'REVIEW', 'HELD');
CREATE INDEX contract_due_contract ON contract_due (contract_id);
CREATE INDEX contract_due_voucher_waits ON contract_due (due_id) WHERE state = 'REVIEW';
-- One transfer pays one sum.
CREATE UNIQUE INDEX contract_due_voucher_once ON contract_due (voucher_bank, voucher_no) WHERE voucher_no <> '' AND state IN ('REVIEW', 'PAID', 'HELD', 'RELEASED');
CREATE TRIGGER contract_due_move BEFORE UPDATE OF state ON contract_due FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state)
  EXECUTE FUNCTION refuse_move('DUE>PAID', 'DUE>HELD', 'DUE>REVIEW', 'DUE>DIRECT', 'DUE>WAIVED', 'DUE>DROPPED', 'REVIEW>PAID', 'REVIEW>HELD', 'REVIEW>DUE', 'HELD>RELEASED');
REVOKE DELETE, TRUNCATE ON contract_due FROM zb_app;

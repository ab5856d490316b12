-- Credit: one statement per line and month, with a line per shipment, refund and day of interest; disputes, repayments and what they cover.

CREATE TABLE credit_statement (
  statement_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  statement_sn text NOT NULL UNIQUE,
  account_id   bigint NOT NULL REFERENCES credit_account,
  period       text NOT NULL CHECK (period ~ '^\d{4}-\d{2}$'),
  state        text NOT NULL DEFAULT 'OPEN' CHECK (state IN ('OPEN', 'ISSUED', 'DISPUTED', 'CONFIRMED', 'PART_PAID', 'REPAY_REVIEW', 'SETTLED', 'OVERDUE')),
  version      int NOT NULL DEFAULT 0,
  issue_no     int NOT NULL DEFAULT 0,
  due_on       date,
  interest_to  date,
  opened_at    timestamptz NOT NULL,
  issued_at    timestamptz,
  confirmed_at timestamptz,
  confirmed_by text NOT NULL DEFAULT '',
  settled_at   timestamptz,
  UNIQUE (account_id, period)
);
COMMENT ON TABLE credit_statement IS 'What a company owes on a line for one month.';
COMMENT ON COLUMN credit_statement.period IS 'Month, e.g. 2026-11, in Asia/Shanghai.';
COMMENT ON COLUMN credit_statement.issue_no IS 'How often it was issued: again after a dispute.';
COMMENT ON COLUMN credit_statement.due_on IS 'The earliest due date of its lines; set at the issue.';
COMMENT ON COLUMN credit_statement.interest_to IS 'Last day for which late interest was written.';
COMMENT ON COLUMN credit_statement.confirmed_by IS 'Name of the member who confirmed; empty when the time limit did.';
CREATE TRIGGER credit_statement_move BEFORE UPDATE OF state ON credit_statement FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION refuse_move(
  'OPEN>ISSUED', 'ISSUED>DISPUTED', 'DISPUTED>ISSUED', 'ISSUED>CONFIRMED', 'CONFIRMED>PART_PAID', 'CONFIRMED>REPAY_REVIEW', 'PART_PAID>REPAY_REVIEW',
  'OVERDUE>REPAY_REVIEW', 'REPAY_REVIEW>CONFIRMED', 'REPAY_REVIEW>PART_PAID', 'CONFIRMED>OVERDUE', 'PART_PAID>OVERDUE', 'CONFIRMED>SETTLED',
  'PART_PAID>SETTLED', 'REPAY_REVIEW>SETTLED', 'OVERDUE>SETTLED');

CREATE TABLE credit_line (
  line_id      bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  statement_id bigint NOT NULL REFERENCES credit_statement,
  account_id   bigint NOT NULL REFERENCES credit_account,
  kind         text NOT NULL CHECK (kind IN ('DRAWN', 'INTEREST', 'REFUNDED', 'REVERTED')),
  reference    text NOT NULL,
  order_sn     text NOT NULL DEFAULT '',
  shipment_sn  text NOT NULL DEFAULT '',
  amount       fen NOT NULL CHECK (amount <> 0),
  covered      fen NOT NULL DEFAULT 0 CHECK (covered >= 0),
  due_on       date,
  at           timestamptz NOT NULL,
  objection    text NOT NULL DEFAULT '',
  answer       text NOT NULL DEFAULT '',
  UNIQUE (kind, reference),
  CONSTRAINT credit_line_covered CHECK (covered <= greatest(amount, 0)),
  CONSTRAINT credit_line_sign CHECK ((amount > 0) = (kind IN ('DRAWN', 'INTEREST')))
);
COMMENT ON TABLE credit_line IS 'Line of a statement: a shipment, a day of interest, a refund, a correction.';
COMMENT ON COLUMN credit_line.amount IS 'Above zero: owed. Below zero: given back; it covers what is owed.';
COMMENT ON COLUMN credit_line.covered IS 'How much of it repayments and refunds have covered.';
COMMENT ON COLUMN credit_line.objection IS 'Why the company disputes it; empty when it does not. answer is the lender''s reply.';
CREATE INDEX credit_line_statement ON credit_line (statement_id, line_id);
-- What is still to be paid, the oldest due first.
CREATE INDEX credit_line_open ON credit_line (account_id, due_on, line_id) WHERE amount > 0 AND covered < amount;

CREATE TABLE credit_statement_issue (
  statement_id bigint NOT NULL REFERENCES credit_statement,
  issue_no     int NOT NULL,
  total        fen NOT NULL,
  lines        jsonb NOT NULL,
  issued_at    timestamptz NOT NULL,
  PRIMARY KEY (statement_id, issue_no)
);
COMMENT ON TABLE credit_statement_issue IS 'A statement as it was issued: what the company confirmed or disputed stays readable.';

CREATE TABLE credit_repayment (
  repayment_id  bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  repayment_sn  text NOT NULL UNIQUE,
  account_id    bigint NOT NULL REFERENCES credit_account,
  member_id     bigint NOT NULL,
  member_name   text NOT NULL,
  method        text NOT NULL CHECK (method IN ('TRANSFER', 'BALANCE', 'ACCEPTANCE_BILL')),
  amount        fen NOT NULL CHECK (amount > 0),
  state         text NOT NULL DEFAULT 'REVIEW' CHECK (state IN ('REVIEW', 'CONFIRMED', 'REJECTED')),
  version       int NOT NULL DEFAULT 0,
  bank_name     text NOT NULL DEFAULT '',
  document_no   text NOT NULL DEFAULT '',
  bill_issuer   text NOT NULL DEFAULT '',
  bill_due_on   date,
  picture       text NOT NULL DEFAULT '',
  reason        text NOT NULL DEFAULT '',
  created_at    timestamptz NOT NULL,
  reviewed_at   timestamptz,
  reviewer_name text NOT NULL DEFAULT '',
  CONSTRAINT credit_repayment_bill CHECK ((method = 'ACCEPTANCE_BILL') = (bill_due_on IS NOT NULL))
);
COMMENT ON TABLE credit_repayment IS 'Money for a line: a bank transfer or a bank acceptance bill that the lender confirms, or the buyer''s balance.';
COMMENT ON COLUMN credit_repayment.document_no IS 'Serial of the transfer, or number of the bill.';
COMMENT ON COLUMN credit_repayment.bill_issuer IS 'Bank that accepted the bill.';
CREATE INDEX credit_repayment_account ON credit_repayment (account_id, repayment_id DESC);
-- The same transfer or bill pays once.
CREATE UNIQUE INDEX credit_repayment_document ON credit_repayment (method, document_no) WHERE document_no <> '' AND state <> 'REJECTED';
CREATE TRIGGER credit_repayment_move BEFORE UPDATE OF state ON credit_repayment FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION refuse_move('REVIEW>CONFIRMED', 'REVIEW>REJECTED');

CREATE TABLE credit_repayment_part (
  repayment_id bigint NOT NULL REFERENCES credit_repayment,
  line_id      bigint NOT NULL REFERENCES credit_line,
  amount       fen NOT NULL CHECK (amount > 0),
  PRIMARY KEY (repayment_id, line_id)
);
COMMENT ON TABLE credit_repayment_part IS 'Which lines a repayment covers; fixed when it was made.';

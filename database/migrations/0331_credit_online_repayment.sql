-- Credit: a repayment may be paid through a gateway. It waits for its money in a state of its own, until a time, and is confirmed by the money.

ALTER TABLE credit_repayment ADD COLUMN pay_until timestamptz;
COMMENT ON COLUMN credit_repayment.pay_until IS 'Until when an online repayment can be paid; then it closes. Null for every other way.';
COMMENT ON TABLE credit_repayment IS 'Money for a line: a bank transfer or a bank acceptance bill that the lender confirms, the buyer''s balance, or a payment through a gateway.';
ALTER TABLE credit_repayment DROP CONSTRAINT credit_repayment_method_check;
ALTER TABLE credit_repayment ADD CONSTRAINT credit_repayment_method_check CHECK (method IN ('TRANSFER', 'BALANCE', 'ACCEPTANCE_BILL', 'ONLINE'));
ALTER TABLE credit_repayment DROP CONSTRAINT credit_repayment_state_check;
ALTER TABLE credit_repayment ADD CONSTRAINT credit_repayment_state_check CHECK (state IN ('PENDING_PAYMENT', 'REVIEW', 'CONFIRMED', 'REJECTED', 'CLOSED'));
ALTER TABLE credit_repayment ADD CONSTRAINT credit_repayment_online CHECK ((method = 'ONLINE') = (pay_until IS NOT NULL));
ALTER TABLE credit_repayment ADD CONSTRAINT credit_repayment_way CHECK (
  CASE WHEN method = 'ONLINE' THEN state IN ('PENDING_PAYMENT', 'CONFIRMED', 'CLOSED') ELSE state IN ('REVIEW', 'CONFIRMED', 'REJECTED') END);
-- A company pays one repayment of a line at a time.
CREATE UNIQUE INDEX credit_repayment_pending ON credit_repayment (account_id) WHERE state = 'PENDING_PAYMENT';
DROP TRIGGER credit_repayment_move ON credit_repayment;
CREATE TRIGGER credit_repayment_move BEFORE UPDATE OF state ON credit_repayment FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state)
  EXECUTE FUNCTION refuse_move('REVIEW>CONFIRMED', 'REVIEW>REJECTED', 'PENDING_PAYMENT>CONFIRMED', 'PENDING_PAYMENT>CLOSED');

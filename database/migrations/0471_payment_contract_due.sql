-- Payment: a buyer pays what is due under a contract through a gateway.

ALTER TABLE subject_payment DROP CONSTRAINT subject_payment_subject_kind_check;
ALTER TABLE subject_payment ADD CONSTRAINT subject_payment_subject_kind_check
  CHECK (subject_kind IN ('mallOrder', 'groupDeposit', 'creditRepayment', 'weighSupplement', 'contractDue'));
COMMENT ON TABLE subject_payment IS
  'Attempt to pay through a gateway for something that is no checkout: the money part of an order of the points mall, a deposit, a repayment of credit, a supplement by weight, what is due under a contract.';
COMMENT ON COLUMN subject_payment.subject_kind IS
  'What is paid: mallOrder (loyalty_order), groupDeposit (group_participation), creditRepayment (credit_repayment), weighSupplement (weigh_note), contractDue (contract_due).';

-- Payment: refunds of orders. A refund belongs to the case that asked for it; one of a bank transfer is paid by hand, with a voucher.

ALTER TABLE payment_refund
  ADD COLUMN order_sn    text NOT NULL DEFAULT '',
  ADD COLUMN reference   text NOT NULL DEFAULT '',
  ADD COLUMN bank_serial text NOT NULL DEFAULT '' CHECK (length(bank_serial) <= 64),
  ADD COLUMN proof       text NOT NULL DEFAULT '' CHECK (length(proof) <= 64);
COMMENT ON COLUMN payment_refund.order_sn IS 'Order whose share of the payment goes back; empty for money that pays no order.';
COMMENT ON COLUMN payment_refund.reference IS 'What asked for the refund, such as an after-sale case; empty otherwise.';
COMMENT ON COLUMN payment_refund.bank_serial IS 'Serial of the bank transfer that paid it by hand; empty otherwise.';
COMMENT ON COLUMN payment_refund.proof IS 'Picture of the bank voucher (uploaded_file); empty otherwise.';
-- A case asks a payment once.
CREATE UNIQUE INDEX payment_refund_reference ON payment_refund (reference, payment_id) WHERE reference <> '';

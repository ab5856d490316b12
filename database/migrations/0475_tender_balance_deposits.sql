-- Tender: a deposit set aside on the bidder's balance. It is given back by itself, and goes to the tenderer when it is forfeited.

ALTER TABLE bid DROP CONSTRAINT bid_deposit_kind_check;
ALTER TABLE bid ADD CONSTRAINT bid_deposit_kind_check CHECK (deposit_kind IN ('', 'TRANSFER', 'GUARANTEE', 'BALANCE'));
ALTER TABLE bid ADD COLUMN deposit_payer bigint REFERENCES member (id);
COMMENT ON COLUMN bid.deposit_payer IS 'Member on whose balance the deposit is set aside; NULL for other kinds.';
COMMENT ON COLUMN bid.deposit_ref IS 'Number of the transfer or of the guarantee; of a deposit from the balance that of its hold.';

-- Settlement: deposits that a store keeps, and compensation that it pays for a group sale.

ALTER TABLE settlement_entry DROP CONSTRAINT settlement_entry_kind_check;
ALTER TABLE settlement_entry ADD CONSTRAINT settlement_entry_kind_check CHECK (kind IN ('transfer', 'refund', 'adjustment', 'carry', 'deposit'));
ALTER TABLE settlement_entry DROP CONSTRAINT settlement_entry_order;
ALTER TABLE settlement_entry ADD CONSTRAINT settlement_entry_order CHECK ((kind IN ('carry', 'deposit')) = (order_sn = ''));
COMMENT ON COLUMN settlement_entry.kind IS
  'transfer: an order at the end of its after-sale window. refund: after that. adjustment: answer to a dispute. carry: an earlier bill below zero. deposit: a deposit of a group sale that the store keeps, or, below zero, its compensation.';

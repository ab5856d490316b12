-- Settlement: what a store gets or pays under a contract beside its orders stands on its next bill.

ALTER TABLE settlement_entry DROP CONSTRAINT settlement_entry_kind_check;
ALTER TABLE settlement_entry ADD CONSTRAINT settlement_entry_kind_check CHECK (kind IN ('transfer', 'refund', 'adjustment', 'carry', 'deposit', 'supplement', 'contract'));
COMMENT ON COLUMN settlement_entry.kind IS
  'transfer: an order at the end of its after-sale window. refund: after that. adjustment: answer to a dispute. carry: an earlier bill below zero. deposit: of a group sale, kept by the store or paid by it. supplement: what a weigh note made an order dearer by. contract: what was paid under a contract beside its orders.';
ALTER TABLE settlement_entry DROP CONSTRAINT settlement_entry_order;
ALTER TABLE settlement_entry ADD CONSTRAINT settlement_entry_order CHECK ((kind IN ('carry', 'deposit', 'contract')) = (order_sn = ''));

-- Settlement: a supplement by weight that came to the platform goes to the store, less the frozen commission.

ALTER TABLE settlement_entry DROP CONSTRAINT settlement_entry_kind_check;
ALTER TABLE settlement_entry ADD CONSTRAINT settlement_entry_kind_check CHECK (kind IN ('transfer', 'refund', 'adjustment', 'carry', 'deposit', 'supplement'));
COMMENT ON COLUMN settlement_entry.kind IS
  'transfer: an order at the end of its after-sale window. refund: after that. adjustment: answer to a dispute. carry: an earlier bill below zero. deposit: of a group sale, kept by the store or paid by it. supplement: what a weigh note made an order dearer by.';

-- Cancellation: a paid order whose team is not complete.

ALTER TABLE cancellation DROP CONSTRAINT cancellation_kind_check;
ALTER TABLE cancellation ADD CONSTRAINT cancellation_kind_check CHECK (kind IN ('REQUEST', 'SUPPLIER', 'SHORT', 'TEAM'));
COMMENT ON COLUMN cancellation.kind IS
  'REQUEST: the buyer asks to cancel the order. SUPPLIER: the store cannot supply. SHORT: the store ships no more of a part. TEAM: the team was not completed, or was complete.';

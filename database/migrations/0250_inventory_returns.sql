-- Goods that come back: movements of kind return put them on the shelf again; what is damaged leaves it at once as an adjustment with its reason.

ALTER TABLE stock_ledger ADD COLUMN note text NOT NULL DEFAULT '' CONSTRAINT stock_ledger_note CHECK (length(note) <= 200);
COMMENT ON COLUMN stock_ledger.note IS 'Why goods came back or were written off; empty for movements that orders explain.';

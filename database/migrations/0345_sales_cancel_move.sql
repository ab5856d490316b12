-- A planned move of a customer can be cancelled: the binding that was to begin stays as evidence with no length, who cancelled
-- it and why; the one before it goes on.
ALTER TABLE sales_binding ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE sales_binding ADD COLUMN cancelled_at timestamptz;
ALTER TABLE sales_binding ADD COLUMN cancelled_by text NOT NULL DEFAULT '';
ALTER TABLE sales_binding ADD COLUMN cancel_reason text NOT NULL DEFAULT '';
ALTER TABLE sales_binding ADD CHECK (cancelled_at IS NULL OR (ended_at = bound_at AND cancelled_at < bound_at AND cancel_reason <> ''));

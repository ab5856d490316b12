-- Order: what was given back of a paid order for goods that are not shipped.

ALTER TABLE order_line ADD COLUMN cancelled_amount fen NOT NULL DEFAULT 0 CONSTRAINT order_line_cancelled CHECK (cancelled_amount BETWEEN 0 AND subtotal - discount);
COMMENT ON COLUMN order_line.cancelled_amount IS 'What was given back for the cancelled goods of the line, without freight.';
ALTER TABLE orders ADD COLUMN given_back fen NOT NULL DEFAULT 0 CONSTRAINT orders_given_back CHECK (given_back BETWEEN 0 AND paid);
COMMENT ON COLUMN orders.given_back IS 'What was given back for goods that are not shipped, with their freight.';

-- Goods that cannot go back without a reason: the private buyer said at this very purchase to know it (Consumer Rights Law, article 25).
ALTER TABLE order_line ADD COLUMN no_free_return boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN order_line.no_free_return IS 'A private buyer confirmed at the checkout that these goods cannot be returned without a reason; without it they can.';

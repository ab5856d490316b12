-- The line of a quotation that an order line was agreed in, such as "BJ20261120000004-1"; empty for everything else.
ALTER TABLE order_line ADD COLUMN quote_line text NOT NULL DEFAULT '';

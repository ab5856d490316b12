-- Credit: the statements that an order stands in.
CREATE INDEX credit_line_order ON credit_line (order_sn) WHERE order_sn <> '';

-- Invoice: what the final price of an index contract adds to goods that were ordered at a provisional price, or takes off.

CREATE TABLE invoice_price_difference (
  reference     text NOT NULL CHECK (reference <> ''),
  order_line_id bigint NOT NULL REFERENCES order_line,
  amount        fen NOT NULL CHECK (amount <> 0),
  noted_at      timestamptz NOT NULL,
  PRIMARY KEY (reference, order_line_id)
);
CREATE INDEX invoice_price_difference_line ON invoice_price_difference (order_line_id);
COMMENT ON TABLE invoice_price_difference IS 'What goods of an order line cost more (above zero) or less by a final price that was settled after the order: invoices follow it. Rows are never changed.';
COMMENT ON COLUMN invoice_price_difference.reference IS 'Number of the sheet by which both sides agreed to the final price.';
REVOKE UPDATE, DELETE, TRUNCATE ON invoice_price_difference FROM zb_app;

-- Refunds of one order.
CREATE INDEX payment_refund_order ON payment_refund (order_sn) WHERE order_sn <> '';

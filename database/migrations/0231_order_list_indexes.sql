-- Order: the platform's lists and counts by state at ten million orders. Each index holds what has not ended yet or was put aside: a small part.
CREATE INDEX orders_open ON orders (state, order_id DESC) WHERE state IN ('PENDING_APPROVAL', 'APPROVAL_REJECTED', 'PENDING_PAYMENT', 'PAYMENT_REVIEW',
  'PENDING_SHIPMENT', 'PARTIALLY_SHIPPED');
COMMENT ON INDEX orders_open IS 'Orders that wait for somebody before they are shipped.';
CREATE INDEX orders_under_way ON orders (order_id DESC) WHERE state = 'SHIPPED' OR shipments_open > 0;
COMMENT ON INDEX orders_under_way IS 'Orders of which something is on its way.';
CREATE INDEX orders_ended ON orders (order_id DESC) WHERE state IN ('CANCELLED', 'CLOSED');
COMMENT ON INDEX orders_ended IS 'Orders that ended without a delivery.';
CREATE INDEX orders_to_evaluate ON orders (evaluate_until, order_id DESC) WHERE state = 'COMPLETED' AND NOT evaluated;
COMMENT ON INDEX orders_to_evaluate IS 'Orders that can still be evaluated.';
CREATE INDEX orders_in_dispute ON orders (order_id DESC) WHERE open_cases > 0;
COMMENT ON INDEX orders_in_dispute IS 'Orders with an open after-sale case.';
CREATE INDEX orders_hidden ON orders (order_id DESC) WHERE hidden_at IS NOT NULL;
COMMENT ON INDEX orders_hidden IS 'Orders in their buyer''s recycle bin.';

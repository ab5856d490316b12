-- Loyalty: points that pay a part of an order of goods, and what of them came back.

CREATE TABLE loyalty_order_points (
  order_sn   text PRIMARY KEY CHECK (order_sn <> ''),
  member_id  bigint NOT NULL,
  points     bigint NOT NULL CHECK (points > 0),
  worth      fen NOT NULL CHECK (worth > 0),
  refunded   fen NOT NULL DEFAULT 0 CHECK (refunded >= 0),
  given_back bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  CONSTRAINT loyalty_order_points_given_back CHECK (given_back BETWEEN 0 AND points)
);
COMMENT ON TABLE loyalty_order_points IS 'Points that an order of goods was paid with, beside its money.';
COMMENT ON COLUMN loyalty_order_points.points IS 'Points taken when the order was placed; the ledger has them as spent under the number of the order.';
COMMENT ON COLUMN loyalty_order_points.worth IS 'What they took off the order, in fen.';
COMMENT ON COLUMN loyalty_order_points.refunded IS 'How much of what was paid in money for its goods went back so far, in fen.';
COMMENT ON COLUMN loyalty_order_points.given_back IS 'How many of the points came back to the member.';
-- A member's orders with points.
CREATE INDEX loyalty_order_points_member ON loyalty_order_points (member_id);
REVOKE DELETE, TRUNCATE ON loyalty_order_points FROM zb_app;

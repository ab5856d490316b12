-- Loyalty: goods of the points mall and the score mall, their orders, payments of their cash part, tasks and sign-ins. Amounts of money are in fen.

-- Serial part of loyalty_order.order_sn and loyalty_payment.payment_sn.
CREATE SEQUENCE loyalty_number;

CREATE TABLE loyalty_goods (
  goods_id      bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  mall          text NOT NULL CHECK (mall IN ('points', 'score')),
  title_zh      text NOT NULL CHECK (title_zh <> ''),
  title_en      text NOT NULL CHECK (title_en <> ''),
  detail_zh     text NOT NULL DEFAULT '',
  detail_en     text NOT NULL DEFAULT '',
  image         text NOT NULL,
  points        bigint NOT NULL CHECK (points BETWEEN 1 AND 10000000),
  cash          fen NOT NULL DEFAULT 0 CHECK (cash BETWEEN 0 AND 5000000),
  market_price  fen NOT NULL DEFAULT 0 CHECK (market_price >= 0),
  stock         integer NOT NULL CONSTRAINT loyalty_goods_stock CHECK (stock >= 0),
  sold          integer NOT NULL DEFAULT 0 CHECK (sold >= 0),
  piece_limit  integer NOT NULL DEFAULT 0 CHECK (piece_limit >= 0),
  on_sale       boolean NOT NULL DEFAULT false,
  sort          integer NOT NULL DEFAULT 100,
  version       integer NOT NULL DEFAULT 1,
  created_at    timestamptz NOT NULL,
  updated_at    timestamptz NOT NULL,
  CONSTRAINT loyalty_goods_cash CHECK (mall = 'points' OR cash = 0)
);
COMMENT ON TABLE loyalty_goods IS 'Goods that are had for points, for points and money, or for scores.';
COMMENT ON COLUMN loyalty_goods.points IS 'Points, or scores, for one piece.';
COMMENT ON COLUMN loyalty_goods.cash IS 'Money beside the points for one piece; 0 for points alone.';
COMMENT ON COLUMN loyalty_goods.market_price IS 'What it costs elsewhere; 0 says nothing.';
COMMENT ON COLUMN loyalty_goods.piece_limit IS 'Pieces that one member may have; 0 without a limit.';
CREATE INDEX loyalty_goods_list ON loyalty_goods (mall, sort, goods_id) WHERE on_sale;

CREATE TABLE loyalty_order (
  order_id      bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_sn      text NOT NULL UNIQUE CHECK (order_sn ~ '^[A-Z0-9]{6,32}$'),
  mall          text NOT NULL CHECK (mall IN ('points', 'score')),
  member_id     bigint NOT NULL,
  member_name   text NOT NULL,
  goods_id      bigint NOT NULL REFERENCES loyalty_goods,
  title_zh      text NOT NULL,
  title_en      text NOT NULL,
  image         text NOT NULL,
  quantity      integer NOT NULL CHECK (quantity BETWEEN 1 AND 999),
  points        bigint NOT NULL CHECK (points > 0),
  cash          fen NOT NULL CHECK (cash >= 0),
  state         text NOT NULL CHECK (state IN ('PENDING_PAYMENT', 'PENDING_SHIPMENT', 'SHIPPED', 'RECEIVED', 'CANCELLED')),
  version       integer NOT NULL DEFAULT 1,
  receiver      text NOT NULL,
  phone         text NOT NULL,
  address       text NOT NULL,
  remark        text NOT NULL DEFAULT '',
  carrier       text NOT NULL DEFAULT '',
  tracking_no   text NOT NULL DEFAULT '',
  cancel_reason text NOT NULL DEFAULT '',
  created_at    timestamptz NOT NULL,
  pay_until     timestamptz,
  paid_at       timestamptz,
  shipped_at    timestamptz,
  ended_at      timestamptz,
  CONSTRAINT loyalty_order_shipped CHECK (state NOT IN ('SHIPPED', 'RECEIVED') OR (carrier <> '' AND tracking_no <> '')),
  CONSTRAINT loyalty_order_unpaid CHECK (state <> 'PENDING_PAYMENT' OR (cash > 0 AND pay_until IS NOT NULL AND paid_at IS NULL))
);
COMMENT ON TABLE loyalty_order IS 'Order of the points mall or the score mall, with everything as its member confirmed it.';
COMMENT ON COLUMN loyalty_order.points IS 'Points, or scores, of all pieces.';
COMMENT ON COLUMN loyalty_order.cash IS 'Money of all pieces.';
COMMENT ON COLUMN loyalty_order.pay_until IS 'Until when the money part can be paid.';
-- A member's orders, also for the limit per member.
CREATE INDEX loyalty_order_member ON loyalty_order (member_id, mall, order_id DESC);
-- The platform's list by state.
CREATE INDEX loyalty_order_state ON loyalty_order (mall, state, order_id DESC);
CREATE TRIGGER loyalty_order_move BEFORE UPDATE OF state ON loyalty_order FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state)
  EXECUTE FUNCTION refuse_move('PENDING_PAYMENT>PENDING_SHIPMENT', 'PENDING_SHIPMENT>SHIPPED', 'SHIPPED>RECEIVED', 'PENDING_PAYMENT>CANCELLED',
  'PENDING_SHIPMENT>CANCELLED');

CREATE TABLE loyalty_payment (
  payment_id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  payment_sn       text NOT NULL UNIQUE CHECK (payment_sn ~ '^[A-Z0-9]{6,32}$'),
  order_id         bigint NOT NULL REFERENCES loyalty_order,
  member_id        bigint NOT NULL,
  channel          text NOT NULL CHECK (channel IN ('wechat', 'alipay')),
  amount           fen NOT NULL CHECK (amount > 0),
  state            text NOT NULL DEFAULT 'CREATED' CHECK (state IN ('CREATED', 'PAYING', 'PAID', 'RETURNED', 'CLOSED')),
  offer_kind       text CHECK (offer_kind IN ('qr', 'redirect')),
  offer            text,
  gateway_trade_no text,
  captured         fen NOT NULL DEFAULT 0 CHECK (captured >= 0),
  created_at       timestamptz NOT NULL,
  expire_at        timestamptz NOT NULL,
  paid_at          timestamptz,
  checks           integer NOT NULL DEFAULT 0,
  UNIQUE (channel, gateway_trade_no),
  CONSTRAINT loyalty_payment_paid CHECK ((state IN ('PAID', 'RETURNED')) = (gateway_trade_no IS NOT NULL AND captured > 0 AND paid_at IS NOT NULL))
);
COMMENT ON TABLE loyalty_payment IS 'Attempt to pay the money part of an order of the points mall through a gateway.';
COMMENT ON COLUMN loyalty_payment.payment_sn IS 'Our number at the gateway, never used twice.';
COMMENT ON COLUMN loyalty_payment.state IS 'RETURNED: money that did not pay the order went to the balance of the member.';
COMMENT ON COLUMN loyalty_payment.checks IS 'How often the gateway was asked for the result.';
CREATE INDEX loyalty_payment_order ON loyalty_payment (order_id);
CREATE TRIGGER loyalty_payment_move BEFORE UPDATE OF state ON loyalty_payment FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state)
  EXECUTE FUNCTION refuse_move('CREATED>PAYING', 'CREATED>CLOSED', 'PAYING>CLOSED', 'CREATED>PAID', 'PAYING>PAID', 'CLOSED>PAID', 'CREATED>RETURNED',
  'PAYING>RETURNED', 'CLOSED>RETURNED');

CREATE TABLE loyalty_task (
  member_id  bigint NOT NULL,
  task       text NOT NULL CHECK (task IN ('profile', 'verification', 'firstOrder', 'evaluation', 'streak')),
  reference  text NOT NULL CHECK (reference <> ''),
  score      integer NOT NULL CHECK (score >= 0),
  done_at    timestamptz NOT NULL,
  claimed_at timestamptz,
  PRIMARY KEY (member_id, task, reference)
);
COMMENT ON TABLE loyalty_task IS 'Task that a member has done, and when its scores were claimed.';
COMMENT ON COLUMN loyalty_task.reference IS 'What was done: once for tasks that exist once, the order of an evaluation, the day of a streak.';

CREATE TABLE loyalty_sign_in (
  member_id bigint NOT NULL,
  day       date NOT NULL,
  streak    integer NOT NULL CHECK (streak > 0),
  score     integer NOT NULL CHECK (score >= 0),
  PRIMARY KEY (member_id, day)
);
COMMENT ON TABLE loyalty_sign_in IS 'Daily sign-in of a member, by the day in Shanghai.';
COMMENT ON COLUMN loyalty_sign_in.streak IS 'Days without a gap, this one included.';
REVOKE DELETE, TRUNCATE ON loyalty_goods, loyalty_order, loyalty_payment, loyalty_task, loyalty_sign_in FROM zb_app;

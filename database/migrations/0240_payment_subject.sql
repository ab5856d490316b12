-- Payment: attempts to pay through a gateway for something that is no checkout. They were rows of loyalty and of group sales before.

CREATE TABLE subject_payment (
  payment_id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  payment_sn       text NOT NULL UNIQUE CHECK (payment_sn ~ '^[A-Z0-9]{6,32}$'),
  subject_kind     text NOT NULL CHECK (subject_kind IN ('mallOrder', 'groupDeposit')),
  subject_sn       text NOT NULL CHECK (subject_sn <> ''),
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
  CONSTRAINT subject_payment_paid CHECK ((state IN ('PAID', 'RETURNED')) = (gateway_trade_no IS NOT NULL AND captured > 0 AND paid_at IS NOT NULL))
);
COMMENT ON TABLE subject_payment IS 'Attempt to pay through a gateway for something that is no checkout: the money part of an order of the points mall, a deposit.';
COMMENT ON COLUMN subject_payment.payment_sn IS 'Our number at the gateway, never used twice.';
COMMENT ON COLUMN subject_payment.subject_kind IS 'What is paid: mallOrder (loyalty_order), groupDeposit (group_participation).';
COMMENT ON COLUMN subject_payment.subject_sn IS 'Number of what is paid, in the table of its module.';
COMMENT ON COLUMN subject_payment.state IS 'RETURNED: money that did not pay its subject went to the balance of the member.';
COMMENT ON COLUMN subject_payment.captured IS 'What arrived, in fen.';
COMMENT ON COLUMN subject_payment.checks IS 'How often the gateway was asked for the result.';
CREATE INDEX subject_payment_subject ON subject_payment (subject_kind, subject_sn);
-- Money of a day, for the comparison with the bills of gateways.
CREATE INDEX subject_payment_day ON subject_payment (channel, paid_at) WHERE captured > 0;
CREATE TRIGGER subject_payment_move BEFORE UPDATE OF state ON subject_payment FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state)
  EXECUTE FUNCTION refuse_move('CREATED>PAYING', 'CREATED>CLOSED', 'PAYING>CLOSED', 'CREATED>PAID', 'PAYING>PAID', 'CLOSED>PAID', 'CREATED>RETURNED',
  'PAYING>RETURNED', 'CLOSED>RETURNED');
REVOKE DELETE, TRUNCATE ON subject_payment FROM zb_app;

INSERT INTO subject_payment (payment_sn, subject_kind, subject_sn, member_id, channel, amount, state, offer_kind, offer, gateway_trade_no, captured, created_at, expire_at, paid_at, checks)
SELECT payment_sn, 'mallOrder', order_sn, p.member_id, channel, amount, p.state, offer_kind, offer, gateway_trade_no, captured, p.created_at, expire_at, p.paid_at, checks
FROM loyalty_payment p JOIN loyalty_order USING (order_id)
UNION ALL
SELECT payment_sn, 'groupDeposit', participation_sn, p.member_id, channel, amount, p.state, offer_kind, offer, gateway_trade_no, captured, p.created_at, expire_at, p.paid_at, checks
FROM group_deposit_payment p JOIN group_participation USING (participation_id)
ORDER BY 12;

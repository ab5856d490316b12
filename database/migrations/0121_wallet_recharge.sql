-- Wallet: recharges through the payment gateways, and withdrawals to a bank account. Amounts are in fen.

-- Serial part of recharge.recharge_sn and withdrawal.withdrawal_sn.
CREATE SEQUENCE wallet_number;

CREATE TABLE recharge (
  recharge_id      bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  recharge_sn      text NOT NULL UNIQUE CHECK (recharge_sn ~ '^[A-Z0-9]{6,32}$'),
  member_id        bigint NOT NULL,
  channel          text NOT NULL CHECK (channel IN ('wechat', 'alipay')),
  amount           fen NOT NULL CHECK (amount BETWEEN 100 AND 500000 AND amount % 100 = 0),
  state            text NOT NULL DEFAULT 'CREATED' CHECK (state IN ('CREATED', 'PAYING', 'SUCCESS', 'MISMATCH', 'CLOSED')),
  version          integer NOT NULL DEFAULT 1,
  description      text NOT NULL,
  offer_kind       text CHECK (offer_kind IN ('qr', 'redirect')),
  offer            text,
  gateway_trade_no text,
  captured         fen NOT NULL DEFAULT 0 CHECK (captured >= 0),
  currency         text NOT NULL DEFAULT 'CNY',
  created_at       timestamptz NOT NULL,
  expire_at        timestamptz NOT NULL,
  paid_at          timestamptz,
  closed_at        timestamptz,
  checks           integer NOT NULL DEFAULT 0,
  UNIQUE (channel, gateway_trade_no),
  CONSTRAINT recharge_paid CHECK ((state IN ('SUCCESS', 'MISMATCH')) = (gateway_trade_no IS NOT NULL AND captured > 0 AND paid_at IS NOT NULL))
);
COMMENT ON TABLE recharge IS 'Attempt of a member to add money to the balance through a gateway.';
COMMENT ON COLUMN recharge.recharge_sn IS 'Our number at the gateway, never used twice.';
COMMENT ON COLUMN recharge.amount IS 'What is to be paid: whole yuan from 1 to 5,000.';
COMMENT ON COLUMN recharge.state IS 'MISMATCH: another amount or currency arrived; nothing is credited until the platform decides.';
COMMENT ON COLUMN recharge.offer_kind IS 'How the payer gets there: a text to show as QR code, or an address to open.';
COMMENT ON COLUMN recharge.captured IS 'What arrived.';
COMMENT ON COLUMN recharge.checks IS 'How often the gateway was asked for the result.';
-- A member's recharges, and the open one of a channel.
CREATE INDEX recharge_member ON recharge (member_id, recharge_id DESC);
-- The platform's list by state.
CREATE INDEX recharge_state ON recharge (state, recharge_id DESC);
CREATE TRIGGER recharge_move BEFORE UPDATE OF state ON recharge FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state)
  EXECUTE FUNCTION refuse_move('CREATED>PAYING', 'CREATED>SUCCESS', 'PAYING>SUCCESS', 'CLOSED>SUCCESS', 'CREATED>MISMATCH', 'PAYING>MISMATCH',
  'CLOSED>MISMATCH', 'MISMATCH>SUCCESS', 'CREATED>CLOSED', 'PAYING>CLOSED');

CREATE TABLE withdrawal (
  withdrawal_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  withdrawal_sn text NOT NULL UNIQUE,
  member_id     bigint NOT NULL,
  member_name   text NOT NULL,
  amount        fen NOT NULL CHECK (amount > 0),
  payee_name    text NOT NULL,
  bank_name     text NOT NULL,
  bank_account  text NOT NULL,
  state         text NOT NULL DEFAULT 'APPLIED' CHECK (state IN ('APPLIED', 'APPROVED', 'PAYING', 'SUCCESS', 'FAILED', 'REJECTED')),
  version       integer NOT NULL DEFAULT 1,
  reason        text NOT NULL DEFAULT '',
  bank_serial   text UNIQUE,
  voucher_image text NOT NULL DEFAULT '',
  applied_at    timestamptz NOT NULL,
  reviewed_at   timestamptz,
  reviewer_name text NOT NULL DEFAULT '',
  ended_at      timestamptz,
  CONSTRAINT withdrawal_reason CHECK (state NOT IN ('REJECTED', 'FAILED') OR reason <> ''),
  CONSTRAINT withdrawal_voucher CHECK ((state = 'SUCCESS') = (bank_serial IS NOT NULL))
);
COMMENT ON TABLE withdrawal IS 'Wish of a member to get balance paid to a bank account. The amount is held until it is paid or refused.';
COMMENT ON COLUMN withdrawal.bank_account IS 'Number of the account at the bank.';
COMMENT ON COLUMN withdrawal.reason IS 'Why it was rejected, or why the bank sent it back.';
COMMENT ON COLUMN withdrawal.bank_serial IS 'Serial number of our transfer at the bank: one withdrawal per transfer.';
COMMENT ON COLUMN withdrawal.voucher_image IS 'Picture of the bank''s voucher; empty without one.';
-- A member's withdrawals.
CREATE INDEX withdrawal_member ON withdrawal (member_id, withdrawal_id DESC);
-- The platform's list by state.
CREATE INDEX withdrawal_state ON withdrawal (state, withdrawal_id DESC);
CREATE TRIGGER withdrawal_move BEFORE UPDATE OF state ON withdrawal FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state)
  EXECUTE FUNCTION refuse_move('APPLIED>APPROVED', 'APPLIED>REJECTED', 'APPROVED>PAYING', 'PAYING>SUCCESS', 'PAYING>FAILED');
REVOKE DELETE, TRUNCATE ON recharge, withdrawal FROM zb_app;

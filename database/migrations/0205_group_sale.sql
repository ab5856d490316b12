-- Group sale: campaigns with price tiers by quantity and presales, who takes part, and payments of deposits. Amounts are in fen, unit prices in
-- 1/10000 yuan, quantities in the smallest step of the trade unit.

-- Serial part of campaign, participation and payment numbers.
CREATE SEQUENCE group_sale_number;

CREATE TABLE group_campaign (
  campaign_id   bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  campaign_sn   text NOT NULL UNIQUE CHECK (campaign_sn ~ '^[A-Z0-9]{6,32}$'),
  store_id      bigint NOT NULL REFERENCES store (store_id),
  kind          text NOT NULL CHECK (kind IN ('LADDER', 'PRESALE')),
  state         text NOT NULL DEFAULT 'DRAFT' CHECK (state IN ('DRAFT', 'REVIEWING', 'REJECTED', 'SCHEDULED', 'RUNNING', 'ENDED', 'FAILED', 'INVALID')),
  version       integer NOT NULL DEFAULT 1,
  title_zh      text NOT NULL CHECK (length(title_zh) BETWEEN 1 AND 60),
  title_en      text NOT NULL DEFAULT '' CHECK (length(title_en) <= 120),
  note          text NOT NULL DEFAULT '' CHECK (length(note) <= 500),
  product_id    bigint NOT NULL,
  unit_code     text NOT NULL,
  decimals      smallint NOT NULL,
  deposit_bp    integer NOT NULL CHECK (deposit_bp BETWEEN 100 AND 2000),
  forfeits      boolean NOT NULL DEFAULT false,
  multiple      smallint NOT NULL DEFAULT 2 CHECK (multiple BETWEEN 1 AND 3),
  min_number    quantity NOT NULL CHECK (min_number > 0),
  max_number    quantity NOT NULL DEFAULT 0,
  starts_at     timestamptz NOT NULL,
  ends_at       timestamptz NOT NULL,
  balance_at    timestamptz NOT NULL,
  balance_hours integer NOT NULL CHECK (balance_hours BETWEEN 1 AND 720),
  ship_days     smallint NOT NULL CHECK (ship_days BETWEEN 1 AND 180),
  joined        quantity NOT NULL DEFAULT 0,
  participants  integer NOT NULL DEFAULT 0 CHECK (participants >= 0),
  final_tier    smallint,
  final_price   unit_price,
  fixed_at      timestamptz,
  by_fault      boolean NOT NULL DEFAULT false,
  reason        text NOT NULL DEFAULT '' CHECK (length(reason) <= 300),
  created_at    timestamptz NOT NULL,
  ended_at      timestamptz,
  CONSTRAINT group_campaign_period CHECK (starts_at < ends_at AND ends_at <= balance_at),
  CONSTRAINT group_campaign_range CHECK (max_number = 0 OR max_number >= min_number),
  CONSTRAINT group_campaign_fixed CHECK ((fixed_at IS NULL) = (final_price IS NULL) AND (fixed_at IS NULL) = (final_tier IS NULL)),
  CONSTRAINT group_campaign_reason CHECK (state NOT IN ('REJECTED', 'INVALID') OR reason <> '')
  -- Room in the page for updates.
) WITH (fillfactor = 80);
COMMENT ON TABLE group_campaign IS 'Group sale of a store: a price that falls with the quantity of all, or a presale.';
COMMENT ON COLUMN group_campaign.kind IS 'LADDER: the price tier is fixed by the quantity whose deposits are paid. PRESALE: one price, delivered later.';
COMMENT ON COLUMN group_campaign.state IS 'FAILED: ended below the first tier. INVALID: cancelled by the store or void by the platform, with a reason.';
COMMENT ON COLUMN group_campaign.product_id IS 'SKU that is sold.';
COMMENT ON COLUMN group_campaign.deposit_bp IS 'Deposit in basis points of the goods at the lowest tier price; at most 20 % (Civil Code, article 586).';
COMMENT ON COLUMN group_campaign.forfeits IS 'A deposit whose balance is not paid in time goes to the store; otherwise it is given back.';
COMMENT ON COLUMN group_campaign.multiple IS 'Deposits that a buyer gets back when the store defaults.';
COMMENT ON COLUMN group_campaign.max_number IS 'Most of one member; 0 without a limit.';
COMMENT ON COLUMN group_campaign.balance_at IS 'The tier is fixed then and balances are due; the end of the campaign unless it is a presale.';
COMMENT ON COLUMN group_campaign.ship_days IS 'Shipped within so many days of the payment.';
COMMENT ON COLUMN group_campaign.joined IS 'Sum of participations whose deposit is paid.';
COMMENT ON COLUMN group_campaign.participants IS 'How many those are.';
COMMENT ON COLUMN group_campaign.final_tier IS 'Tier that was reached; fixed once.';
COMMENT ON COLUMN group_campaign.by_fault IS 'Of INVALID: the store is at fault and compensates.';
COMMENT ON COLUMN group_campaign.reason IS 'Why it was rejected, cancelled or void.';
-- The public list and the list of a store.
CREATE INDEX group_campaign_live ON group_campaign (ends_at) WHERE state IN ('SCHEDULED', 'RUNNING');
CREATE INDEX group_campaign_store ON group_campaign (store_id, campaign_id DESC);
CREATE INDEX group_campaign_state ON group_campaign (state, campaign_id DESC);
CREATE TRIGGER group_campaign_move BEFORE UPDATE OF state ON group_campaign FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION refuse_move(
  'DRAFT>REVIEWING', 'REJECTED>REVIEWING', 'REVIEWING>DRAFT', 'REVIEWING>SCHEDULED', 'REVIEWING>REJECTED', 'SCHEDULED>RUNNING', 'RUNNING>ENDED',
  'RUNNING>FAILED', 'SCHEDULED>INVALID', 'RUNNING>INVALID', 'ENDED>INVALID');

CREATE FUNCTION group_campaign_refuse_refix() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the tier of campaign % is fixed', OLD.campaign_sn USING ERRCODE = 'ZB008';
END $$;
COMMENT ON FUNCTION group_campaign_refuse_refix IS 'Trigger: the tier of a campaign is fixed once.';
CREATE TRIGGER group_campaign_fixed_once BEFORE UPDATE OF final_tier, final_price, fixed_at ON group_campaign FOR EACH ROW WHEN (OLD.fixed_at IS NOT NULL)
  EXECUTE FUNCTION group_campaign_refuse_refix();

CREATE TABLE group_tier (
  campaign_id bigint NOT NULL REFERENCES group_campaign,
  tier_no     smallint NOT NULL CHECK (tier_no BETWEEN 1 AND 5),
  from_number quantity NOT NULL,
  unit_price  unit_price NOT NULL CHECK (unit_price > 0),
  PRIMARY KEY (campaign_id, tier_no)
);
COMMENT ON TABLE group_tier IS 'Price tiers of a campaign, rising in quantity and falling in price; a presale has one.';
COMMENT ON COLUMN group_tier.from_number IS 'Quantity of all from which the price holds.';

CREATE TABLE group_participation (
  participation_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  participation_sn text NOT NULL UNIQUE CHECK (participation_sn ~ '^[A-Z0-9]{6,32}$'),
  campaign_id      bigint NOT NULL REFERENCES group_campaign,
  store_id         bigint NOT NULL,
  member_id        bigint NOT NULL,
  enterprise_id    bigint,
  buyer_title      text NOT NULL DEFAULT '' CHECK (length(buyer_title) <= 200),
  state            text NOT NULL CHECK (state IN ('DEPOSIT_DUE', 'JOINED', 'BALANCE_DUE', 'PAID', 'CANCELLED', 'FORFEITED', 'DEPOSIT_REFUNDED', 'COMPENSATED')),
  version          integer NOT NULL DEFAULT 1,
  number           quantity NOT NULL CHECK (number > 0),
  ceiling_price    unit_price NOT NULL CHECK (ceiling_price > 0),
  deposit          fen NOT NULL CHECK (deposit > 0),
  final_price      unit_price CONSTRAINT group_participation_price CHECK (final_price <= ceiling_price),
  returned         fen NOT NULL DEFAULT 0 CHECK (returned >= 0),
  is_new_buyer     boolean NOT NULL,
  pay_sn           text NOT NULL DEFAULT '',
  order_sn         text NOT NULL DEFAULT '',
  created_at       timestamptz NOT NULL,
  pay_until        timestamptz NOT NULL,
  joined_at        timestamptz,
  balance_until    timestamptz,
  paid_at          timestamptz,
  ended_at         timestamptz
  -- Room in the page for updates.
) WITH (fillfactor = 80);
COMMENT ON TABLE group_participation IS 'Share of a member in a campaign with a deposit.';
COMMENT ON COLUMN group_participation.buyer_title IS 'Name of the buyer for the store: the company; empty for a person.';
COMMENT ON COLUMN group_participation.ceiling_price IS 'Price that was shown at joining: the final one is never above it.';
COMMENT ON COLUMN group_participation.returned IS 'What the member got back, with the compensation.';
COMMENT ON COLUMN group_participation.is_new_buyer IS 'Had paid nothing to this store before.';
COMMENT ON COLUMN group_participation.pay_sn IS 'Checkout that the balance is paid by; empty before.';
COMMENT ON COLUMN group_participation.pay_until IS 'Until when the deposit can be paid.';
-- A member's participations, and those of a campaign by state.
CREATE INDEX group_participation_member ON group_participation (member_id, participation_id DESC);
CREATE INDEX group_participation_campaign ON group_participation (campaign_id, state);
CREATE UNIQUE INDEX group_participation_checkout ON group_participation (pay_sn) WHERE pay_sn <> '';
CREATE TRIGGER group_participation_move BEFORE UPDATE OF state ON group_participation FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state)
  EXECUTE FUNCTION refuse_move('DEPOSIT_DUE>JOINED', 'DEPOSIT_DUE>CANCELLED', 'JOINED>BALANCE_DUE', 'JOINED>DEPOSIT_REFUNDED', 'JOINED>COMPENSATED',
  'BALANCE_DUE>PAID', 'BALANCE_DUE>FORFEITED', 'BALANCE_DUE>DEPOSIT_REFUNDED', 'BALANCE_DUE>COMPENSATED');

CREATE TABLE group_deposit_payment (
  payment_id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  payment_sn       text NOT NULL UNIQUE CHECK (payment_sn ~ '^[A-Z0-9]{6,32}$'),
  participation_id bigint NOT NULL REFERENCES group_participation,
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
  CONSTRAINT group_deposit_payment_paid CHECK ((state IN ('PAID', 'RETURNED')) = (gateway_trade_no IS NOT NULL AND captured > 0 AND paid_at IS NOT NULL))
);
COMMENT ON TABLE group_deposit_payment IS 'Attempt to pay a deposit through a gateway.';
COMMENT ON COLUMN group_deposit_payment.payment_sn IS 'Our number at the gateway, never used twice.';
COMMENT ON COLUMN group_deposit_payment.state IS 'RETURNED: money that did not pay the deposit went to the balance of the member.';
COMMENT ON COLUMN group_deposit_payment.checks IS 'How often the gateway was asked for the result.';
CREATE INDEX group_deposit_payment_participation ON group_deposit_payment (participation_id);
CREATE TRIGGER group_deposit_payment_move BEFORE UPDATE OF state ON group_deposit_payment FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state)
  EXECUTE FUNCTION refuse_move('CREATED>PAYING', 'CREATED>CLOSED', 'PAYING>CLOSED', 'CREATED>PAID', 'PAYING>PAID', 'CLOSED>PAID', 'CREATED>RETURNED',
  'PAYING>RETURNED', 'CLOSED>RETURNED');

REVOKE DELETE, TRUNCATE ON group_campaign, group_participation, group_deposit_payment FROM zb_app;
-- Campaigns are public; who takes part is not.
GRANT SELECT ON group_campaign, group_tier TO zb_visitor;

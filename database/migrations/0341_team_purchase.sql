-- Team purchase: campaigns in which a team of a fixed number of buyers gets a lower price, the teams, and what each member ordered.
-- Unit prices are in 1/10000 yuan, quantities in the smallest step of the trade unit.

-- Serial part of campaign, team and participation numbers.
CREATE SEQUENCE team_purchase_number;

CREATE TABLE team_campaign (
  campaign_id  bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  campaign_sn  text NOT NULL UNIQUE CHECK (campaign_sn ~ '^[A-Z0-9]{6,32}$'),
  store_id     bigint NOT NULL REFERENCES store (store_id),
  state        text NOT NULL DEFAULT 'DRAFT' CHECK (state IN ('DRAFT', 'REVIEWING', 'REJECTED', 'SCHEDULED', 'RUNNING', 'ENDED', 'INVALID')),
  version      integer NOT NULL DEFAULT 1,
  title_zh     text NOT NULL CHECK (length(title_zh) BETWEEN 1 AND 60),
  title_en     text NOT NULL DEFAULT '' CHECK (length(title_en) <= 120),
  note         text NOT NULL DEFAULT '' CHECK (length(note) <= 500),
  product_id   bigint NOT NULL,
  unit_code    text NOT NULL,
  decimals     smallint NOT NULL,
  team_price   unit_price NOT NULL CHECK (team_price > 0),
  leader_price unit_price NOT NULL CHECK (leader_price > 0),
  size         smallint NOT NULL CHECK (size BETWEEN 2 AND 50),
  period_hours integer NOT NULL CHECK (period_hours BETWEEN 1 AND 168),
  min_number   quantity NOT NULL CHECK (min_number > 0),
  max_number   quantity NOT NULL DEFAULT 0,
  starts_at    timestamptz NOT NULL,
  ends_at      timestamptz NOT NULL,
  reason       text NOT NULL DEFAULT '' CHECK (length(reason) <= 300),
  created_at   timestamptz NOT NULL,
  ended_at     timestamptz,
  CONSTRAINT team_campaign_period CHECK (starts_at < ends_at),
  CONSTRAINT team_campaign_leader CHECK (leader_price <= team_price),
  CONSTRAINT team_campaign_range CHECK (max_number = 0 OR max_number >= min_number),
  CONSTRAINT team_campaign_reason CHECK (state NOT IN ('REJECTED', 'INVALID') OR reason <> '')
);
COMMENT ON TABLE team_campaign IS 'Team purchase of a store: teams of a fixed number of buyers get a lower price.';
COMMENT ON COLUMN team_campaign.state IS 'INVALID: called off by the store or void by the platform, with a reason; teams that have formed go on until their deadline.';
COMMENT ON COLUMN team_campaign.product_id IS 'SKU that is sold.';
COMMENT ON COLUMN team_campaign.leader_price IS 'What the one who opens a team pays; the team price without a discount for leaders.';
COMMENT ON COLUMN team_campaign.size IS 'Paid members that complete a team.';
COMMENT ON COLUMN team_campaign.period_hours IS 'So long a team may form, and no longer than the campaign runs.';
COMMENT ON COLUMN team_campaign.max_number IS 'Most of one member in the campaign; 0 without a limit.';
COMMENT ON COLUMN team_campaign.reason IS 'Why it was rejected, called off or void.';
-- The public list and the list of a store.
CREATE INDEX team_campaign_live ON team_campaign (ends_at) WHERE state IN ('SCHEDULED', 'RUNNING');
CREATE INDEX team_campaign_store ON team_campaign (store_id, campaign_id DESC);
CREATE INDEX team_campaign_state ON team_campaign (state, campaign_id DESC);
CREATE TRIGGER team_campaign_move BEFORE UPDATE OF state ON team_campaign FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION refuse_move(
  'DRAFT>REVIEWING', 'REJECTED>REVIEWING', 'REVIEWING>DRAFT', 'REVIEWING>SCHEDULED', 'REVIEWING>REJECTED', 'SCHEDULED>RUNNING', 'RUNNING>ENDED',
  'SCHEDULED>INVALID', 'RUNNING>INVALID');

CREATE TABLE team (
  team_id     bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  team_sn     text NOT NULL UNIQUE CHECK (team_sn ~ '^[A-Z0-9]{6,32}$'),
  campaign_id bigint NOT NULL REFERENCES team_campaign,
  state       text NOT NULL DEFAULT 'FORMING' CHECK (state IN ('FORMING', 'SUCCESS', 'FAILED')),
  size        smallint NOT NULL CHECK (size BETWEEN 2 AND 50),
  paid        smallint NOT NULL DEFAULT 0 CHECK (paid >= 0),
  created_at  timestamptz NOT NULL,
  opened_at   timestamptz,
  deadline    timestamptz,
  ended_at    timestamptz,
  -- The last seat is given once, and nothing completes a team but paid members.
  CONSTRAINT team_seats CHECK (paid <= size),
  CONSTRAINT team_complete CHECK (state <> 'SUCCESS' OR paid = size),
  CONSTRAINT team_opened CHECK ((opened_at IS NULL) = (deadline IS NULL) AND (opened_at IS NOT NULL OR paid = 0))
);
COMMENT ON TABLE team IS 'Team of a team purchase. It is open to others from the payment of its leader on.';
COMMENT ON COLUMN team.size IS 'Paid members that complete it, as the campaign said when it was opened.';
COMMENT ON COLUMN team.paid IS 'Members whose order is paid; nobody else is ever counted.';
COMMENT ON COLUMN team.opened_at IS 'When its leader paid; NULL before.';
COMMENT ON COLUMN team.deadline IS 'The earlier of opening plus period and the end of the campaign.';
CREATE INDEX team_forming ON team (campaign_id, deadline) WHERE state = 'FORMING';
CREATE INDEX team_campaign_teams ON team (campaign_id, team_id DESC);
CREATE TRIGGER team_move BEFORE UPDATE OF state ON team FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state)
  EXECUTE FUNCTION refuse_move('FORMING>SUCCESS', 'FORMING>FAILED');

CREATE TABLE team_member (
  participation_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  participation_sn text NOT NULL UNIQUE CHECK (participation_sn ~ '^[A-Z0-9]{6,32}$'),
  campaign_id      bigint NOT NULL REFERENCES team_campaign,
  team_id          bigint NOT NULL REFERENCES team,
  store_id         bigint NOT NULL,
  member_id        bigint NOT NULL,
  enterprise_id    bigint,
  buyer_title      text NOT NULL DEFAULT '' CHECK (length(buyer_title) <= 200),
  is_leader        boolean NOT NULL,
  is_new_buyer     boolean NOT NULL,
  state            text NOT NULL DEFAULT 'PENDING_PAYMENT' CHECK (state IN ('PENDING_PAYMENT', 'PAID_WAIT_GROUP', 'PENDING_SHIPMENT', 'REFUNDED', 'CANCELLED')),
  number           quantity NOT NULL CHECK (number > 0),
  unit_price       unit_price NOT NULL CHECK (unit_price > 0),
  saved            fen NOT NULL CHECK (saved >= 0),
  pay_sn           text NOT NULL,
  order_sn         text NOT NULL UNIQUE,
  created_at       timestamptz NOT NULL,
  pay_until        timestamptz NOT NULL,
  paid_at          timestamptz,
  ended_at         timestamptz
);
COMMENT ON TABLE team_member IS 'Order of a member in a team.';
COMMENT ON COLUMN team_member.buyer_title IS 'Name of the buyer for the store: the company; empty for a person.';
COMMENT ON COLUMN team_member.is_new_buyer IS 'Had paid nothing to this store before.';
COMMENT ON COLUMN team_member.state IS 'PAID_WAIT_GROUP: paid, the team is not complete. REFUNDED: paid, and given back because the team failed or was complete already.';
COMMENT ON COLUMN team_member.saved IS 'What the goods would have cost more alone, in fen.';
COMMENT ON COLUMN team_member.pay_until IS 'Until when the order can be paid; it holds no seat before.';
CREATE INDEX team_member_member ON team_member (member_id, participation_id DESC);
CREATE INDEX team_member_team ON team_member (team_id, state);
CREATE INDEX team_member_campaign ON team_member (campaign_id, participation_id DESC);
CREATE UNIQUE INDEX team_member_checkout ON team_member (pay_sn);
-- One unpaid order of a member per campaign, and one share of a member per team.
CREATE UNIQUE INDEX team_member_unpaid ON team_member (campaign_id, member_id) WHERE state = 'PENDING_PAYMENT';
CREATE UNIQUE INDEX team_member_once ON team_member (team_id, member_id) WHERE state IN ('PENDING_PAYMENT', 'PAID_WAIT_GROUP', 'PENDING_SHIPMENT');
CREATE TRIGGER team_member_move BEFORE UPDATE OF state ON team_member FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state)
  EXECUTE FUNCTION refuse_move('PENDING_PAYMENT>PAID_WAIT_GROUP', 'PENDING_PAYMENT>REFUNDED', 'PENDING_PAYMENT>CANCELLED', 'PAID_WAIT_GROUP>PENDING_SHIPMENT',
  'PAID_WAIT_GROUP>REFUNDED');

REVOKE DELETE, TRUNCATE ON team_campaign, team, team_member FROM zb_app;
-- Campaigns and teams are public; who is in them is not.
GRANT SELECT ON team_campaign, team TO zb_visitor;

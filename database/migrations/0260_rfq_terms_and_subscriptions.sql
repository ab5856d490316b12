-- RFQ: terms that quotations answer, categories that a store wants to hear of, and review of prices under the store's floor.

ALTER TABLE inquiry ADD COLUMN terms jsonb NOT NULL DEFAULT '{}';
COMMENT ON COLUMN inquiry.terms IS 'Terms that suppliers are asked to answer: payment, days to pay, delivery, tax, days of validity, price basis; what is not named is open.';

ALTER TABLE quotation ADD COLUMN terms jsonb;
ALTER TABLE quotation ADD COLUMN review text NOT NULL DEFAULT 'NONE' CHECK (review IN ('NONE', 'WAITING', 'SENT_BACK'));
ALTER TABLE quotation ADD COLUMN review_reason text NOT NULL DEFAULT '';
COMMENT ON COLUMN quotation.terms IS 'Delivery and price basis as the supplier answers them; NULL for a quotation that names none, and while it is sealed.';
COMMENT ON COLUMN quotation.review IS 'A draft under the floor price of its store waits for the store''s main account, or was sent back by it.';
COMMENT ON COLUMN quotation.review_reason IS 'What the main account said when it sent the draft back.';
-- Drafts that wait for the main account of a store.
CREATE INDEX quotation_review ON quotation (store_id) WHERE review = 'WAITING';

CREATE TABLE rfq_subscription (
  store_id    bigint NOT NULL,
  category_id bigint NOT NULL,
  member_id   bigint NOT NULL,
  created_at  timestamptz NOT NULL,
  PRIMARY KEY (store_id, category_id)
);
COMMENT ON TABLE rfq_subscription IS 'Categories whose open requests a store is told of; a store without any hears of its main categories.';
COMMENT ON COLUMN rfq_subscription.member_id IS 'Member id of the store''s staff that subscribed.';
-- Stores that a published request concerns.
CREATE INDEX rfq_subscription_category ON rfq_subscription (category_id, store_id);

CREATE TABLE rfq_floor_price (
  store_id   bigint NOT NULL,
  product_id bigint NOT NULL,
  unit_code  text NOT NULL,
  unit_price unit_price NOT NULL CHECK (unit_price > 0),
  member_id  bigint NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (store_id, product_id, unit_code)
);
COMMENT ON TABLE rfq_floor_price IS 'Lowest price with tax at which the staff of a store may quote a SKU without its main account.';
COMMENT ON COLUMN rfq_floor_price.unit_code IS 'Unit that the price is per.';
COMMENT ON COLUMN rfq_floor_price.member_id IS 'Member id of the main account that set it.';

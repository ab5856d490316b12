-- Catalog: the price that a SKU has in a running team purchase, for badges on cards, pages and in carts. It is no price of a checkout.

CREATE TABLE sku_team_offer (
  campaign_sn text PRIMARY KEY,
  product_id  bigint NOT NULL REFERENCES sku ON DELETE CASCADE,
  team_price  unit_price NOT NULL CHECK (team_price > 0),
  size        smallint NOT NULL CHECK (size >= 2)
);
COMMENT ON TABLE sku_team_offer IS 'Team price of a SKU, here exactly while its team purchase runs. A badge and a link: the price resolver does not read it.';
COMMENT ON COLUMN sku_team_offer.campaign_sn IS 'The running team purchase.';
COMMENT ON COLUMN sku_team_offer.team_price IS 'Per trade unit in 1/10000 yuan, for everybody.';
COMMENT ON COLUMN sku_team_offer.size IS 'Paid members that complete a team.';
CREATE INDEX sku_team_offer_product ON sku_team_offer (product_id, team_price);
GRANT SELECT ON sku_team_offer TO zb_visitor;

INSERT INTO sku_team_offer (campaign_sn, product_id, team_price, size)
  SELECT c.campaign_sn, c.product_id, c.team_price, c.size FROM team_campaign c JOIN sku USING (product_id) WHERE c.state = 'RUNNING';

-- RFQ: an award may become a contract instead of an order.

ALTER TABLE inquiry ADD COLUMN contract_sns text[] NOT NULL DEFAULT '{}';
ALTER TABLE inquiry ADD COLUMN contracted_stores bigint[] NOT NULL DEFAULT '{}';
COMMENT ON COLUMN inquiry.contract_sns IS 'Contracts in force that were born from the award.';
COMMENT ON COLUMN inquiry.contracted_stores IS 'Stores whose awarded lines stand in a contract in force; they are not ordered a second time.';

-- RFQ: goods that a supplier names for a chosen line after the award, so that it can be ordered. What was quoted stays as its receipt says.

ALTER TABLE quotation_line ADD COLUMN named_product_id bigint;
COMMENT ON COLUMN quotation_line.named_product_id IS 'SKU of the store that delivers a chosen line, named after the award; NULL where the quotation names it or nothing was named.';

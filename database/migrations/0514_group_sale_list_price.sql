-- Group sales: what the goods cost on their own when somebody joined, so that what the group saved can be counted later.
ALTER TABLE group_participation ADD COLUMN list_price unit_price;
COMMENT ON COLUMN group_participation.list_price IS 'Price of the SKU for this buyer alone at joining; null before it was kept, and for goods whose price is asked for.';

-- Baskets and checkouts name the store in the reader's language.
CREATE OR REPLACE VIEW sku_store AS SELECT store_id, store_name, state = 'open' AS store_open, region_code, store_name_en FROM store;

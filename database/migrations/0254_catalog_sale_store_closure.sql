-- Nothing is sold on the days on which a store is closed.
CREATE OR REPLACE VIEW sku_store AS
SELECT store_id, store_name,
       state = 'open' AND NOT EXISTS (SELECT FROM store_closure c WHERE c.store_id = store.store_id
         AND (now() AT TIME ZONE 'Asia/Shanghai')::date BETWEEN c.closed_from AND c.closed_to) AS store_open,
       region_code, store_name_en
FROM store;

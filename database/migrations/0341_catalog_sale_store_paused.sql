-- A suspended store is told apart from one that is closed for some days: its goods leave lists and search, and baskets name the reason.
CREATE OR REPLACE VIEW sku_store AS
SELECT store_id, store_name,
       state = 'open' AND NOT EXISTS (SELECT FROM store_closure c WHERE c.store_id = store.store_id
         AND (now() AT TIME ZONE 'Asia/Shanghai')::date BETWEEN c.closed_from AND c.closed_to) AS store_open,
       region_code, store_name_en, state = 'paused' AS store_paused
FROM store;

-- What an older program left in the read model of stores that were suspended under it.
WITH next AS (UPDATE catalog_version SET version = version + 1 RETURNING version),
  gone AS (SELECT goods_id FROM goods_card JOIN goods USING (goods_id) JOIN sku_store USING (store_id) WHERE store_paused)
INSERT INTO catalog_change (goods_id, version) SELECT goods_id, version FROM gone CROSS JOIN next
ON CONFLICT (goods_id) DO UPDATE SET version = excluded.version;
DELETE FROM goods_page WHERE goods_id IN (SELECT goods_id FROM goods JOIN sku_store USING (store_id) WHERE store_paused);
DELETE FROM goods_card WHERE goods_id IN (SELECT goods_id FROM goods JOIN sku_store USING (store_id) WHERE store_paused);

-- Goods pages that were made before formulas were: none of them follows an index until it is made anew.
UPDATE goods_page SET page_zh = (page_zh::jsonb || '{"isIndexPrice": 0}')::json, page_en = (page_en::jsonb || '{"isIndexPrice": 0}')::json
WHERE NOT page_zh::jsonb ? 'isIndexPrice';
UPDATE catalog_version SET version = version + 1;

-- What selling a SKU must know of its store, under the catalogue's own name: a basket or checkout reads SKUs and stores in
-- one statement instead of two.
CREATE VIEW sku_store AS SELECT store_id, store_name, state = 'open' AS store_open, region_code FROM store;
GRANT SELECT ON sku_store TO zb_app, zb_visitor;

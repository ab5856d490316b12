-- What is kept in one warehouse: the supplier's stock list by warehouse, transfers and stocktakes.
CREATE INDEX sku_stock_warehouse ON sku_stock (warehouse_id, product_id);

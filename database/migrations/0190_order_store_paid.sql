-- Order: the paid orders of one store in a period, for its figures, without reading the rows.

CREATE INDEX orders_store_paid ON orders (store_id, paid_at) INCLUDE (total) WHERE paid_at IS NOT NULL;

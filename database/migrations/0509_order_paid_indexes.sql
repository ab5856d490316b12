-- Order: the buyers of a store are read from the index alone, and the effect of campaigns only those that something was taken off.
DROP INDEX orders_store_paid;
CREATE INDEX orders_store_paid ON orders (store_id, paid_at) INCLUDE (member_id, enterprise_id, total) WHERE paid_at IS NOT NULL;
CREATE INDEX orders_reduced ON orders (paid_at) WHERE discount > 0 AND paid_at IS NOT NULL;

-- Order: paid orders of a period with their buyers, and those of one buyer by time.
DROP INDEX orders_paid;
CREATE INDEX orders_paid ON orders (paid_at) INCLUDE (member_id, total) WHERE paid_at IS NOT NULL;
CREATE INDEX orders_member_paid ON orders (member_id, paid_at) WHERE paid_at IS NOT NULL;

-- Rankings count the paid orders of a period.
CREATE INDEX orders_paid ON orders (paid_at) WHERE paid_at IS NOT NULL;

-- Order: the orders of a company, whoever of it placed them, month by month.
CREATE INDEX orders_enterprise ON orders (enterprise_id, created_at) WHERE enterprise_id IS NOT NULL;

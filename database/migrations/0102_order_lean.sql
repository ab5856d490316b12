-- What a checkout writes is written thousands of times; an index or a check that nothing needs is paid each time.
-- Events are found by their order alone, and their order is in the same statement or locked by it.
ALTER TABLE order_event DROP CONSTRAINT order_event_pkey, DROP CONSTRAINT order_event_order_id_fkey, ADD PRIMARY KEY (order_id, order_event_id);
DROP INDEX order_event_order;
-- Nothing looks for order lines by product; insight will bring its own read model.
DROP INDEX order_line_product;

-- Order: what a buyer says of an order for its own books and its own yard.

ALTER TABLE orders ADD COLUMN purchase_data jsonb NOT NULL DEFAULT '{}';
COMMENT ON COLUMN orders.purchase_data IS 'Of the buyer: own order number, wanted delivery date, how it unloads, longest truck. Keys are missing on orders from before it was asked for. The number is also the last line of search_text.';

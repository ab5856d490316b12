-- The store's English name as it was when the order was placed; orders from before keep the Chinese one for all readers.
ALTER TABLE orders ADD COLUMN store_name_en text NOT NULL DEFAULT '';

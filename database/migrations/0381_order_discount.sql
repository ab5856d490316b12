-- What coupons and full reductions took off: per order with the names of what did it, per line the share; lines keep their
-- price and subtotal.
ALTER TABLE orders ADD COLUMN discount fen NOT NULL DEFAULT 0 CHECK (discount >= 0);
ALTER TABLE orders ADD COLUMN benefits jsonb NOT NULL DEFAULT '[]';
DO $$
DECLARE old_check text;
BEGIN
  SELECT conname INTO STRICT old_check FROM pg_constraint
    WHERE conrelid = 'orders'::regclass AND contype = 'c' AND pg_get_constraintdef(oid) LIKE '%goods_amount%+%freight%';
  EXECUTE format('ALTER TABLE orders DROP CONSTRAINT %I', old_check);
END $$;
ALTER TABLE orders ADD CONSTRAINT orders_sum CHECK (total = goods_amount + freight - discount AND discount <= goods_amount);
ALTER TABLE order_line ADD COLUMN discount fen NOT NULL DEFAULT 0 CHECK (discount >= 0 AND discount <= subtotal);

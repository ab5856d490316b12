-- Foreign exchanges quote in their own currency: such a series can be watched and compared, but no price is made of it.
ALTER TABLE index_series ADD COLUMN currency text NOT NULL DEFAULT 'CNY' CHECK (currency IN ('CNY', 'USD'));

-- Payment: a checkout is paid with balance too, alone or together with a gateway.

ALTER TABLE payment DROP CONSTRAINT payment_channel_check;
ALTER TABLE payment ADD CONSTRAINT payment_channel_check CHECK (channel IN ('wechat', 'alipay', 'transfer', 'balance'));
COMMENT ON COLUMN payment.channel IS 'Way of the money. A balance payment that waits is held in the ledger until the gateway part is paid.';

-- Payment: a deposit that was paid before may be a part of a checkout.

ALTER TABLE payment DROP CONSTRAINT payment_channel_check;
ALTER TABLE payment ADD CONSTRAINT payment_channel_check CHECK (channel IN ('wechat', 'alipay', 'transfer', 'balance', 'credit', 'deposit'));

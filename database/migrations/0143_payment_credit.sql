-- Payment: an order may be covered by a credit line; its refunds go back to the line.

ALTER TABLE payment DROP CONSTRAINT payment_channel_check;
ALTER TABLE payment ADD CONSTRAINT payment_channel_check CHECK (channel IN ('wechat', 'alipay', 'transfer', 'balance', 'credit'));

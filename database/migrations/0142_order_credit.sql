-- Order: a checkout may be bought on credit.

ALTER TABLE pay_order DROP CONSTRAINT pay_order_pay_method_check;
ALTER TABLE pay_order ADD CONSTRAINT pay_order_pay_method_check CHECK (pay_method IN ('ONLINE', 'TRANSFER', 'CREDIT'));

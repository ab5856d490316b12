-- What buyers are told of RFQs, tenders and contracts has a kind of its own; it stood among the messages about orders.
ALTER TABLE site_message DROP CONSTRAINT site_message_kind_check;
ALTER TABLE site_message ADD CONSTRAINT site_message_kind_check CHECK (kind IN ('order', 'sourcing', 'store', 'account', 'system'));
ALTER TABLE notice_delivery DROP CONSTRAINT notice_delivery_kind_check;
ALTER TABLE notice_delivery ADD CONSTRAINT notice_delivery_kind_check CHECK (kind IN ('order', 'sourcing', 'store', 'account', 'system'));
UPDATE site_message SET kind = 'sourcing' WHERE kind = 'order' AND template ~ '^(quote|inquiry|tender|contract)';

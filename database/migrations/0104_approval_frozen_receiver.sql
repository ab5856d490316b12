-- Approval: what is approved is copied when it is handed in. The address was kept by its id, and its owner could rewrite it afterwards.

ALTER TABLE purchase_request ADD COLUMN receiver jsonb;
COMMENT ON COLUMN purchase_request.receiver IS 'Who gets the goods, copied at the submission; NULL where all of it is picked up.';
COMMENT ON COLUMN purchase_request.terms IS 'Delivery, freight and remark per store, and the payment method, as they were at the submission.';
COMMENT ON COLUMN purchase_request.content_hash IS
  'SHA-256 of what was asked for, prices and receiver included: an approval holds for exactly this. A request from before 0100 has another one and is to be handed in again.';

-- More conditions of a rule (flows.md F6), and requests that come from an award instead of the cart.
ALTER TABLE approval_rule
  ADD COLUMN min_skus smallint CHECK (min_skus BETWEEN 2 AND 500),
  ADD COLUMN price_rise_percent smallint CHECK (price_rise_percent BETWEEN 0 AND 1000);
COMMENT ON COLUMN approval_rule.min_skus IS 'Least number of different SKUs.';
COMMENT ON COLUMN approval_rule.price_rise_percent IS 'Only when a line costs more than so many per cent above what the company last ordered it at.';

ALTER TABLE purchase_request ADD COLUMN inquiry_sn text;
COMMENT ON COLUMN purchase_request.inquiry_sn IS 'The request for quotation whose award is to be ordered; null for goods of the cart.';
COMMENT ON COLUMN purchase_request.terms IS 'Beside the lines: stores with delivery, remark, freight and coupon, payment, coupon of the platform, wished invoice..';
-- One award waits in one request at a time.
CREATE UNIQUE INDEX purchase_request_of_inquiry ON purchase_request (inquiry_sn) WHERE state = 'PENDING';

-- RFQ: suppliers quote for a receiver that is copied when the request is handed in; a cancelled order opens its award again.

ALTER TABLE inquiry ADD COLUMN receiver jsonb;
COMMENT ON COLUMN inquiry.receiver IS 'Who gets the goods, copied when it was handed in; NULL before, and where a member has no address.';
COMMENT ON COLUMN inquiry.address_id IS 'Delivery address of the draft (member_address.id); what is handed in has its copy in receiver.';
COMMENT ON COLUMN inquiry.late_until IS 'Until when an extended comparison took quotations; no longer set, an opened request is not extended.';
-- The request that an order came from.
CREATE INDEX inquiry_of_order ON inquiry USING gin (order_sns) WHERE order_sns <> '{}';
DROP TRIGGER inquiry_move ON inquiry;
CREATE TRIGGER inquiry_move BEFORE UPDATE OF state ON inquiry FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION refuse_move(
  'DRAFT>REVIEWING', 'DRAFT>QUOTING', 'DRAFT>CANCELLED', 'DRAFT>TERMINATED', 'REVIEWING>QUOTING', 'REVIEWING>REVIEW_REJECTED',
  'REVIEWING>CANCELLED', 'REVIEWING>TERMINATED', 'REVIEW_REJECTED>REVIEWING', 'REVIEW_REJECTED>QUOTING', 'REVIEW_REJECTED>CANCELLED',
  'REVIEW_REJECTED>TERMINATED', 'QUOTING>NEED_INFO', 'NEED_INFO>QUOTING', 'QUOTING>DECLINED', 'NEED_INFO>DECLINED', 'QUOTING>COMPARING', 'QUOTING>NO_QUOTE',
  'QUOTING>AWARDED', 'QUOTING>PARTIALLY_AWARDED', 'QUOTING>CANCELLED', 'QUOTING>TERMINATED', 'NEED_INFO>CANCELLED', 'NEED_INFO>TERMINATED',
  'COMPARING>SUPERSEDED', 'COMPARING>AWARDED', 'COMPARING>PARTIALLY_AWARDED', 'COMPARING>CANCELLED', 'COMPARING>TERMINATED',
  'AWARDED>CONVERTED', 'PARTIALLY_AWARDED>CONVERTED', 'AWARDED>EXPIRED', 'PARTIALLY_AWARDED>EXPIRED',
  'CONVERTED>AWARDED', 'CONVERTED>PARTIALLY_AWARDED');

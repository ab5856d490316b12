-- RFQ: quotations of invited guests, openings and new sealings of a request, terms of payment as numbers.

ALTER TABLE quotation ALTER COLUMN store_id DROP NOT NULL;
ALTER TABLE quotation ALTER COLUMN author_id DROP NOT NULL;
ALTER TABLE quotation ADD COLUMN guest_id bigint;
ALTER TABLE quotation ADD COLUMN guest_name text NOT NULL DEFAULT '';
ALTER TABLE quotation ADD COLUMN pay_days smallint CHECK (pay_days BETWEEN 0 AND 180);
ALTER TABLE quotation ADD CONSTRAINT quotation_quoter CHECK (store_id IS NOT NULL OR guest_id IS NOT NULL);
COMMENT ON COLUMN quotation.store_id IS 'Store that quotes; NULL while an invited guest without an account does.';
COMMENT ON COLUMN quotation.author_id IS 'Member id of the store''s staff; NULL for a guest.';
COMMENT ON COLUMN quotation.guest_id IS 'Invitation that a guest answered; stays when the quotation was claimed for a store.';
COMMENT ON COLUMN quotation.guest_name IS 'How the guest is called beside the quotation.';
COMMENT ON COLUMN quotation.pay_days IS 'Days between delivery and payment; 0 for payment before or at delivery, NULL where only words say it.';
-- One valid quotation of a guest, and editions that count up.
CREATE UNIQUE INDEX quotation_guest_current ON quotation (guest_id) WHERE guest_id IS NOT NULL AND state IN ('SUBMITTED', 'REVISION_REQUESTED', 'ACCEPTED', 'PARTIALLY_ACCEPTED');
CREATE UNIQUE INDEX quotation_guest_edition ON quotation (guest_id, edition) WHERE guest_id IS NOT NULL;

CREATE TABLE inquiry_opening (
  inquiry_id  bigint NOT NULL REFERENCES inquiry,
  opening_no  smallint NOT NULL,
  opened_at   timestamptz NOT NULL,
  opened_cause   text NOT NULL CHECK (opened_cause IN ('buyer', 'system')),
  resealed_at timestamptz,
  PRIMARY KEY (inquiry_id, opening_no)
);
COMMENT ON TABLE inquiry_opening IS 'When the quotations of an open request were opened, and when an extension sealed them again; every supplier reads it.';
COMMENT ON COLUMN inquiry_opening.opening_no IS 'Counts from 1 within the request.';
COMMENT ON COLUMN inquiry_opening.opened_cause IS 'The buyer before the closing time, or the closing rule.';
COMMENT ON COLUMN inquiry_opening.resealed_at IS 'When the buyer extended the request after this opening; NULL where it stayed open.';

DROP TRIGGER inquiry_move ON inquiry;
CREATE TRIGGER inquiry_move BEFORE UPDATE OF state ON inquiry FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION refuse_move(
  'DRAFT>REVIEWING', 'DRAFT>QUOTING', 'DRAFT>CANCELLED', 'DRAFT>TERMINATED', 'REVIEWING>QUOTING', 'REVIEWING>REVIEW_REJECTED',
  'REVIEWING>CANCELLED', 'REVIEWING>TERMINATED', 'REVIEW_REJECTED>REVIEWING', 'REVIEW_REJECTED>QUOTING', 'REVIEW_REJECTED>CANCELLED',
  'REVIEW_REJECTED>TERMINATED', 'QUOTING>NEED_INFO', 'NEED_INFO>QUOTING', 'QUOTING>DECLINED', 'NEED_INFO>DECLINED', 'QUOTING>COMPARING', 'QUOTING>NO_QUOTE',
  'QUOTING>AWARDED', 'QUOTING>PARTIALLY_AWARDED', 'QUOTING>CANCELLED', 'QUOTING>TERMINATED', 'NEED_INFO>CANCELLED', 'NEED_INFO>TERMINATED',
  'COMPARING>QUOTING', 'COMPARING>SUPERSEDED', 'COMPARING>AWARDED', 'COMPARING>PARTIALLY_AWARDED', 'COMPARING>CANCELLED', 'COMPARING>TERMINATED',
  'AWARDED>CONVERTED', 'PARTIALLY_AWARDED>CONVERTED', 'AWARDED>EXPIRED', 'PARTIALLY_AWARDED>EXPIRED',
  'CONVERTED>AWARDED', 'CONVERTED>PARTIALLY_AWARDED');

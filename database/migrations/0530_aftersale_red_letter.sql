-- A refund of goods that an invoice names may wait until the red letter over it is confirmed (flows.md F2).
ALTER TABLE aftersale_case ADD COLUMN awaits_red_letter boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN aftersale_case.awaits_red_letter IS 'the money waits until the red letter over its invoice is confirmed; set with REFUND_PENDING while the setting aftersale_red_letter_first is on';
CREATE INDEX aftersale_case_red_letter ON aftersale_case (order_id) WHERE awaits_red_letter;

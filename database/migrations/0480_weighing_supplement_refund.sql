-- Weighing: goods that go back take the supplement that was paid for their weight back with them.

CREATE TABLE weigh_supplement_refund (
  weigh_note_id bigint NOT NULL REFERENCES weigh_note,
  order_line_id bigint NOT NULL,
  reference     text NOT NULL CHECK (reference <> ''),
  amount        fen NOT NULL CHECK (amount > 0),
  refunded_at   timestamptz NOT NULL,
  PRIMARY KEY (weigh_note_id, reference, order_line_id)
);
CREATE INDEX weigh_supplement_refund_reference ON weigh_supplement_refund (reference);
COMMENT ON TABLE weigh_supplement_refund IS 'What of a paid supplement went back to the balance of its buyer, by the line that it was for. Rows are never changed.';
COMMENT ON COLUMN weigh_supplement_refund.reference IS 'Number of the after-sale case that gave the goods back.';

-- Goods that go back before the supplement is paid make it smaller, or end it.
DROP TRIGGER weigh_note_money_move ON weigh_note;
CREATE TRIGGER weigh_note_money_move BEFORE UPDATE OF money_state ON weigh_note FOR EACH ROW WHEN (OLD.money_state IS DISTINCT FROM NEW.money_state)
  EXECUTE FUNCTION weigh_note_refuse_money_move(
  'UNDECIDED>NOTHING_DUE', 'UNDECIDED>REFUND_DUE', 'UNDECIDED>SUPPLEMENT_DUE', 'REFUND_DUE>REFUND_REQUESTED', 'SUPPLEMENT_DUE>SUPPLEMENT_PAID', 'SUPPLEMENT_DUE>WAIVED',
  'SUPPLEMENT_DUE>SUPPLEMENT_REVIEW', 'SUPPLEMENT_REVIEW>SUPPLEMENT_PAID', 'SUPPLEMENT_REVIEW>SUPPLEMENT_DUE', 'SUPPLEMENT_DUE>NOTHING_DUE');

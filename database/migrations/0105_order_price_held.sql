-- Order: until when the prices of a checkout hold, and whether its one extension was given. Nothing moves the due time beyond the former.

ALTER TABLE pay_order ADD COLUMN price_held_until timestamptz, ADD COLUMN due_extended boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN pay_order.price_held_until IS 'Until when its prices hold; NULL where they do not move.';
COMMENT ON COLUMN pay_order.due_extended IS 'The one extension of pay_due_at after a rejected transfer voucher was given.';

-- A part that was paid holds nothing for ever: its checkout is closed by the timer too, and the part goes back.
DROP TRIGGER pay_order_move ON pay_order;
CREATE TRIGGER pay_order_move BEFORE UPDATE OF state ON pay_order FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION refuse_move(
  'OPEN>PAYING', 'OPEN>PART_PAID', 'OPEN>PAID', 'OPEN>CLOSED', 'PAYING>PART_PAID', 'PAYING>PAID', 'PAYING>CLOSED',
  'PART_PAID>PAID', 'PART_PAID>CLOSED', 'CLOSED>LATE_PAID');

-- Pricing: a cancelled order gives the fixed price back that it used: held again while its time lasts, lapsed otherwise.

DROP TRIGGER price_fixing_move ON price_fixing;
CREATE TRIGGER price_fixing_move BEFORE UPDATE OF state ON price_fixing FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state)
  EXECUTE FUNCTION refuse_move('REQUESTED>CONFIRMED', 'REQUESTED>DECLINED', 'REQUESTED>EXPIRED', 'REQUESTED>WITHDRAWN', 'CONFIRMED>USED', 'CONFIRMED>LAPSED',
  'USED>CONFIRMED', 'USED>LAPSED');
-- The fixed prices that an order used.
CREATE INDEX price_fixing_of_order ON price_fixing (order_sn) WHERE order_sn <> '';

-- A third wall behind the state machines and the compare-and-swap: a trigger that knows the moves of a table as `FROM>TO`
-- and refuses every other, whoever writes.

CREATE FUNCTION refuse_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.state || '>' || NEW.state) = ANY (TG_ARGV) THEN RETURN NEW; END IF;
  RAISE EXCEPTION '% cannot move from % to %', TG_TABLE_NAME, OLD.state, NEW.state USING ERRCODE = 'ZB001';
END $$;

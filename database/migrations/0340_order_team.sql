-- Order: a paid order of a team purchase waits for its team.

ALTER TABLE orders ADD COLUMN awaits_team boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN orders.awaits_team IS 'Bought in a team that is not complete yet; `frozen` keeps it from being shipped meanwhile.';
ALTER TABLE orders ADD CONSTRAINT orders_awaits_team CHECK (NOT awaits_team OR frozen);

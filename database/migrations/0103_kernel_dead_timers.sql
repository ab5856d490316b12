-- A timer that failed for days waits for a person, as a dead event does: on the desk, to be tried again or given up.
ALTER TABLE timer ADD COLUMN dead_at timestamptz;
COMMENT ON COLUMN timer.dead_at IS 'Failed after all tries; waits for the platform''s staff. Setting the timer again revives it.';
-- The desk of dead timers.
CREATE INDEX timer_dead ON timer (dead_at) WHERE dead_at IS NOT NULL AND done_at IS NULL;

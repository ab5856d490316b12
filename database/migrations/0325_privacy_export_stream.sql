-- Copies of members' data are sealed in frames since then; the few that wait are asked for again.
UPDATE data_export SET expires_at = now() WHERE state = 'READY';

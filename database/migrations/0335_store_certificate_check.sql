-- The platform's desk judges certificates: what is checked is vouched for, what is returned is shown to nobody but its store.

ALTER TABLE store_certificate
  ADD COLUMN state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'checked', 'returned')),
  ADD COLUMN judged_at timestamptz,
  ADD COLUMN reason text NOT NULL DEFAULT '';
UPDATE store_certificate SET state = 'checked', judged_at = now() WHERE checked;
ALTER TABLE store_certificate
  DROP COLUMN checked,
  ADD CONSTRAINT store_certificate_judged CHECK ((state = 'waiting') = (judged_at IS NULL) AND (state = 'returned') = (reason <> ''));
CREATE INDEX store_certificate_waiting ON store_certificate (state, certificate_id);

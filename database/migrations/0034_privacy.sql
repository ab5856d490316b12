-- Privacy: copies of personal data that members ask for, and closed accounts.

CREATE TABLE data_export (
  export_id    uuid PRIMARY KEY,
  member_id    bigint NOT NULL,
  lang         text NOT NULL CHECK (lang IN ('zh', 'en')),
  state        text NOT NULL CHECK (state IN ('WAITING', 'RUNNING', 'READY', 'FAILED', 'EXPIRED')),
  progress     smallint NOT NULL DEFAULT 0 CHECK (progress BETWEEN 0 AND 100),
  bytes        integer CHECK (bytes > 0),
  requested_at timestamptz NOT NULL,
  finished_at  timestamptz,
  expires_at   timestamptz,
  opened_cause    uuid,
  opened_until timestamptz,
  run          integer NOT NULL DEFAULT 0,
  alive_at     timestamptz,
  CONSTRAINT data_export_check CHECK ((state = 'READY') <= (bytes IS NOT NULL AND expires_at IS NOT NULL))
);
COMMENT ON TABLE data_export IS 'Copy of a member''s own data. The file is encrypted and is in the file storage under export_id.';
COMMENT ON COLUMN data_export.progress IS 'In percent.';
COMMENT ON COLUMN data_export.opened_cause IS 'Session that proved by a code that the owner is there, and until when it may fetch the file.';
COMMENT ON COLUMN data_export.run IS 'Number of the attempt: a run that is silent for too long is taken over, and only the last may finish.';
COMMENT ON COLUMN data_export.alive_at IS 'Last sign of life of the run.';
-- A member's list, newest first.
CREATE INDEX data_export_of ON data_export (member_id, requested_at DESC);
-- One copy in the making per member.
CREATE UNIQUE INDEX data_export_open ON data_export (member_id) WHERE state IN ('WAITING', 'RUNNING');
CREATE TRIGGER data_export_move BEFORE UPDATE OF state ON data_export FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION refuse_move(
  'WAITING>RUNNING', 'RUNNING>READY', 'RUNNING>FAILED', 'WAITING>FAILED', 'READY>EXPIRED');

CREATE TABLE closed_account (
  member_id    bigint PRIMARY KEY,
  closed_at    timestamptz NOT NULL,
  forget_at    timestamptz NOT NULL,
  forgotten_at timestamptz
);
COMMENT ON TABLE closed_account IS 'Accounts that their owners closed. What is left under a pseudonym is deleted at forget_at.';

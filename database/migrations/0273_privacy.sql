-- Copies of their own data that members asked for. The file is sealed and lies where pictures lie, under the export's id.
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
  -- The session that proved by a code that its owner is there, and until when it may fetch the file.
  opened_by    uuid,
  opened_until timestamptz,
  CHECK ((state = 'READY') <= (bytes IS NOT NULL AND expires_at IS NOT NULL))
);
CREATE INDEX data_export_of ON data_export (member_id, requested_at DESC);
CREATE UNIQUE INDEX data_export_open ON data_export (member_id) WHERE state IN ('WAITING', 'RUNNING');
CREATE TRIGGER data_export_move BEFORE UPDATE OF state ON data_export FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION refuse_move(
  'WAITING>RUNNING', 'RUNNING>READY', 'RUNNING>FAILED', 'WAITING>FAILED', 'READY>EXPIRED');

-- Accounts that their owners closed: what is left under a pseudonym is forgotten at `forget_at`.
CREATE TABLE closed_account (
  member_id    bigint PRIMARY KEY,
  closed_at    timestamptz NOT NULL,
  forget_at    timestamptz NOT NULL,
  forgotten_at timestamptz
);

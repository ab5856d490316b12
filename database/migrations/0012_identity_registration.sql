-- How an account came: who invited it, and which versions of which agreements its owner accepted, when and from where.

ALTER TABLE account
  ADD COLUMN invitation_code text NOT NULL UNIQUE DEFAULT upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 8)),
  ADD COLUMN invited_by bigint REFERENCES account (id);

CREATE TABLE agreement_consent (
  account_id     bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  agreement_code text NOT NULL,
  version        integer NOT NULL CHECK (version > 0),
  agreed_at      timestamptz NOT NULL,
  ip             text NOT NULL,
  PRIMARY KEY (account_id, agreement_code, version)
);
-- A consent is evidence: it is added, never rewritten.
REVOKE UPDATE, TRUNCATE ON agreement_consent FROM zb_app;

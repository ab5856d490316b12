-- What a member may allow or refuse at any time: each decision is a row of evidence, the newest one counts.
CREATE TABLE optional_consent (
  account_id   bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  consent_code text NOT NULL CHECK (consent_code IN ('personalised')),
  is_given     boolean NOT NULL,
  decided_at   timestamptz NOT NULL,
  ip           text NOT NULL,
  PRIMARY KEY (account_id, consent_code, decided_at)
);
REVOKE UPDATE, TRUNCATE ON optional_consent FROM zb_app;

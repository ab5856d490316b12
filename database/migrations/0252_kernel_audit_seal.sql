-- The chain of the audit log (docs/decisions/049): every row gets a place and a seal over its content and the seal before it.
-- A job adds them after the commit, so that no request waits for another one.

CREATE TABLE audit_seal (
  place    bigint PRIMARY KEY,
  audit_id bigint NOT NULL UNIQUE,
  previous bytea NOT NULL,
  seal     bytea NOT NULL
);
REVOKE UPDATE, DELETE, TRUNCATE ON audit_seal FROM zb_app;

-- One row: where the chain ends, and the id up to which no row is looked for any more.
CREATE TABLE audit_chain (
  single  boolean PRIMARY KEY DEFAULT true CHECK (single),
  place   bigint NOT NULL,
  seal    bytea NOT NULL,
  settled bigint NOT NULL
);
INSERT INTO audit_chain (place, seal, settled) VALUES (0, decode(repeat('00', 32), 'hex'), 0);
REVOKE INSERT, DELETE, TRUNCATE ON audit_chain FROM zb_app;

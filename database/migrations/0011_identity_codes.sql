-- Proofs by code: SMS codes, pictures to read, and the counters that keep guessing and bombing slow in every process.

-- Tries within a window, by a hashed key, so that no phone number or account name rests here.
CREATE TABLE attempt_counter (
  key        bytea PRIMARY KEY,
  tries      integer NOT NULL CHECK (tries > 0),
  window_end timestamptz NOT NULL
);
CREATE INDEX attempt_counter_age ON attempt_counter (window_end);

-- When a number was last written to (24 h): the limits per number hold whatever a sender rotates.
CREATE TABLE sms_number (
  phone   text PRIMARY KEY,
  sent_at timestamptz[] NOT NULL
);

-- The one open code of a number for one purpose; a new one replaces it. `nonce` and the server's secret make the
-- digits, so the code itself is stored nowhere, not even in the job that sends it.
CREATE TABLE sms_code (
  phone      text NOT NULL,
  purpose    text NOT NULL,
  nonce      bytea NOT NULL,
  code_mac   bytea NOT NULL,
  expires_at timestamptz NOT NULL,
  tries      integer NOT NULL DEFAULT 0 CHECK (tries BETWEEN 0 AND 5),
  used_at    timestamptz,
  PRIMARY KEY (phone, purpose)
);
CREATE INDEX sms_code_age ON sms_code (expires_at);

CREATE TABLE captcha (
  id         uuid PRIMARY KEY,
  answer_mac bytea NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX captcha_age ON captcha (expires_at);

-- States of the QR login (flows.md F11): 0 waiting, 1 scanned, 2 confirmed, 3 cancelled; 4 expired is derived.
CREATE TABLE qr_login (
  u_hash     bytea PRIMARY KEY,
  nonce_hash bytea NOT NULL,
  state      smallint NOT NULL DEFAULT 0 CHECK (state BETWEEN 0 AND 3),
  account_id bigint REFERENCES account (id) ON DELETE CASCADE,
  ip         text NOT NULL,
  user_agent text NOT NULL,
  city_code  text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  handed_at  timestamptz,
  CHECK (state = 0 OR account_id IS NOT NULL)
);
CREATE INDEX qr_login_age ON qr_login (expires_at);

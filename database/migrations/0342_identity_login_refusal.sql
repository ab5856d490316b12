-- Why sign-ins failed, for the question "I cannot get in": never what was typed. Kept 90 days.
CREATE TABLE login_refusal (
  refusal_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Null when the name or phone is nobody's.
  account_id bigint REFERENCES account ON DELETE CASCADE,
  -- The typed name under a key, so that one name cannot fill the table; it cannot be read back.
  name_mac   bytea NOT NULL CHECK (octet_length(name_mac) = 32),
  at         timestamptz NOT NULL,
  means      text NOT NULL CHECK (means IN ('password', 'sms', 'qr', 'wechat')),
  reason     text NOT NULL CHECK (reason IN ('wrongPassword', 'noPassword', 'unknownName', 'suspended', 'codeNone', 'codeExpired', 'codeUsed', 'codeTries',
    'codeWrong', 'captchaNeeded', 'captchaWrong', 'limit', 'busy')),
  ip         text NOT NULL,
  user_agent text NOT NULL,
  city_code  text NOT NULL
);
CREATE INDEX login_refusal_account ON login_refusal (account_id, at DESC) WHERE account_id IS NOT NULL;
CREATE INDEX login_refusal_name ON login_refusal (name_mac, at DESC);
CREATE INDEX login_refusal_device ON login_refusal (ip, at DESC) WHERE account_id IS NULL;
CREATE INDEX login_refusal_age ON login_refusal (at);

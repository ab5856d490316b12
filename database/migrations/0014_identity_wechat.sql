-- WeChat logins. A begun login belongs to the browser that began it (state and cookie), and so does the key that binds a phone.

CREATE TABLE wechat_account (
  app_id     text NOT NULL,
  open_id    text NOT NULL,
  union_id   text,
  account_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  bound_at   timestamptz NOT NULL,
  PRIMARY KEY (app_id, open_id),
  UNIQUE (account_id, app_id)
);

CREATE TABLE wechat_state (
  state_hash   bytea PRIMARY KEY,
  browser_hash bytea NOT NULL,
  expires_at   timestamptz NOT NULL
);
CREATE INDEX wechat_state_age ON wechat_state (expires_at);

CREATE TABLE wechat_bind (
  key_hash     bytea PRIMARY KEY,
  browser_hash bytea NOT NULL,
  app_id       text NOT NULL,
  open_id      text NOT NULL,
  union_id     text,
  nick_name    text NOT NULL,
  tries        smallint NOT NULL DEFAULT 0 CHECK (tries BETWEEN 0 AND 5),
  expires_at   timestamptz NOT NULL
);
CREATE INDEX wechat_bind_age ON wechat_bind (expires_at);

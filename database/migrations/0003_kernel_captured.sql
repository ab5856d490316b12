-- What would have left the house while no provider is configured: demonstration only, shown at /dev/outbox.

CREATE TABLE captured_message (
  id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at       timestamptz NOT NULL DEFAULT clock_timestamp(),
  channel  text NOT NULL CHECK (channel IN ('sms', 'mail', 'payment', 'wechat')),
  receiver text NOT NULL,
  subject  text NOT NULL DEFAULT '',
  body     text NOT NULL
);

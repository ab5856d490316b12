-- Messages of the message centre. The text is made when it is read, in the reader's language, from the template and its facts.

CREATE TABLE site_message (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id  bigint NOT NULL REFERENCES member (id),
  kind       text NOT NULL CHECK (kind IN ('order', 'store', 'account', 'system')),
  template   text NOT NULL,
  facts      jsonb NOT NULL DEFAULT '{}',
  link       text NOT NULL DEFAULT '',
  read_at    timestamptz,
  created_at timestamptz NOT NULL
);
CREATE INDEX site_message_of ON site_message (member_id, id DESC);
CREATE INDEX site_message_unread ON site_message (member_id, kind) WHERE read_at IS NULL;

-- By which ways a notice reaches people, and what became of each way.

-- What the platform decided about one event by one way: on or off, and its own words instead of the built-in ones (empty: built-in).
CREATE TABLE notice_text (
  template        text NOT NULL,
  channel         text NOT NULL CHECK (channel IN ('site', 'sms', 'mail', 'wechat')),
  is_on           boolean NOT NULL DEFAULT true,
  title_zh        text NOT NULL DEFAULT '',
  title_en        text NOT NULL DEFAULT '',
  text_zh         text NOT NULL DEFAULT '',
  text_en         text NOT NULL DEFAULT '',
  -- The provider's number of the reviewed template, for text messages and WeChat.
  provider_number text NOT NULL DEFAULT '',
  version         integer NOT NULL DEFAULT 1,
  updated_at      timestamptz NOT NULL,
  updated_by      text NOT NULL,
  PRIMARY KEY (template, channel)
);

-- A member's own choice, where it was ever made.
CREATE TABLE notice_choice (
  member_id bigint NOT NULL REFERENCES member (id),
  template  text NOT NULL,
  channel   text NOT NULL CHECK (channel IN ('site', 'sms', 'mail', 'wechat')),
  is_on     boolean NOT NULL,
  PRIMARY KEY (member_id, template, channel)
);

-- The language of what leaves the house to a member; Chinese where nothing was chosen.
CREATE TABLE notice_reader (
  member_id bigint PRIMARY KEY REFERENCES member (id),
  lang      text NOT NULL CHECK (lang IN ('zh', 'en'))
);

-- One notice on its way by one channel. The receiver is kept masked; the address itself is asked for when it is sent.
CREATE TABLE notice_delivery (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id  bigint NOT NULL REFERENCES member (id),
  channel    text NOT NULL CHECK (channel IN ('sms', 'mail', 'wechat')),
  kind       text NOT NULL CHECK (kind IN ('order', 'store', 'account', 'system')),
  template   text NOT NULL,
  facts      jsonb NOT NULL DEFAULT '{}',
  link       text NOT NULL DEFAULT '',
  -- Whether the member also got it on the site; if not, a failure puts it there.
  on_site    boolean NOT NULL,
  state      text NOT NULL DEFAULT 'WAITING' CHECK (state IN ('WAITING', 'SENT', 'FAILED')),
  tries      integer NOT NULL DEFAULT 0,
  receiver   text NOT NULL DEFAULT '',
  error      text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  moved_at   timestamptz NOT NULL
);
CREATE INDEX notice_delivery_state ON notice_delivery (state, id DESC);
CREATE INDEX notice_delivery_of ON notice_delivery (member_id, id DESC);

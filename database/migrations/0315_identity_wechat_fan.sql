-- Who follows the official account on WeChat, as WeChat told us. A login knows people by the id of another app; the id
-- that both apps share (union_id) brings the two together. `refused_at`: WeChat refused a message because of this person.
CREATE TABLE wechat_fan (
  open_id      text PRIMARY KEY,
  union_id     text NOT NULL,
  refused_at   timestamptz,
  moved_at     timestamptz NOT NULL
);
CREATE INDEX wechat_fan_union ON wechat_fan (union_id);

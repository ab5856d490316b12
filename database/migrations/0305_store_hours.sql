-- When a store works in a week: minutes of the day in Asia/Shanghai, ISO weekdays. One source for its pages and its conversations.
CREATE TABLE store_hours (
  store_id   bigint PRIMARY KEY REFERENCES store,
  -- [{"weekday": 1, "opensAt": 480, "closesAt": 720}, …], each within its day, in order, without overlaps.
  spans      jsonb NOT NULL CHECK (jsonb_typeof(spans) = 'array' AND jsonb_array_length(spans) BETWEEN 1 AND 28),
  version    integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL
);
GRANT SELECT ON store_hours TO zb_visitor;

-- What the desks of stores had until now moves here; hours over midnight become two spans.
INSERT INTO store_hours (store_id, spans, updated_at)
SELECT d.desk_id, jsonb_agg(jsonb_build_object('weekday', s.weekday, 'opensAt', s.opens_at, 'closesAt', s.closes_at) ORDER BY s.weekday, s.opens_at), now()
FROM chat_desk d JOIN store ON store.store_id = d.desk_id CROSS JOIN LATERAL (
  SELECT DISTINCT part.* FROM unnest(d.weekdays) AS day CROSS JOIN LATERAL (VALUES
    (day::int, CASE WHEN d.opens_at = d.closes_at THEN 0 ELSE d.opens_at END, CASE WHEN d.opens_at >= d.closes_at THEN 1440 ELSE d.closes_at END),
    (CASE WHEN d.opens_at > d.closes_at THEN day % 7 + 1 END, 0, d.closes_at)
  ) AS part (weekday, opens_at, closes_at) WHERE part.weekday IS NOT NULL AND part.opens_at < part.closes_at
) AS s GROUP BY d.desk_id;

-- Why a store is suspended, for its own staff and the platform; nothing of it is for visitors.
CREATE TABLE store_suspension (
  store_id bigint PRIMARY KEY REFERENCES store,
  reason   text NOT NULL,
  since    timestamptz NOT NULL
);

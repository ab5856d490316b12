-- Analytics: sums of all stores together, and on which days accounts paid, so that a year of a large mall is counted at once.
ALTER TABLE figure_day DROP CONSTRAINT figure_day_scope_check;
ALTER TABLE figure_day ADD CONSTRAINT figure_day_scope_check CHECK (scope IN ('store', 'company', 'platform', 'mall'));
COMMENT ON COLUMN figure_day.scope IS 'store and company: of the owner; mall: of all stores together; platform: what belongs to no store.';
INSERT INTO figure_day (scope, owner_id, day, figure, cases, hits, value, grams)
  SELECT 'mall', 0, day, figure, sum(cases), sum(hits), sum(value), sum(grams) FROM figure_day WHERE scope = 'store' GROUP BY day, figure;

CREATE TABLE buyer_day (
  member_id bigint NOT NULL,
  day       date NOT NULL,
  times     integer NOT NULL,
  prev_day  date NOT NULL,
  next_day  date NOT NULL,
  PRIMARY KEY (member_id, day)
);
CREATE INDEX buyer_day_day ON buyer_day (day, prev_day) INCLUDE (next_day, times, member_id);
COMMENT ON TABLE buyer_day IS 'Days of Asia/Shanghai on which an account paid orders. Whoever paid in a period has one row in it whose prev_day lies before it.';
COMMENT ON COLUMN buyer_day.times IS 'Paid orders of that day.';
COMMENT ON COLUMN buyer_day.prev_day IS 'The day before on which the account paid; -infinity for the first.';
COMMENT ON COLUMN buyer_day.next_day IS 'The next day on which it paid; infinity for the last.';

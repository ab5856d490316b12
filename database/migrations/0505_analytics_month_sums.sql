-- Analytics: sums of months beside those of days, so that a year of a large mall reads twelve rows of a store.
CREATE TABLE figure_month (
  scope    text NOT NULL CHECK (scope IN ('store', 'company', 'platform', 'mall')),
  owner_id bigint NOT NULL,
  month    date NOT NULL CHECK (extract(day FROM month) = 1),
  figure   text NOT NULL,
  cases    bigint NOT NULL,
  hits     bigint NOT NULL,
  value    numeric NOT NULL,
  grams    numeric NOT NULL,
  PRIMARY KEY (scope, owner_id, figure, month)
);
CREATE INDEX figure_month_of_stores ON figure_month (figure, month) INCLUDE (owner_id, cases, value) WHERE scope = 'store';
COMMENT ON TABLE figure_month IS 'Sums of figure_day per month, written by whoever writes the days.';
COMMENT ON COLUMN figure_month.owner_id IS 'Store or company; 0 for the platform and for the mall.';
COMMENT ON COLUMN figure_month.month IS 'First day of the month.';
INSERT INTO figure_month (scope, owner_id, month, figure, cases, hits, value, grams)
  SELECT scope, owner_id, date_trunc('month', day)::date, figure, sum(cases), sum(hits), sum(value), sum(grams) FROM figure_day GROUP BY 1, 2, 3, 4;

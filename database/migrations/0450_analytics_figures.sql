-- Analytics: what is counted, case by case, and its sums per day. Both are derived; `rebuildFigures` makes them anew from the rows.
CREATE TABLE figure_case (
  figure        text NOT NULL,
  case_key      text NOT NULL,
  origin        text NOT NULL,
  at            timestamptz NOT NULL,
  store_id      bigint,
  enterprise_id bigint,
  hit           boolean NOT NULL,
  value         bigint NOT NULL,
  grams         bigint NOT NULL,
  PRIMARY KEY (figure, case_key)
);
CREATE INDEX figure_case_origin ON figure_case (origin);
CREATE INDEX figure_case_store ON figure_case (store_id, figure, at) WHERE store_id IS NOT NULL;
CREATE INDEX figure_case_company ON figure_case (enterprise_id, figure, at) WHERE enterprise_id IS NOT NULL;
CREATE INDEX figure_case_at ON figure_case (figure, at);
COMMENT ON TABLE figure_case IS 'One row per thing that a figure counts, such as a paid order or a quotation. Derived from the tables of the modules.';
COMMENT ON COLUMN figure_case.figure IS 'What is counted: placed, paid, refunded, shipped, claimed, disputed, weighed, certified, unsupplied, requested, asked, quoted, decided.';
COMMENT ON COLUMN figure_case.case_key IS 'What tells it apart within the figure: a number of the document.';
COMMENT ON COLUMN figure_case.origin IS 'Number of the order or of the request that it belongs to; all cases of one are derived together.';
COMMENT ON COLUMN figure_case.store_id IS 'Whose figure it is; NULL where it is nobody’s in particular.';
COMMENT ON COLUMN figure_case.enterprise_id IS 'Buying company; NULL for a person.';
COMMENT ON COLUMN figure_case.hit IS 'Whether it came out well: placed and paid, shipped in time, weighed within the tolerance, won.';
COMMENT ON COLUMN figure_case.value IS 'Fen; for quoted the minutes until the answer, for weighed the difference of both weighings in millionths.';
COMMENT ON COLUMN figure_case.grams IS 'Mass of a paid order, of goods whose mass is known; 0 otherwise.';

CREATE TABLE figure_day (
  scope    text NOT NULL CHECK (scope IN ('store', 'company', 'platform')),
  owner_id bigint NOT NULL,
  day      date NOT NULL,
  figure   text NOT NULL,
  cases    bigint NOT NULL,
  hits     bigint NOT NULL,
  value    numeric NOT NULL,
  grams    numeric NOT NULL,
  PRIMARY KEY (scope, owner_id, figure, day)
);
CREATE INDEX figure_day_of_all ON figure_day (scope, figure, day) INCLUDE (owner_id, cases, hits, value, grams);
COMMENT ON TABLE figure_day IS 'Sums of figure_case per store, buying company and day of Asia/Shanghai. A case without a store also counts for the platform (owner 0). viewed is counted from behaviour_record and has no cases.';
COMMENT ON COLUMN figure_day.owner_id IS 'Store or company; 0 for the platform.';
COMMENT ON COLUMN figure_day.hits IS 'Cases that came out well.';

-- The scores of a store are what buyers gave, and nothing else: sums of the published evaluations, from which the scores follow.
-- A store that nobody has rated has no score.
ALTER TABLE store
  DROP COLUMN desc_score,
  DROP COLUMN service_score,
  DROP COLUMN logistics_score,
  ADD COLUMN rated integer NOT NULL DEFAULT 0 CHECK (rated >= 0),
  ADD COLUMN desc_sum bigint NOT NULL DEFAULT 0,
  ADD COLUMN service_sum bigint NOT NULL DEFAULT 0,
  ADD COLUMN logistics_sum bigint NOT NULL DEFAULT 0,
  ADD CONSTRAINT store_sums CHECK (desc_sum BETWEEN rated AND 5 * rated AND service_sum BETWEEN rated AND 5 * rated
    AND logistics_sum BETWEEN rated AND 5 * rated);
ALTER TABLE store
  ADD COLUMN desc_score smallint GENERATED ALWAYS AS (round(desc_sum * 100.0 / nullif(rated, 0))) STORED,
  ADD COLUMN service_score smallint GENERATED ALWAYS AS (round(service_sum * 100.0 / nullif(rated, 0))) STORED,
  ADD COLUMN logistics_score smallint GENERATED ALWAYS AS (round(logistics_sum * 100.0 / nullif(rated, 0))) STORED;
COMMENT ON COLUMN store.rated IS 'Published evaluations of its order lines; the sums are of their scores of 1 to 5.';
COMMENT ON COLUMN store.desc_score IS 'Average scores in hundredths, 100 to 500; NULL while nobody has rated the store.';
UPDATE store SET rated = e.rated, desc_sum = e.desc_sum, service_sum = e.service_sum, logistics_sum = e.logistics_sum
FROM (SELECT store_id, count(*)::int AS rated, sum(desc_score) AS desc_sum, sum(service_score) AS service_sum, sum(logistics_score) AS logistics_sum
      FROM evaluation WHERE state = 'PUBLISHED' GROUP BY store_id) e
WHERE store.store_id = e.store_id;

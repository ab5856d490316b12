-- Analytics: sums of one owner are read by the primary key; the index over all owners is for stores beside each other.
DROP INDEX figure_day_of_all;
CREATE INDEX figure_day_of_stores ON figure_day (figure, day) INCLUDE (owner_id, cases, hits, value, grams) WHERE scope = 'store';

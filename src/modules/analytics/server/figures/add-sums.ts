const sums = 'cases, hits, value, grams'
const onConflict = (
  table: string,
  column: string,
) => `ON CONFLICT (scope, owner_id, figure, ${column}) DO UPDATE SET cases = ${table}.cases + excluded.cases,
      hits = ${table}.hits + excluded.hits, value = ${table}.value + excluded.value, grams = ${table}.grams + excluded.grams`

/**
 * The end of a statement that adds sums to the days and to their months. `sums` selects scope, owner_id, day, figure, cases, hits, value and grams, one row
 * per key; it may read the parts of the WITH before it.
 */
export const addSums = (select: string) => `added AS (${select}),
  months AS (INSERT INTO figure_month AS m (scope, owner_id, month, figure, ${sums})
    SELECT scope, owner_id, date_trunc('month', day)::date, figure, sum(cases), sum(hits), sum(value), sum(grams) FROM added GROUP BY 1, 2, 3, 4
    HAVING (sum(cases), sum(hits), sum(value), sum(grams)) <> (0, 0, 0, 0) ORDER BY 1, 2, 4, 3 ${onConflict('m', 'month')})
  INSERT INTO figure_day AS f (scope, owner_id, day, figure, ${sums}) SELECT scope, owner_id, day, figure, ${sums} FROM added ORDER BY 1, 2, 4, 3 ${onConflict('f', 'day')}`

/** Makes all sums of months anew from those of days. Whoever adds to a day adds to its month as well: before the lock, or to the new rows. */
export const rebuildMonths = [
  { name: 'analytics.lockMonths', text: 'LOCK TABLE figure_month IN SHARE ROW EXCLUSIVE MODE' },
  { name: 'analytics.clearMonths', text: 'DELETE FROM figure_month' },
  {
    name: 'analytics.allMonths',
    text: `INSERT INTO figure_month (scope, owner_id, month, figure, ${sums})
      SELECT scope, owner_id, date_trunc('month', day)::date, figure, sum(cases), sum(hits), sum(value), sum(grams) FROM figure_day GROUP BY 1, 2, 3, 4`,
  },
]

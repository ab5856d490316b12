import { execute, rows, type Reader, type Transaction } from '../../../kernel/database/transaction.ts'

export type AlertDirection = 'above' | 'below'
/** Prices in 1/10000 yuan. */
export type AlertRecord = {
  readonly alertId: number
  readonly seriesCode: string
  readonly nameZh: string
  readonly nameEn: string
  readonly direction: AlertDirection
  readonly threshold: number
  readonly state: 'active' | 'paused'
  readonly latestPrice: number | null
  readonly firedOn: string | null
  readonly firedPrice: number | null
}
export type FiredAlert = {
  readonly alertId: number
  readonly memberId: number
  readonly direction: AlertDirection
  readonly threshold: number
}

const list = {
  name: 'market.alerts',
  text: `SELECT a.alert_id AS "alertId", a.series_code AS "seriesCode", s.name_zh AS "nameZh", s.name_en AS "nameEn", a.direction, a.threshold, a.state,
                to_char(a.fired_on, 'YYYY-MM-DD') AS "firedOn", a.fired_price AS "firedPrice",
                (SELECT q.price FROM index_quote q WHERE q.series_code = a.series_code AND q.is_current ORDER BY q.quote_date DESC LIMIT 1) AS "latestPrice"
         FROM price_alert a JOIN index_series s USING (series_code) WHERE a.member_id = $1 ORDER BY a.alert_id DESC`,
}
const count = { name: 'market.alertCount', text: `SELECT count(*)::int AS count FROM price_alert WHERE member_id = $1` }
const add = {
  name: 'market.addAlert',
  text: `INSERT INTO price_alert (member_id, series_code, direction, threshold, created_at) SELECT $1, series_code, $3, $4, $5 FROM index_series WHERE series_code = $2
         ON CONFLICT (member_id, series_code, direction, threshold) DO UPDATE SET state = 'active' RETURNING alert_id AS "alertId"`,
}
const setState = { name: 'market.setAlert', text: `UPDATE price_alert SET state = $3 WHERE alert_id = $2 AND member_id = $1` }
const remove = { name: 'market.deleteAlert', text: `DELETE FROM price_alert WHERE alert_id = $2 AND member_id = $1` }
// Only the newest day of a series tells: $2 the day, $3 its price. An alert fires when the price crosses the threshold,
// compared with the day before, and once for a day however often the day is corrected.
const fire = {
  name: 'market.fireAlerts',
  text: `WITH before AS (SELECT (SELECT q.price FROM index_quote q WHERE q.series_code = $1 AND q.is_current AND q.quote_date < $2 ORDER BY q.quote_date DESC LIMIT 1) AS price)
         UPDATE price_alert a SET fired_on = $2, fired_price = $3 FROM before
         WHERE a.series_code = $1 AND a.state = 'active' AND (a.fired_on IS NULL OR a.fired_on < $2)
           AND NOT EXISTS (SELECT FROM index_quote q WHERE q.series_code = $1 AND q.is_current AND q.quote_date > $2)
           AND CASE a.direction WHEN 'above' THEN $3::bigint >= a.threshold AND (before.price IS NULL OR before.price < a.threshold)
                                ELSE $3::bigint <= a.threshold AND (before.price IS NULL OR before.price > a.threshold) END
         RETURNING a.alert_id AS "alertId", a.member_id AS "memberId", a.direction, a.threshold`,
}

export function alertsOf(read: Reader, memberId: number): Promise<AlertRecord[]> {
  return rows<AlertRecord>(read, list, [memberId])
}

export async function alertCount(tx: Transaction, memberId: number): Promise<number> {
  return (await rows<{ count: number }>(tx, count, [memberId]))[0]?.count ?? 0
}

/** The alert's id; undefined when there is no such series. */
export async function addAlert(
  tx: Transaction,
  memberId: number,
  wish: { seriesCode: string; direction: AlertDirection; threshold: bigint },
  now: Date,
): Promise<number | undefined> {
  return (await rows<{ alertId: number }>(tx, add, [memberId, wish.seriesCode, wish.direction, wish.threshold, now]))[0]?.alertId
}

/** False when the alert is nobody's or another's. */
export async function setAlertState(tx: Transaction, memberId: number, alertId: number, state: 'active' | 'paused'): Promise<boolean> {
  return (await execute(tx, setState, [memberId, alertId, state])) > 0
}

export async function deleteAlert(tx: Transaction, memberId: number, alertId: number): Promise<boolean> {
  return (await execute(tx, remove, [memberId, alertId])) > 0
}

/** Notes which alerts the price of a day reaches, and returns them. */
export function fireAlerts(tx: Transaction, seriesCode: string, date: string, price: bigint): Promise<FiredAlert[]> {
  return rows<FiredAlert>(tx, fire, [seriesCode, date, price])
}

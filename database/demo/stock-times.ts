import { Client } from 'pg'

/**
 * The database notes the time of a stock movement by its own clock, which knows nothing of the script's past. While a
 * script runs, movements get the moment at which its clock stood.
 */
export function stockTimes(url: string) {
  const client = new Client({ connectionString: url, application_name: 'zincbridge demonstration data' })
  let connected: Promise<unknown> | undefined
  let noted: string | undefined
  let standsAt: number | undefined

  const stamp = async (moment: number) => {
    const { rows } = await client.query<{ last: string | null }>(
      `WITH moved AS (UPDATE stock_ledger SET at = $1 WHERE id > $2::bigint RETURNING id) SELECT max(id)::text AS last FROM moved`,
      [new Date(moment), noted],
    )
    noted = rows[0]?.last ?? noted
  }

  return {
    /** What moves from now on moved at `moment`. */
    goTo: async (moment: Date): Promise<void> => {
      if (standsAt === moment.getTime()) return
      await (connected ??= client.connect())
      if (standsAt === undefined) {
        noted = (await client.query<{ last: string }>('SELECT coalesce(max(id), 0)::text AS last FROM stock_ledger')).rows[0]?.last ?? '0'
      } else {
        await stamp(standsAt)
      }
      standsAt = moment.getTime()
    },
    close: async (): Promise<void> => {
      if (!connected) return
      await connected
      if (standsAt !== undefined) await stamp(standsAt)
      await client.end()
    },
  }
}

/** Scripts run one after another, each from its own beginning: their movements get ids in the order of their time, by which lists read them. */
export async function orderStockByTime(url: string): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'zincbridge demonstration data' })
  await client.connect()
  try {
    await client.query('BEGIN')
    await client.query(`CREATE TEMPORARY TABLE moved ON COMMIT DROP AS
      SELECT to_jsonb(l) - 'id' AS movement, row_number() OVER (ORDER BY at, id) AS place FROM stock_ledger l`)
    await client.query('DELETE FROM stock_ledger')
    await client.query(`INSERT INTO stock_ledger OVERRIDING SYSTEM VALUE
      SELECT (jsonb_populate_record(NULL::stock_ledger, movement || jsonb_build_object('id', place))).* FROM moved ORDER BY place`)
    await client.query('COMMIT')
  } finally {
    await client.end()
  }
}

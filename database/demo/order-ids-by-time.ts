import { Client } from 'pg'

const beginsDaysAgo = 200
/** Two scripts may place orders in the same second. */
const roomSeconds = 60

/**
 * Lets orders of the past get ids in the order of their time, as orders of a living mall do: lists show the newest first by
 * id, and the scripts of the demonstration run one after another, each from its own beginning.
 */
export function orderIdsByTime(url: string, now: Date) {
  const client = new Client({ connectionString: url, application_name: 'zincbridge demonstration data' })
  let connected: Promise<unknown> | undefined
  let standsAt: number | undefined
  const connect = () => (connected ??= client.connect())

  return {
    /** The next order that is placed will have been placed at `moment`. */
    goTo: async (moment: Date): Promise<void> => {
      if (standsAt === moment.getTime()) return
      standsAt = moment.getTime()
      await connect()
      const first = Math.max(1, Math.floor((standsAt - now.getTime()) / 1000) + beginsDaysAgo * 86_400)
      await client.query(
        `SELECT setval(pg_get_serial_sequence('orders', 'order_id'),
           (SELECT COALESCE(max(order_id), $1::bigint) FROM orders WHERE order_id >= $1 AND order_id < $1 + $2::bigint))`,
        [first, roomSeconds],
      )
    },
    /** Orders of the living mall come after all of these. */
    close: async (): Promise<void> => {
      if (!connected) return
      await connected
      await client.query(`SELECT setval(pg_get_serial_sequence('orders', 'order_id'), GREATEST(1, (SELECT max(order_id) FROM orders)))`)
      await client.end()
    },
  }
}

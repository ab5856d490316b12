import type { Client } from 'pg'

/** Tables that count tries and sightings, what the queue moves, and seals that follow by themselves: nothing that somebody owns is in them. */
const restless =
  /^(attempt_counter|behaviour|session_token|login_session|captcha|qr_login|sms_|outbound_|captured_|gateway_|notice_delivery|audit_(seal|chain))/

/** One line per table: how many rows and a hash of all of them. Two equal prints mean that nothing moved anywhere. */
export async function databasePrint(client: Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY 1`,
  )
  const lines: string[] = []
  for (const { name } of rows.filter((row) => !restless.test(row.name))) {
    const {
      rows: [print],
    } = await client.query(`SELECT count(*)::int AS count, coalesce(sum(hashtextextended(t::text, 0))::text, '') AS hash FROM "${name}" t`)
    lines.push(`${name} ${print.count} ${print.hash}`)
  }
  return lines
}

/** Waits until nothing moves by itself any more: the events of what was done before are heard within a second. */
export async function untilSettled(client: Client): Promise<void> {
  let last = await databasePrint(client)
  for (let tries = 0; tries < 20; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    const now = await databasePrint(client)
    if (now.join() === last.join()) return
    last = now
  }
  throw new Error('the database did not come to rest within 20 s')
}

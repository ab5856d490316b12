import type { ServedHouse } from './served-house.ts'

/** A finished copy of the buyer's data that nobody has opened. */
export async function anExport(house: ServedHouse, buyer: string): Promise<string> {
  const client = await house.database.connect()
  const { rows } = await client.query(
    `INSERT INTO data_export (export_id, member_id, lang, state, progress, bytes, requested_at, expires_at)
     SELECT gen_random_uuid(), id, 'zh', 'READY', 100, 1, now() - interval '2 days', now() + interval '5 days' FROM account WHERE member_name = $1 RETURNING export_id`,
    [buyer],
  )
  return rows[0].export_id
}

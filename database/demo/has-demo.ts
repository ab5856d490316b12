import { Client } from 'pg'

/**
 * Whether the migrated database at `url` has the demonstration's stores and its people, so that `loadDemo` would find
 * nothing to add. Fails as the connection does.
 */
export async function hasDemo(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, application_name: 'zincbridge demonstration data' })
  await client.connect()
  try {
    const { rows } = await client.query<{ there: boolean }>('SELECT EXISTS (SELECT FROM store) AND EXISTS (SELECT FROM member) AS there')
    return rows[0]?.there ?? false
  } finally {
    await client.end()
  }
}

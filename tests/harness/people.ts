import { loadMembers } from '../../database/demo/load-members.ts'
import type { TestDatabase } from './pg.ts'

/** Puts the demonstration accounts into a test database, so that tests meet the same people as the reader of README. */
export async function thePeople(database: TestDatabase): Promise<void> {
  const client = await database.connect()
  await client.query('BEGIN')
  await loadMembers(client)
  await client.query('COMMIT')
}

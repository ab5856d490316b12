import { Client } from 'pg'

const holderName = 'zincbridge holder'
const lastOneOut = 7203002

/** A claim on a running server, visible to the other processes that use it. */
export type Holder = {
  /** Gives the claim up. True when nobody else holds the server, so it may be stopped. */
  readonly release: () => Promise<boolean>
}

/**
 * One idle connection per process that uses the embedded server. A killed process loses its connection and so its
 * claim; the last one that leaves in order stops the server, whoever started it. `onLost` hears that the server or the connection died.
 */
export async function holdServer(superuserUrl: string, onLost: () => void = () => undefined): Promise<Holder> {
  const client = new Client({ connectionString: superuserUrl, application_name: holderName, keepAlive: true })
  let isLost = false
  let isReleased = false
  client.on('error', () => {
    isLost = true
  })
  await client.connect()
  client.once('end', () => {
    isLost = true
    if (!isReleased) onLost()
  })
  return {
    release: async () => {
      isReleased = true
      return isLost || isLast(client)
    },
  }
}

async function isLast(client: Client): Promise<boolean> {
  try {
    // Two that leave at once ask one after the other, so the second finds itself alone.
    await client.query('SELECT pg_advisory_lock($1)', [lastOneOut])
    const { rows } = await client.query<{ others: number }>(
      'SELECT count(*)::int AS others FROM pg_stat_activity WHERE application_name = $1 AND pid <> pg_backend_pid()',
      [holderName],
    )
    return rows[0]?.others === 0
  } catch {
    return true
  } finally {
    await client.end().catch(() => undefined)
  }
}

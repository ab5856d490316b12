import pg from 'pg'

const retryMs = 1_000

/**
 * Hears the notices of a channel in this process for as long as it runs. After a lost connection it listens again and
 * reports once without a payload, since a notice may have been missed meanwhile. What `heard` throws is told to `onError`: a notice that one
 * listener cannot use must not end the process.
 */
export async function listenTo(
  connectionString: string,
  channel: string,
  heard: (payload?: string) => void,
  onError: (error: unknown) => void,
): Promise<{ readonly stop: () => Promise<void> }> {
  let stopped = false
  let client: pg.Client | null = null
  let retry: ReturnType<typeof setTimeout> | undefined
  const hear = (payload?: string) => {
    try {
      heard(payload)
    } catch (error) {
      onError(error)
    }
  }
  const again = () => {
    if (stopped) return
    clearTimeout(retry)
    retry = setTimeout(() => void connect().then(() => hear(), again), retryMs)
  }
  const connect = async () => {
    const fresh = new pg.Client({ connectionString })
    fresh.on('error', again)
    fresh.on('notification', ({ payload }) => hear(payload))
    await fresh.connect()
    await fresh.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
    client = fresh
  }
  await connect()
  return {
    stop: async () => {
      stopped = true
      clearTimeout(retry)
      await client?.end()
    },
  }
}

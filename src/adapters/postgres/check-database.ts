import { Client, DatabaseError } from 'pg'
import { configurationError } from '../../kernel/failure/configuration-error.ts'

const oldestServer = 180_000
const patienceMs = 5000

/**
 * Proves that DATABASE_URL leads to a PostgreSQL of the version that the migrations need, and returns that version.
 * Throws a configuration error of one sentence that names the host, never the password.
 */
export async function checkDatabase(url: string): Promise<string> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: patienceMs })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ number: string; version: string }>(
      "SELECT current_setting('server_version_num') AS number, current_setting('server_version') AS version",
    )
    const found = rows[0]
    if (!found || Number(found.number) < oldestServer) {
      throw configurationError(
        `DATABASE_URL 的 PostgreSQL 版本过低。DATABASE_URL leads to PostgreSQL ${found?.version ?? '?'}, but 18 or newer is needed.`,
      )
    }
    return found.version
  } catch (error) {
    if (error instanceof Error && error.name === 'ConfigurationError') throw error
    throw configurationError(
      `无法连接 DATABASE_URL 的数据库。The database of DATABASE_URL (${placeOf(url)}) cannot be used: ${reasonOf(error)}.`,
      error,
    )
  } finally {
    await client.end().catch(() => undefined)
  }
}

function placeOf(url: string): string {
  try {
    const { host, pathname } = new URL(url)
    return decodeURIComponent(host + pathname)
  } catch {
    return 'unreadable address'
  }
}

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'the host is unknown',
  EAI_AGAIN: 'the host name cannot be resolved',
  ENOENT: 'there is no such socket',
  '28P01': 'the user name or password is wrong',
  '28000': 'the server does not let this user in',
  '3D000': 'there is no such database on the server',
  '53300': 'the server has no connection left',
}

function reasonOf(error: unknown): string {
  if (error instanceof DatabaseError || (error instanceof Error && 'code' in error)) {
    const code = String(error.code)
    return reasons[code] ?? (error.message || code)
  }
  return error instanceof Error ? error.message : String(error)
}

import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Logger, runMigrations } from 'graphile-worker'
import { Client, DatabaseError, Pool } from 'pg'
import { configurationError } from '../../kernel/failure/configuration-error.ts'

type Migration = { readonly name: string; readonly sql: string; readonly checksum: string }

/** How long a migration waits for a lock, and how long it stays away before it tries again. */
export type LockPatience = { readonly lockMs: number; readonly pausesMs: readonly number[] }

export type Migrated = { readonly applied: readonly string[]; readonly total: number }

const folderOfProject = join(import.meta.dirname, '../../../database/migrations')
const oneAtATime = 7203003
const tries = 5
// Whoever waits for a table keeps everybody behind it waiting: a migration waits this long for a lock, lets go, and comes again later.
const shortWait = { lockMs: 2_000, pausesMs: [500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000] }
// Every database of the 117 migrations from before the first release has applied this file; none of the baselines is called so.
const ofReplacedChain = '0002_kernel_outbox.sql'
const silent = new Logger(() => () => undefined)

/** The migration files in numeric order; two files of one number are refused, since their order would be chance. */
export async function readMigrations(folder: string = folderOfProject): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  const migrations: Migration[] = []
  for (const name of names) {
    if (!/^\d{4}_[a-z0-9_]+\.sql$/.test(name)) throw new Error(`${name}: a migration is called NNNN_module_topic.sql`)
    const twin = migrations.find((other) => other.name.slice(0, 4) === name.slice(0, 4))
    if (twin) throw new Error(`${twin.name} and ${name} have the same number`)
    const sql = await readFile(join(folder, name), 'utf8')
    migrations.push({ name, sql, checksum: createHash('sha256').update(sql).digest('hex') })
  }
  return migrations
}

/**
 * Brings a database to the newest migration, forward only: every file in a transaction of its own, once. Several
 * processes may call it at the same time; one works and the others wait. An applied file that was changed or removed
 * is refused, because the database would no longer be what the files say; so is a database of the chain that the baselines replaced.
 * A lock that somebody holds for half a minute is refused by the name of its holder, and what was applied before stays.
 */
export async function migrate(url: string, folder?: string, patience: LockPatience = shortWait): Promise<Migrated> {
  const migrations = await readMigrations(folder)
  const client = new Client({ connectionString: url, application_name: 'zincbridge migrations' })
  // Its queries tell of a connection that was cut; without a listener the process would end.
  client.on('error', () => undefined)
  await client.connect()
  try {
    // A process that was killed leaves its statement running: PostgreSQL looks every second whether anybody still waits for it.
    await client.query(
      "SET client_min_messages = warning; SET client_connection_check_interval = '1s'; SET lock_timeout = '10min'; SET createrole_self_grant = 'set, inherit'",
    )
    await client.query('SELECT pg_advisory_lock($1)', [oneAtATime])
    await client.query(`SET lock_timeout = ${patience.lockMs}`)
    await client.query(
      'CREATE TABLE IF NOT EXISTS schema_migration (name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
    )
    const pending = await pendingOf(client, migrations)
    for (const migration of pending) await apply(client, migration, patience)
    // The job queue keeps its own schema with its own migrations; `queue_job` of the kernel is the application's door to it.
    await migrateQueue(url)
    return { applied: pending.map((migration) => migration.name), total: migrations.length }
  } finally {
    await client.end()
  }
}

async function migrateQueue(url: string): Promise<void> {
  const pool = new Pool({ connectionString: url, max: 1 })
  // A server that stops while a connection is going away must not end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => void client.on('error', () => undefined))
  try {
    await runMigrations({ pgPool: pool, logger: silent })
  } finally {
    await pool.end()
  }
}

async function pendingOf(client: Client, migrations: readonly Migration[]): Promise<Migration[]> {
  const { rows } = await client.query<{ name: string; checksum: string }>('SELECT name, checksum FROM schema_migration')
  const applied = new Map(rows.map((row) => [row.name, row.checksum]))
  const names = new Set(migrations.map((migration) => migration.name))
  if (applied.has(ofReplacedChain) && !names.has(ofReplacedChain))
    throw configurationError(
      '该数据库由首次发布之前的版本建立，其结构不能沿用：请停止商城，删除数据目录（DATA_DIR，默认 .data）后重新启动；设置了 DATABASE_URL 时请改用空数据库。The database was made by a version from before the first release, whose migrations this version has replaced: stop the mall, delete the data folder (DATA_DIR, by default .data) and start again, or point DATABASE_URL at an empty database.',
    )
  const missing = rows.find((row) => !names.has(row.name))
  if (missing)
    throw configurationError(
      `数据库已应用的迁移 ${missing.name} 不在程序中。The database has migration ${missing.name}, which this version does not know: use the version that made it, or another database.`,
    )
  const changed = migrations.find((migration) => (applied.get(migration.name) ?? migration.checksum) !== migration.checksum)
  if (changed)
    throw configurationError(
      `迁移文件 ${changed.name} 在应用之后被修改。Migration ${changed.name} was changed after this database applied it: restore the file and write a new one.`,
    )
  return migrations.filter((migration) => !applied.has(migration.name))
}

async function apply(client: Client, migration: Migration, { pausesMs }: LockPatience): Promise<void> {
  let waits = 0
  for (let attempt = 1; ; attempt++) {
    try {
      await client.query('BEGIN')
      await client.query(migration.sql)
      await client.query('INSERT INTO schema_migration (name, checksum) VALUES ($1, $2)', [migration.name, migration.checksum])
      await client.query('COMMIT')
      return
    } catch (error) {
      // Where the connection is gone the transaction is as well.
      await client.query('ROLLBACK').catch(() => undefined)
      if (isLockTimeout(error)) {
        const pause = pausesMs[waits]
        if (pause === undefined) throw await lockHeld(client, migration, error)
        waits += 1
        await sleep(pause)
      } else if (attempt - waits >= tries || !isClashOverRoles(error))
        throw new Error(
          `Migration ${migration.name} failed${placeOf(error, migration.sql)}: ${error instanceof Error ? error.message : String(error)}`,
          { cause: error },
        )
    }
  }
}

const isLockTimeout = (error: unknown): boolean => error instanceof DatabaseError && error.code === '55P03'

/** Says which connections hold tables in a transaction, the oldest first: one of them is in the way. */
async function lockHeld(client: Client, { name }: Migration, cause: unknown): Promise<Error> {
  const { rows } = await client.query<{ pid: number; program: string; seconds: number }>(
    `SELECT pid, coalesce(nullif(application_name, ''), usename) AS program, extract(epoch FROM now() - xact_start)::int AS seconds FROM pg_stat_activity a
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND xact_start IS NOT NULL
       AND EXISTS (SELECT FROM pg_locks l WHERE l.pid = a.pid AND l.granted AND l.locktype = 'relation') ORDER BY xact_start LIMIT 5`,
  )
  const holders = rows.map(({ pid, program, seconds }) => `${pid} (${program}, ${seconds} s)`).join(', ')
  return configurationError(
    `迁移 ${name} 等待其他连接持有的锁超时，未作任何改动；此前的迁移已保留。请等待或结束这些数据库连接后重新启动：${holders || '未知'}。Migration ${name} needs a lock that another connection holds and changed nothing; the migrations before it are kept. Wait for these connections or end them, then start again: ${holders || 'unknown'}.`,
    cause,
  )
}

/** Roles belong to the whole server, which another database of it may be migrating at the same moment. */
function isClashOverRoles(error: unknown): boolean {
  return (
    error instanceof DatabaseError &&
    (error.message.includes('tuple concurrently updated') || ['23505', '42710', '40P01'].includes(error.code ?? ''))
  )
}

function placeOf(error: unknown, sql: string): string {
  const position = error instanceof DatabaseError ? Number(error.position) : 0
  if (!(position > 0)) return ''
  const before = sql.slice(0, position - 1)
  const line = before.split('\n').length
  return ` at line ${line} (${sql.split('\n')[line - 1]?.trim() ?? ''})`
}

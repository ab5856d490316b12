import { createWriteStream } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve, sep } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Client } from 'pg'
import { migrate, readMigrations } from '../../src/adapters/postgres/migrate.ts'
import { configurationError } from '../../src/kernel/failure/configuration-error.ts'
import { readArchive, type EntryHeader } from './archive.ts'
import { copyIn } from './copy-stream.ts'
import { queueVersionOf, tablesOf, type SequenceStand } from './database-tables.ts'

export type PutBack = { readonly tables: number; readonly rows: number; readonly files: number; readonly takenAt: string }
type About = {
  readonly at: string
  readonly queueVersion: number
  readonly migrations: readonly Named[]
  readonly sequences: readonly SequenceStand[]
}
type Named = { readonly name: string; readonly checksum: string }

/**
 * Puts a backup into an empty database and an empty data folder: the schema as it was, all rows in one transaction, the files. Foreign keys
 * are made again at the end, so rows that lost their partner are refused. Triggers do not run: what they wrote is in the backup.
 */
export async function putBack(options: { readonly url: string; readonly dataDir: string; readonly file: string }): Promise<PutBack> {
  const client = new Client({ connectionString: options.url, application_name: 'zincbridge restore' })
  await client.connect()
  try {
    await refuseUnlessEmpty(client, options.dataDir)
    let about: About | null = null
    let later: Later | null = null
    const sum = { tables: 0, rows: 0, files: 0, takenAt: '' }
    await readArchive(options.file, async (header, pieces) => {
      if (header.kind === 'about') {
        for await (const piece of pieces) throw new Error(`the head of a backup has no data, this has ${piece.length} bytes`)
        // Written by back-up.ts.
        about = header as unknown as About
        sum.takenAt = about.at
        await makeSchema(options.url, client, about)
        await client.query('BEGIN')
        later = await openTables(client)
      } else if (header.kind === 'table') {
        sum.tables += 1
        sum.rows += await putTable(client, header, pieces)
      } else {
        await putFile(options.dataDir, header.name, pieces)
        sum.files += 1
      }
    })
    if (!about || !later) throw new Error('the backup does not say what it is')
    await closeTables(client, about, later)
    await client.query('COMMIT')
    await client.query('ANALYZE')
    return sum
  } finally {
    await client.end()
  }
}

async function refuseUnlessEmpty(client: Client, dataDir: string): Promise<void> {
  const { rows } = await client.query<{ tables: number }>(
    `SELECT count(*)::int AS tables FROM pg_class c JOIN pg_namespace n ON n.oid = relnamespace WHERE relkind = 'r' AND nspname IN ('public', 'graphile_worker')`,
  )
  if (rows[0]?.tables)
    throw configurationError(
      `数据库不是空的。The database is not empty (${rows[0].tables} tables): a backup is only put into an empty one. Choose another DATA_DIR or DATABASE_URL.`,
    )
  const there = (await readdir(dataDir).catch(() => [])).filter((name) => name !== 'postgres')
  if (there.length > 0)
    throw configurationError(
      `数据目录不是空的。The data folder ${dataDir} is not empty (${there.slice(0, 3).join(', ')}): choose another DATA_DIR.`,
    )
}

/** The schema that the backup's rows fit: exactly the migrations that it had. The next start brings it to the newest. */
async function makeSchema(url: string, client: Client, about: About): Promise<void> {
  const known = new Map((await readMigrations()).map(({ name, checksum }) => [name, checksum]))
  const strange = about.migrations.find(({ name, checksum }) => known.get(name) !== checksum)
  if (strange)
    throw configurationError(
      `备份使用的迁移 ${strange.name} 与本程序不符。The backup has migration ${strange.name}, which this version does not know as it was: restore with the version that made the backup.`,
    )
  const folder = await mkdtemp(join(tmpdir(), 'zincbridge-schema-'))
  try {
    const all = join(import.meta.dirname, '../../database/migrations')
    for (const { name } of about.migrations) await cp(join(all, name), join(folder, name))
    await migrate(url, folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  const version = await queueVersionOf(client)
  if (version !== about.queueVersion)
    throw configurationError(
      `The job queue of the backup has version ${about.queueVersion}, this one ${version}: restore with the version that made the backup.`,
    )
}

type Later = { readonly statements: readonly string[] }

/** Takes away what stands against filling tables one by one, and what migrations put into them. */
async function openTables(client: Client): Promise<Later> {
  const { rows } = await client.query<{ drop: string; add: string }>(
    `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
       format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(c.oid)) AS add
     FROM pg_constraint c JOIN pg_namespace n ON n.oid = connamespace WHERE contype = 'f' AND nspname IN ('public', 'graphile_worker') AND conparentid = 0`,
  )
  for (const { drop } of rows) await client.query(drop)
  const tables = await tablesOf(client)
  for (const { name } of tables) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`)
  await client.query(`TRUNCATE ${tables.map(({ name }) => name).join(', ')}`)
  return { statements: [...rows.map(({ add }) => add), ...tables.map(({ name }) => `ALTER TABLE ${name} ENABLE TRIGGER USER`)] }
}

async function putTable(client: Client, { name, columns, rows }: EntryHeader, pieces: AsyncIterable<Buffer>): Promise<number> {
  const put = await copyIn(client, `COPY ${name} (${String(columns)}) FROM STDIN`, pieces)
  if (put !== rows) throw new Error(`${name} has ${String(rows)} rows in the backup and ${put} arrived`)
  return put
}

async function closeTables(client: Client, about: About, later: Later): Promise<void> {
  for (const { name, last, isCalled } of about.sequences) await client.query('SELECT setval($1, $2, $3)', [name, last, isCalled])
  for (const statement of later.statements) await client.query(statement)
}

async function putFile(dataDir: string, name: string, pieces: AsyncIterable<Buffer>): Promise<void> {
  const path = resolve(dataDir, name)
  if (!path.startsWith(resolve(dataDir) + sep)) throw new Error(`the backup has a file outside of its folder: ${name}`)
  await mkdir(dirname(path), { recursive: true })
  await pipeline(Readable.from(pieces), createWriteStream(path, { mode: 0o600 }))
}

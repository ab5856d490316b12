import { createReadStream } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative, sep } from 'node:path'
import { backup as copySqlite, DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { writeArchive, type ArchiveWriter } from './archive.ts'
import { copyOut } from './copy-stream.ts'
import { queueVersionOf, sequencesOf, tablesOf } from './database-tables.ts'

export type BackedUp = { readonly tables: number; readonly rows: number; readonly files: number; readonly bytes: number }

/**
 * Writes the database at `url` and everything in `dataDir` into one file, while the mall runs: all tables as they were at one
 * moment, then the files, which are never changed once they lie there.
 */
export async function backUp(options: { readonly url: string; readonly dataDir: string; readonly file: string }): Promise<BackedUp> {
  const client = new Client({ connectionString: options.url, application_name: 'zincbridge backup' })
  await client.connect()
  try {
    // One snapshot for all tables; nobody waits for it.
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    let sum: BackedUp = { tables: 0, rows: 0, files: 0, bytes: 0 }
    await writeArchive(options.file, async (writer) => {
      await addAbout(client, writer)
      const tables = await addTables(client, writer)
      const files = await addFiles(options.dataDir, writer)
      sum = { ...tables, files: files.files, bytes: tables.bytes + files.bytes }
    })
    return sum
  } finally {
    await client.end()
  }
}

/** First of all what the rest needs: the schema that it was, and where sequences stand. They may run ahead of the snapshot, never behind. */
async function addAbout(client: Client, writer: ArchiveWriter): Promise<void> {
  const { rows: migrations } = await client.query('SELECT name, checksum FROM schema_migration ORDER BY name')
  const { rows: now } = await client.query<{ at: Date; version: string }>(
    `SELECT now() AS at, current_setting('server_version') AS version`,
  )
  const facts = {
    at: now[0]?.at,
    postgres: now[0]?.version,
    queueVersion: await queueVersionOf(client),
    migrations,
    sequences: await sequencesOf(client),
  }
  await writer.add({ kind: 'about', name: 'about', ...facts }, [])
}

async function addTables(client: Client, writer: ArchiveWriter) {
  const tables = await tablesOf(client)
  const sum = { tables: tables.length, rows: 0, bytes: 0 }
  for (const { name, columns } of tables) {
    const { rows } = await client.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${name}`)
    const count = rows[0]?.count ?? 0
    const { bytes } = await writer.add(
      { kind: 'table', name, columns, rows: count },
      copyOut(client, `COPY (SELECT ${columns} FROM ${name}) TO STDOUT`),
    )
    sum.rows += count
    sum.bytes += bytes
  }
  return sum
}

// The database is backed up as tables; half a file and a running database's log are nobody's data.
const leftOut = /^postgres(\/|$)|\.part$|\.sqlite-(wal|shm)$|^audit\.pid$/

async function addFiles(dataDir: string, writer: ArchiveWriter) {
  const found = await readdir(dataDir, { recursive: true, withFileTypes: true }).catch(() => [])
  const sum = { files: 0, bytes: 0 }
  for (const entry of found) {
    const path = join(entry.parentPath, entry.name)
    const name = relative(dataDir, path).split(sep).join('/')
    if (!entry.isFile() || leftOut.test(name)) continue
    const added = await addFile(path, name, writer)
    if (added === null) continue
    sum.files += 1
    sum.bytes += added
  }
  return sum
}

/** Null where the file was removed meanwhile. */
async function addFile(path: string, name: string, writer: ArchiveWriter): Promise<number | null> {
  if (name.endsWith('.sqlite')) return addSqlite(path, name, writer)
  const stream = createReadStream(path, { highWaterMark: 256 * 1024 })
  const isThere = await new Promise<boolean>((resolve) => {
    stream.once('open', () => resolve(true))
    stream.once('error', () => resolve(false))
  })
  return isThere ? (await writer.add({ kind: 'file', name }, stream)).bytes : null
}

/** The records of the local gateways are databases in use: a copy as of one moment. */
async function addSqlite(path: string, name: string, writer: ArchiveWriter): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'zincbridge-backup-'))
  const copy = join(folder, 'copy.sqlite')
  const source = new DatabaseSync(path)
  try {
    await copySqlite(source, copy)
    return (await writer.add({ kind: 'file', name }, createReadStream(copy))).bytes
  } finally {
    source.close()
    await rm(folder, { recursive: true, force: true })
  }
}

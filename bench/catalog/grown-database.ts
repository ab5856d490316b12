import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { loadDemo } from '../../database/demo/load-demo.ts'
import type { EmbeddedPostgres } from '../../src/adapters/postgres/embedded.ts'
import { migrate } from '../../src/adapters/postgres/migrate.ts'
import { documentFormat } from '../../src/modules/catalog/server/read-model/document-format.ts'
import { growCatalog, type Growth } from './grow-catalog.ts'

const root = join(import.meta.dirname, '..', '..')
/** What a kept database was made by: when any of it changed, it is made anew. */
const madeBy = ['bench/catalog/grow-catalog.ts', 'bench/catalog/goods-variants.ts', 'bench/catalog/varied-value.ts']
const foldersOfIt = ['database/demo', 'database/migrations']

export type GrownDatabase = { readonly url: string; readonly growth: Growth; readonly isKept: boolean }

type Asked = { readonly size: number; readonly smaller: string | null; readonly tell: (text: string) => void }

export const nameOf = (size: number): string => `bench_${size}`

/** The database of one size: the kept one when it was made by the same generator, else a copy of the next smaller one, grown. */
export async function grownDatabase(postgres: EmbeddedPostgres, { size, smaller, tell }: Asked): Promise<GrownDatabase> {
  const name = nameOf(size)
  const url = postgres.ownerUrl(name)
  const version = generatorVersion()
  const kept = await noteOn(postgres, name)
  if (kept?.version === version) return { url, growth: kept.growth, isKept: true }
  await asSuperuser(postgres, async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    await client.query(`CREATE DATABASE ${name} OWNER zincbridge${smaller === null ? '' : ` TEMPLATE ${smaller}`}`)
  })
  if (smaller === null) {
    await migrate(url)
    await loadDemo(url, tell)
  }
  const client = new Client({ connectionString: url })
  await client.connect()
  const growth = await growCatalog(client, size, tell).finally(() => client.end())
  // The note is the last thing: a database that is half grown has none.
  await asSuperuser(postgres, (admin) => admin.query(`COMMENT ON DATABASE ${name} IS '${JSON.stringify({ version, growth })}'`))
  return { url, growth, isKept: false }
}

type Note = { readonly version: string; readonly growth: Growth }

async function noteOn(postgres: EmbeddedPostgres, name: string): Promise<Note | null> {
  let note: string | null | undefined
  await asSuperuser(postgres, async (client) => {
    const { rows } = await client.query<{ note: string | null }>(
      `SELECT shobj_description(oid, 'pg_database') AS note FROM pg_database WHERE datname = $1`,
      [name],
    )
    note = rows[0]?.note
  })
  // Only grownDatabase writes such notes.
  return note ? (JSON.parse(note) as Note) : null
}

async function asSuperuser(postgres: EmbeddedPostgres, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: postgres.superuserUrl('postgres') })
  await client.connect()
  await work(client).finally(() => client.end())
}

function generatorVersion(): string {
  const inFolders = foldersOfIt.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((dirent) => dirent.isFile())
      .map((dirent) => join(dirent.parentPath, dirent.name))
      .toSorted(),
  )
  const hash = createHash('sha256').update(String(documentFormat))
  for (const file of [...madeBy.map((one) => join(root, one)), ...inFolders]) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

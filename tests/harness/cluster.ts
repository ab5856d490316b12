import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { loadDemo } from '../../database/demo/load-demo.ts'
import { startEmbedded, type EmbeddedPostgres } from '../../src/adapters/postgres/embedded.ts'
import { migrate, readMigrations } from '../../src/adapters/postgres/migrate.ts'

const dataDir = join(
  tmpdir(),
  `zincbridge-tests-${userInfo().username}-${createHash('sha256')
    .update(import.meta.dirname)
    .digest('hex')
    .slice(0, 8)}`,
)
const oneBuilder = 7203010
const settings = { shared_buffers: '128MB', max_connections: '200', file_copy_method: 'clone' }

/**
 * The tests' own server. It lies in the machine's folder for temporary files and stays there between runs, stopped,
 * so that the next run starts in a tenth of a second. Without fsync: a machine that crashed costs a new cluster.
 */
export async function startTestServer(folder = dataDir): Promise<EmbeddedPostgres> {
  const server = await startEmbedded(optionsOf(folder)).catch(() => {
    rmSync(folder, { recursive: true, force: true })
    return startEmbedded(optionsOf(folder))
  })
  const forget = watchedBy(folder)
  return { ...server, stop: () => server.stop().finally(forget) }
}

/** Ends what a run left behind that was killed before it could: the claim of this process is the last one then. */
export async function stopForgotten(folder: string): Promise<void> {
  const server = await startEmbedded(optionsOf(folder))
  await server.stop()
}

const optionsOf = (folder: string) => ({ dataDir: folder, durable: false, settings })

/** Starts the process that outlives this one for a moment; the answer sends it away. */
function watchedBy(folder: string): () => void {
  const program = join(import.meta.dirname, 'cluster-watcher.ts')
  // A session of its own: Ctrl-C reaches the run, which stops the server itself.
  const watcher = spawn(process.execPath, [program, folder], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
  watcher.unref()
  // Its end is no news: it is sent away, or the run is over.
  watcher.stdin.on('error', () => undefined)
  return () => {
    watcher.kill('SIGKILL')
  }
}

/** What the tests' databases are copies of: the migrated schema alone, or with the demonstration data. */
export type TemplateKind = 'empty' | 'demo'

/** The server's addresses, which test files get without starting anything. */
export type ServerUrls = { readonly superuserUrl: string; readonly ownerUrl: string }

export const onDatabase = (url: string, name: string): string => url.replace(/\/\w+$/, `/${name}`)

/** The name of the template of a kind; made once, and again when migrations or demonstration data changed. */
export async function templateDatabase(urls: ServerUrls, kind: TemplateKind): Promise<string> {
  const name = `template_${kind}_${await contentHash(kind)}`
  await asSuperuser(urls.superuserUrl, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [oneBuilder])
    const { rows } = await client.query<{ datname: string }>('SELECT datname FROM pg_database WHERE datname LIKE $1', [`%\\_${kind}\\_%`])
    if (rows.some((row) => row.datname === name)) return
    for (const row of rows) await client.query(`DROP DATABASE IF EXISTS ${row.datname} WITH (FORCE)`)
    const building = name.replace('template', 'building')
    await client.query(`CREATE DATABASE ${building} OWNER zincbridge`)
    await migrate(onDatabase(urls.ownerUrl, building))
    if (kind === 'demo') await loadDemo(onDatabase(urls.ownerUrl, building), () => undefined)
    await client.query(`ALTER DATABASE ${building} RENAME TO ${name}`)
    await client.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`)
  })
  return name
}

async function contentHash(kind: TemplateKind): Promise<string> {
  const hash = createHash('sha256')
  for (const migration of await readMigrations()) hash.update(migration.name + migration.checksum)
  const demo = join(import.meta.dirname, '../../database/demo')
  const files = kind === 'demo' ? readdirSync(demo).filter((name) => /\.(ts|json)$/.test(name)) : []
  for (const name of files.toSorted()) hash.update(readFileSync(join(demo, name)))
  return hash.digest('hex').slice(0, 12)
}

/** Drops the databases of one run, and those of runs that were killed before they could. */
export async function dropRunDatabases(server: EmbeddedPostgres, isOver: (runPid: number) => boolean): Promise<void> {
  await asSuperuser(server.superuserUrl('postgres'), async (client) => {
    const { rows } = await client.query<{ datname: string }>("SELECT datname FROM pg_database WHERE datname LIKE 'run\\_%'")
    for (const row of rows) {
      if (isOver(Number(row.datname.split('_')[1]))) await client.query(`DROP DATABASE IF EXISTS ${row.datname} WITH (FORCE)`)
    }
  })
}

export async function asSuperuser<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile, access as reach, constants, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { Client } from 'pg'
import { configurationError } from '../../kernel/failure/configuration-error.ts'
import { findBinaries, type Binaries } from './embedded-binaries.ts'
import { createCluster, readAccess, writeAccess, type Access } from './embedded-cluster.ts'
import { claimAndRestart, type Restart } from './embedded-restart.ts'
import { clearStaleLock, freePort, launch, runningServer, shutDown, untilReady, type LaunchOptions } from './embedded-server.ts'
import { canEnter, chooseServerUser, type ServerUser } from './embedded-user.ts'

/** A running PostgreSQL of ours. */
export type EmbeddedPostgres = {
  /** Connection string of the application's database, as its owner. */
  readonly url: string
  /** Connection string of the server's superuser to any database: for the tests' clones. */
  readonly superuserUrl: (database: string) => string
  /** Connection string of the owner to any database. */
  readonly ownerUrl: (database: string) => string
  /** The cluster was made by this start. */
  readonly isNew: boolean
  /** A server that was already running was taken over or shared. */
  readonly isReused: boolean
  /** Where the data lies: inside the data folder, or elsewhere when the server's user cannot walk into that. */
  readonly folder: string
  /** Ends the server, unless another process still uses it. */
  readonly stop: () => Promise<void>
}

export type EmbeddedOptions = {
  readonly dataDir: string
  /** False for tests: no fsync anywhere, data may be lost with the machine. */
  readonly durable?: boolean
  readonly settings?: Readonly<Record<string, string>>
  /** A server that dies while it is held is started again, and this is told; without it a dead one stays dead. */
  readonly onReturn?: (restart: Restart) => void
}

const owner = 'zincbridge'
const database = 'zincbridge'
// The longest path a unix socket may have (Linux 107, macOS 103), less the name of the socket's file.
const longestSocketFolder = 84

/** Modest defaults for a machine of 2 cores that also runs the application. */
const settings = {
  shared_buffers: '256MB',
  max_connections: '100',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_wal_size: '2GB',
  checkpoint_timeout: '15min',
  random_page_cost: '1.1',
  jit: 'off',
  fsync: 'on',
  synchronous_commit: 'on',
  listen_addresses: '127.0.0.1',
  unix_socket_permissions: '0700',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  cluster_name: 'zincbridge',
}
const careless = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum_naptime: '5min' }

/**
 * Starts the PostgreSQL that npm brought, with its data in `dataDir`; makes the cluster and the database when there
 * are none, and shares or takes over a server of the same folder that is still running.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const home = await serverHome(resolve(options.dataDir))
  const durable = options.durable ?? true
  let access = await readAccess(home.cluster)
  const isNew = access === undefined
  const binaries = await findBinaries(home.user, home.folder)
  access ??= await createCluster(binaries, home.cluster, home.user, { port: await freePort(), durable })
  const wanted = { ...settings, ...(durable ? {} : careless), ...options.settings }
  const found = await runningServer(home.cluster)
  const server = found ? await untilReady(home.cluster, found.pid) : await launchOn(home, binaries, access, wanted)
  if (server.port !== access.port) await writeAccess(home.cluster, { ...access, port: server.port }, home.user)
  const urls = connections(home.cluster, access.password, server.port)
  const claim = await claimAndRestart({
    superuserUrl: urls.superuserUrl('postgres'),
    pid: server.pid,
    options: { ...launchOptions(home, binaries, wanted), port: server.port },
    onReturn: options.onReturn,
  })
  await ensureDatabase(urls.superuserUrl('postgres'), access.password)
  return {
    ...urls,
    isNew,
    isReused: found !== undefined,
    folder: home.folder,
    stop: async () => {
      const pid = await claim.release()
      if (pid !== null) await shutDown(home.cluster, pid)
    },
  }
}

type Home = { readonly folder: string; readonly cluster: string; readonly user: ServerUser }

/** Where the cluster lies: in `dataDir`, or outside when the server's user cannot walk into that (a clone under /root). */
async function serverHome(dataDir: string): Promise<Home> {
  const inside = join(dataDir, 'postgres')
  await makeFolders(inside)
    .then(() => reach(inside, constants.W_OK))
    .catch((cause: unknown) => {
      throw configurationError(
        `数据目录 ${dataDir} 不可写。The data folder ${dataDir} cannot be written: fix its permissions or set DATA_DIR to another folder.`,
        cause,
      )
    })
  const cluster = join(inside, 'cluster')
  const user = await chooseServerUser(cluster)
  if (canEnter(user, inside)) return { folder: inside, cluster, user }
  const folder = await outsideFolder(inside)
  return { folder, cluster: join(folder, 'cluster'), user: await chooseServerUser(join(folder, 'cluster')) }
}

/** Not mkdir's own `recursive`: in a place such as /proc, which answers ENOENT, that never comes back. */
async function makeFolders(folder: string): Promise<void> {
  if (await isFolder(folder)) return
  if (dirname(folder) !== folder) await makeFolders(dirname(folder))
  await mkdir(folder).catch(async (cause: unknown) => {
    if (!(await isFolder(folder))) throw cause
  })
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
}

async function outsideFolder(inside: string): Promise<string> {
  const pointer = join(inside, 'moved-to')
  // Written only when absent: of two processes that start at once, both must use the folder of the first.
  const chosen = join('/var/lib/zincbridge', randomBytes(6).toString('hex'))
  await writeFile(pointer, `${chosen}\n`, { flag: 'wx' }).catch(() => undefined)
  const folder = (await readFile(pointer, 'utf8')).trim()
  await mkdir(folder, { recursive: true })
  return folder
}

async function launchOn(home: Home, binaries: Binaries, access: Access, wanted: Readonly<Record<string, string>>) {
  await clearStaleLock(home.cluster)
  return launch({ ...launchOptions(home, binaries, wanted), port: await freePort(access.port) })
}

function launchOptions(home: Home, binaries: Binaries, wanted: Readonly<Record<string, string>>): Omit<LaunchOptions, 'port'> {
  const socket = home.cluster.length <= longestSocketFolder ? home.cluster : ''
  return {
    program: binaries.postgres,
    cluster: home.cluster,
    user: home.user,
    log: join(home.folder, 'server.log'),
    settings: { ...wanted, unix_socket_directories: socket },
  }
}

function connections(cluster: string, password: string, port: number) {
  const host = cluster.length <= longestSocketFolder ? encodeURIComponent(cluster) : '127.0.0.1'
  const ownerUrl = (name: string): string => `postgresql://${owner}:${password}@${host}:${port}/${name}`
  const superuserUrl = (name: string): string => `postgresql://postgres:${password}@${host}:${port}/${name}`
  return { ownerUrl, superuserUrl, url: ownerUrl(database) }
}

/** The owner is no superuser: it may make the application's roles and take them on, and nothing more. */
async function ensureDatabase(superuserUrl: string, password: string): Promise<void> {
  const client = new Client({ connectionString: superuserUrl })
  await client.connect()
  try {
    // Two processes may start at once; the lock is the server's, so the second sees what the first made.
    await client.query('SELECT pg_advisory_lock(7203001)')
    const { rows } = await client.query<{ role: boolean; base: boolean }>(
      'SELECT EXISTS (SELECT FROM pg_roles WHERE rolname = $1) AS role, EXISTS (SELECT FROM pg_database WHERE datname = $2) AS base',
      [owner, database],
    )
    if (!rows[0]?.role) {
      await client.query(`CREATE ROLE ${owner} LOGIN CREATEROLE CREATEDB PASSWORD ${client.escapeLiteral(password)}`)
      await client.query(`ALTER ROLE ${owner} SET createrole_self_grant = 'set, inherit'`)
    }
    if (!rows[0]?.base) await client.query(`CREATE DATABASE ${database} OWNER ${owner}`)
  } finally {
    await client.end()
  }
}

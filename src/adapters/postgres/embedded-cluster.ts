import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { configurationError } from '../../kernel/failure/configuration-error.ts'
import type { Binaries } from './embedded-binaries.ts'
import type { ServerUser } from './embedded-user.ts'

/** How to reach the cluster; kept in the cluster's own folder, readable by its owner alone. */
export type Access = { readonly password: string; readonly port: number }

const major = '18'
const accessFile = (cluster: string): string => join(cluster, 'zincbridge.json')

/** A clean environment: PGDATA, PGPORT or a foreign locale of the machine must not reach the server. */
export const serverEnvironment = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

/** Reads how to reach an existing cluster; undefined when there is none yet. */
export async function readAccess(cluster: string): Promise<Access | undefined> {
  const version = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => undefined)
  if (version === undefined) return undefined
  if (version.trim() !== major) {
    throw configurationError(
      `数据库目录 ${cluster} 属于 PostgreSQL ${version.trim()}。The database folder ${cluster} was made by PostgreSQL ${version.trim()} and this is ${major}: choose another DATA_DIR or move the data with pg_dump.`,
    )
  }
  const text = await readFile(accessFile(cluster), 'utf8').catch((cause: unknown) => {
    throw configurationError(
      `无法读取 ${accessFile(cluster)}。The database's password file ${accessFile(cluster)} cannot be read: put it back or choose another DATA_DIR.`,
      cause,
    )
  })
  const access: Access = JSON.parse(text)
  return access
}

export async function writeAccess(cluster: string, access: Access, user: ServerUser): Promise<void> {
  const file = accessFile(cluster)
  await writeFile(`${file}.new`, JSON.stringify(access), { mode: 0o600 })
  if (user) await chown(`${file}.new`, user.uid, user.gid)
  await rename(`${file}.new`, file)
}

/**
 * Makes a new cluster: UTF-8, PostgreSQL's own C.UTF-8 rules (the same on every machine), page checksums.
 * It is made aside and moved into place at the end, so a start that was killed half-way leaves nothing to trip over.
 */
export async function createCluster(
  binaries: Binaries,
  cluster: string,
  user: ServerUser,
  options: { port: number; durable: boolean },
): Promise<Access> {
  await sweepUnfinished(cluster)
  const unfinished = `${cluster}.new-${process.pid}-${randomBytes(3).toString('hex')}`
  await mkdir(unfinished, { mode: 0o700 })
  if (user) await chown(unfinished, user.uid, user.gid)
  const access = { password: randomBytes(24).toString('base64url'), port: options.port }
  await initialise(binaries, unfinished, user, access.password, options.durable)
  await writeAccess(unfinished, access, user)
  try {
    await rename(unfinished, cluster)
    return access
  } catch (cause) {
    // Another process was faster: its cluster is as good as ours.
    await rm(unfinished, { recursive: true, force: true })
    const other = await readAccess(cluster)
    if (other) return other
    throw cause
  }
}

async function sweepUnfinished(cluster: string): Promise<void> {
  const folder = dirname(cluster)
  for (const name of await readdir(folder)) {
    const pid = Number(/^cluster\.new-(\d+)-/.exec(name)?.[1])
    if (pid && !isAlive(pid)) await rm(join(folder, name), { recursive: true, force: true })
  }
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

async function initialise(binaries: Binaries, folder: string, user: ServerUser, password: string, durable: boolean): Promise<void> {
  const passwordFile = `${folder}.password`
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 })
  if (user) await chown(passwordFile, user.uid, user.gid)
  const flags = [
    '--pgdata',
    folder,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
    ...(durable ? [] : ['--no-sync']),
  ]
  const child = spawn(binaries.initdb, flags, { ...user, cwd: '/', env: serverEnvironment, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  }).finally(() => rm(passwordFile, { force: true }))
  if (code === 0) return
  await rm(folder, { recursive: true, force: true })
  throw configurationError(`初始化数据库失败。initdb failed in ${folder}: ${said.trim().split('\n').at(-1) ?? `code ${code}`}`)
}

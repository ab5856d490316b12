import { spawnSync } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { configurationError } from '../../kernel/failure/configuration-error.ts'

/** The operating system's user that the server process runs as; absent: the one that we are. */
export type ServerUser = { readonly uid: number; readonly gid: number } | undefined

const candidates = ['postgres', 'nobody', 'daemon']

/**
 * PostgreSQL refuses to run as root. Started as root, the server process runs as the owner of an existing cluster,
 * as the user behind sudo, or as an ordinary system user; no user is created on the machine.
 */
export async function chooseServerUser(cluster: string): Promise<ServerUser> {
  const me = process.getuid?.()
  const owner = await stat(cluster).catch(() => undefined)
  if (me !== 0) {
    if (owner && me !== undefined && owner.uid !== me) {
      throw configurationError(
        `数据库目录 ${cluster} 属于另一个用户（uid ${owner.uid}）。The database folder ${cluster} belongs to another user (uid ${owner.uid}): start as that user or choose another DATA_DIR.`,
      )
    }
    return undefined
  }
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  return behindSudo() ?? ordinaryUser()
}

function behindSudo(): ServerUser {
  const uid = Number(process.env['SUDO_UID'])
  const gid = Number(process.env['SUDO_GID'])
  return uid > 0 && gid > 0 ? { uid, gid } : undefined
}

function ordinaryUser(): ServerUser {
  for (const name of candidates) {
    const uid = idOf('-u', name)
    const gid = idOf('-g', name)
    if (uid && gid) return { uid, gid }
  }
  throw configurationError(
    'PostgreSQL 不能以 root 运行，且本机没有普通用户可用。PostgreSQL cannot run as root and no ordinary user (postgres, nobody, daemon) was found: start as an ordinary user or set DATABASE_URL.',
  )
}

function idOf(flag: string, name: string): number | undefined {
  const asked = spawnSync('id', [flag, name], { encoding: 'utf8' })
  const id = Number(asked.stdout)
  // Above 2^31 the id is a negative one of another system (macOS nobody), which spawn does not take.
  return asked.status === 0 && id > 0 && id < 2 ** 31 ? id : undefined
}

/** Whether that user can walk into the folder: a clone under /root is closed to everyone else. */
export function canEnter(user: ServerUser, folder: string): boolean {
  return user === undefined || spawnSync('/bin/sh', ['-c', 'cd -- "$0"', folder], { ...user, cwd: '/' }).status === 0
}

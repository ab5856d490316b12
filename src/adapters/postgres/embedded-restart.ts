import { setTimeout as sleep } from 'node:timers/promises'
import { holdServer, type Holder } from './embedded-holder.ts'
import { clearStaleLock, launch, portIsFree, runningServer, untilReady, type LaunchOptions } from './embedded-server.ts'

const longestPauseMs = 5_000

/** The server's process ids after it was started again and before. */
export type Restart = { readonly pid: number; readonly before: number }

/** The server as this process holds it now. */
export type ServerClaim = {
  /** Gives the claim up; the server's process id when nobody else holds it, so that it may be stopped. */
  readonly release: () => Promise<number | null>
}

export type ServerClaimOptions = {
  readonly superuserUrl: string
  readonly pid: number
  /** Starts it the same way again: whoever uses it knows its port. */
  readonly options: LaunchOptions
  /** Told when the server is back. Without it a dead server stays dead. */
  readonly onReturn?: ((restart: Restart) => void) | undefined
}

/**
 * Holds a running server and starts it again when it dies while it is held: killed, or out of memory. What was committed is recovered by PostgreSQL
 * itself. When only connections died, the claim is made again.
 */
export async function claimAndRestart({ superuserUrl, pid: first, options, onReturn }: ServerClaimOptions): Promise<ServerClaim> {
  let pid = first
  let isReleased = false
  let returning: Promise<void> = Promise.resolve()
  const onLost = (): void => {
    if (onReturn && !isReleased) returning = comeBack()
  }
  let holder: Holder = await holdServer(superuserUrl, onLost)

  async function comeBack(): Promise<void> {
    for (let pauseMs = 100; !isReleased; pauseMs = Math.min(longestPauseMs, pauseMs * 2)) {
      try {
        const running = await runningServer(options.cluster)
        const server = running ? await untilReady(options.cluster, running.pid) : await startAgain(options)
        holder = await holdServer(superuserUrl, onLost)
        const before = pid
        pid = server.pid
        if (pid !== before) onReturn?.({ pid, before })
        return
      } catch {
        await sleep(pauseMs)
      }
    }
  }

  return {
    release: async () => {
      isReleased = true
      await returning
      return (await holder.release()) ? pid : null
    },
  }
}

async function startAgain(options: LaunchOptions) {
  await clearStaleLock(options.cluster)
  if (!(await portIsFree(options.port))) throw new Error('the port is not free yet')
  const server = await launch(options)
  if (server.port === options.port) return server
  // Somebody took the port at that moment: those who use the server would not find it.
  process.kill(server.pid, 'SIGINT')
  throw new Error('the port was taken')
}

import { setTimeout as sleep } from 'node:timers/promises'

const firstPauseMs = 1_000
const longestPauseMs = 60_000
/** Who served this long was well: the next pause is a short one again. */
const wellMs = 300_000

/**
 * Runs a program and starts it again when it dies after it had served, with pauses that double up to a minute. A program
 * that never served (it refuses its configuration), ends well, or was told to stop is not started again. `spawnOnce` starts
 * it with an IPC channel, over which it says `serving`. Resolves with how the last one ended.
 *
 * @param {{ spawnOnce: () => import('node:child_process').ChildProcess, isStopping: () => boolean, say: (text: string) => void, pauseMs?: number, now?: () => number }} needs
 * @returns {Promise<{ code: number | null, signal: NodeJS.Signals | null }>}
 */
export async function supervise({ spawnOnce, isStopping, say, pauseMs = firstPauseMs, now = Date.now }) {
  let deaths = 0
  for (;;) {
    let servingSince = 0
    const child = spawnOnce()
    child.on('message', (message) => {
      if (message === 'serving') servingSince = now()
    })
    const ended = await new Promise((resolve, reject) => {
      child.once('error', reject)
      child.once('exit', (code, signal) => resolve({ code, signal }))
    })
    if (isStopping() || ended.code === 0 || (servingSince === 0 && deaths === 0)) return ended
    deaths = servingSince > 0 && now() - servingSince > wellMs ? 1 : deaths + 1
    const pause = Math.min(longestPauseMs, pauseMs * 2 ** (deaths - 1))
    const how = ended.signal ?? `code ${ended.code}`
    say(`\n✗ 服务进程意外结束，${pause / 1000} 秒后重启。The server process ended (${how}); starting it again in ${pause / 1000} s.\n`)
    await sleep(pause)
    if (isStopping()) return ended
  }
}

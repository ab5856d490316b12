import { setTimeout as sleep } from 'node:timers/promises'
import { countUnhandledRejection } from '../src/app/http/unhandled-rejections.ts'

/** What was started and has to be stopped, last first. */
export type Stops = {
  readonly add: (stop: () => Promise<void>) => void
  /** Stops everything and ends the process with `code`. */
  readonly run: (code: number) => Promise<void>
  /** True once stopping began: what still fails then is only a consequence. */
  readonly isStopping: () => boolean
}

// Longer than the pause before the listener closes (STOP_PAUSE_MS) by what open requests need.
const patienceMs = 25_000
const echoMs = 500

/**
 * Ends the process in order on Ctrl-C, SIGTERM, a closed terminal, a lost launcher or an exception nobody caught.
 * A second Ctrl-C ends it at once; the same Ctrl-C can arrive twice, from the terminal and from npm.
 */
export function stopsInOrder(print: (text: string) => void): Stops {
  const stops: (() => Promise<void>)[] = []
  let stoppingSince = 0

  async function run(code: number): Promise<void> {
    if (stoppingSince > 0) return
    stoppingSince = performance.now()
    const all = stops.toReversed().reduce<Promise<void>>((before, stop) => before.then(stop).catch(complain), Promise.resolve())
    await Promise.race([all, sleep(patienceMs)])
    process.exit(code)
  }

  function onSignal(): void {
    if (stoppingSince > 0) {
      if (performance.now() - stoppingSince > echoMs) process.exit(130)
      return
    }
    print('\n  正在停止 Stopping …\n')
    void run(0)
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
  process.on('uncaughtException', (error) => {
    complain(error)
    void run(1)
  })
  // One request's forgotten promise is a defect to be counted and mended, no reason to stop serving everybody.
  process.on('unhandledRejection', (reason) => {
    process.stderr.write(`✗ unhandled rejection ${countUnhandledRejection()}\n`)
    complain(reason)
  })
  watchLauncher(onSignal)
  return { add: (stop) => stops.push(stop), run, isStopping: () => stoppingSince > 0 }
}

function complain(error: unknown): void {
  process.stderr.write(`✗ ${error instanceof Error ? error.stack : String(error)}\n`)
}

/** tools/setup.mjs hands its process id down; when it was killed outright, nobody would pass Ctrl-C on. */
function watchLauncher(lost: () => void): void {
  if (!process.env['ZB_LAUNCHER_PID']) return
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) lost()
  }, 1000).unref()
}

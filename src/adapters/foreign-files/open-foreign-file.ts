import { fork, type ChildProcess } from 'node:child_process'
import { workQueue } from '../../kernel/concurrency/work-queue.ts'

/** A file from outside and what it should be opened as. */
export type ForeignWork = { readonly kind: 'picture' | 'sheet' | 'document'; readonly bytes: Uint8Array }
/** What opening gave; `ended` where the file used up the memory or the time of its process. */
export type Opened<Result> = { readonly result: Result | null } | { readonly ended: 'memory' | 'time' }
type Answer<Result> = { readonly result: Result | null; readonly memory: number }

const longestMs = 20_000
const idleMs = 20_000
// V8 ends the process with SIGABRT beyond its heap; the flags of the server are not for it.
const memory = ['--max-old-space-size=256', '--max-semi-space-size=16']
const mostKeptBytes = 160 * 1024 * 1024

/** One at a time, of whatever kind: the queues of the kinds say how many may wait before that. */
const inTurn = workQueue({ atOnce: 1, mostWaiting: 8 })
let idle: { readonly child: ChildProcess; readonly timer: NodeJS.Timeout } | null = null

/**
 * Opens a file from outside in a process of its own: whatever the file does, it ends that process and nothing else, and what
 * it took goes back to the machine (reliability R-FILE). The process waits a while for the next file; one that has grown does not.
 */
export const openForeignFile = <Result>(work: ForeignWork): Promise<Opened<Result>> =>
  inTurn(
    () =>
      new Promise<Opened<Result>>((resolve) => {
        const child = takeProcess()
        const done = (opened: Opened<Result>, mayGoOn: boolean): void => {
          clearTimeout(timer)
          child.removeAllListeners()
          if (mayGoOn) keep(child)
          else child.kill('SIGKILL')
          resolve(opened)
        }
        const timer = setTimeout(() => done({ ended: 'time' }, false), longestMs)
        child.once('message', (answer) => {
          const { result, memory: taken } = answer as Answer<Result>
          done({ result }, taken < mostKeptBytes)
        })
        child.once('error', () => done({ result: null }, false))
        child.once('exit', (_code, signal) => done(signal === 'SIGABRT' ? { ended: 'memory' } : { result: null }, false))
        child.send(work, () => undefined)
      }),
  )

function takeProcess(): ChildProcess {
  const kept = idle
  idle = null
  if (kept) clearTimeout(kept.timer)
  if (kept?.child.connected) return kept.child
  // No environment: a file that takes the process over finds no secret there.
  return fork(new URL('./file-process.ts', import.meta.url), { execArgv: memory, serialization: 'advanced', stdio: 'ignore', env: {} })
}

function keep(child: ChildProcess): void {
  const timer = setTimeout(() => {
    idle = null
    child.kill('SIGKILL')
  }, idleMs)
  idle = { child, timer }
  // Neither keeps the server from ending; the process ends with its channel.
  timer.unref()
  child.unref()
  child.channel?.unref()
}

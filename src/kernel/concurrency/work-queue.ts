import { BusyError } from '../failure/busy-error.ts'

export type QueueLimits = {
  /** Pieces of work that run at the same time. */
  readonly atOnce: number
  /** Pieces that may wait; one more is refused. */
  readonly mostWaiting: number
  /** Running and waiting pieces of one and the same person. */
  readonly mostOfOne?: number
  /** Calls `refuse` for who has waited so long that its client gives up, unless the answer is called before. */
  readonly patience?: (refuse: () => void) => () => void
}

type Waiting = { readonly begin: () => void; readonly calm: (() => void) | undefined }

/**
 * A queue with an end: a few pieces of work run, some wait in the order in which they came, and what is beyond is refused
 * with a BusyError, so that nobody waits for an answer that comes too late. `whose` names the person whose share counts.
 */
export function workQueue({ atOnce, mostWaiting, mostOfOne = Infinity, patience }: QueueLimits) {
  let running = 0
  const waiting = new Set<Waiting>()
  const shares = new Map<number, number>()
  const turn = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const giveUp = (): void => {
        waiting.delete(one)
        reject(new BusyError('waited too long'))
      }
      const one: Waiting = { begin: resolve, calm: patience?.(giveUp) }
      waiting.add(one)
    })
  const passOn = (): void => {
    const [next] = waiting
    if (!next) return void (running -= 1)
    // The place goes straight to the next one.
    waiting.delete(next)
    next.calm?.()
    next.begin()
  }
  const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (waiting.size >= mostWaiting) throw new BusyError('the queue is full')
      await turn()
    } else running += 1
    try {
      return await work()
    } finally {
      passOn()
    }
  }
  return async <Result>(work: () => Promise<Result>, whose?: number): Promise<Result> => {
    if (whose === undefined) return inTurn(work)
    const share = shares.get(whose) ?? 0
    if (share >= mostOfOne) throw new BusyError('the share of one person is used up')
    shares.set(whose, share + 1)
    try {
      return await inTurn(work)
    } finally {
      const left = (shares.get(whose) ?? 1) - 1
      if (left > 0) shares.set(whose, left)
      else shares.delete(whose)
    }
  }
}

/**
 * Lets at most `most` pieces of work run at the same time; the others wait in the order in which they came. For work that
 * keeps the processor busy: more of it at once finishes nothing sooner, and everything that is half done holds memory.
 */
export function concurrencyLimit(most: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

const waiting: (() => void)[] = []

function next(): void {
  setTimeout(() => {
    waiting.shift()?.()
    if (waiting.length > 0) next()
  })
}

/** Runs a small piece of work soon, each in a task of its own: between two of them the browser answers its visitor. */
export function scheduleTask(work: () => void): void {
  waiting.push(work)
  if (waiting.length === 1) next()
}

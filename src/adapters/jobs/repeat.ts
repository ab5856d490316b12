/** Something that goes on until it is stopped; `stop` waits for the round that is under way. */
export type Repeating = { readonly stop: () => Promise<void> }

/** Runs rounds one after the other: at once again while there was work, otherwise after a pause. A round never throws. */
export function repeat(round: () => Promise<number>, pauseMs: number): Repeating {
  let stopped = false
  let wake: () => void = () => undefined
  const pause = () =>
    new Promise<void>((resolve) => {
      const timeout = setTimeout(resolve, pauseMs)
      wake = () => {
        clearTimeout(timeout)
        resolve()
      }
    })
  const loop = async () => {
    while (!stopped) {
      const worked = await round()
      if (worked === 0 && !stopped) await pause()
    }
  }
  const running = loop()
  return {
    stop: async () => {
      stopped = true
      wake()
      await running
    },
  }
}

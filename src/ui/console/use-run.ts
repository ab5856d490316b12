import { useEffect } from 'react'

const lookAgainMs = 3000

/** How the states of work in the background are coloured. */
export const runTones = { RUNNING: 'info', STOPPED: 'warn', FAILED: 'danger', DONE: 'ok' } as const

/** While work goes on in the background, `reload` asks how far it is. */
export function usePolling(isRunning: boolean, reload: () => void): void {
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(reload, lookAgainMs)
    return () => clearInterval(timer)
  }, [isRunning, reload])
}

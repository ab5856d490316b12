import type { ChildProcess } from 'node:child_process'

export function supervise(needs: {
  readonly spawnOnce: () => ChildProcess
  readonly isStopping: () => boolean
  readonly say: (text: string) => void
  readonly pauseMs?: number
  readonly now?: () => number
}): Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null }>

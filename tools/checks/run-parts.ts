import { secondsSince } from '../progress.ts'
import { summaryLine, outcomeOfCheck, sumOf, type Outcome, type Part } from './outcome.ts'

const aliveMs = 20_000

/** Runs lanes of parts beside each other and prints each part when it ends, whole, so that outputs do not mix. */
export function partsRunner(print: (text: string) => void) {
  const begin = performance.now()
  const running = new Map<string, number>()
  const outcomes: Outcome[] = []

  async function runPart(part: Part): Promise<void> {
    const partBegin = performance.now()
    running.set(part.name, partBegin)
    const outcome = await part
      .run()
      .catch((error: unknown): Outcome => outcomeOfCheck(1, error instanceof Error ? (error.stack ?? '') : String(error)))
    running.delete(part.name)
    outcomes.push(outcome)
    const mark = outcome.failed > 0 ? '✗' : outcome.passed > 0 ? '✓' : '–'
    print(`${mark} ${part.name.padEnd(14)} ${summaryLine(outcome)}  (${secondsSince(partBegin)})\n`)
    if (outcome.detail) print(`${outcome.detail.replaceAll(/^/gm, '    ')}\n`)
  }

  async function runLane(parts: readonly Part[]): Promise<void> {
    for (const part of parts) await runPart(part)
  }

  const heartbeat = setInterval(() => {
    const names = [...running].map(([name, since]) => `${name} ${secondsSince(since)}`)
    if (names.length > 0) print(`  … ${names.join(', ')}\n`)
  }, aliveMs)

  return {
    runLanes: async (...lanes: readonly (readonly Part[])[]): Promise<void> => {
      await Promise.all(lanes.map(runLane))
    },
    /** Prints the closing line and sets the exit code. */
    close: (): void => {
      clearInterval(heartbeat)
      const sum = sumOf(outcomes)
      print(`\n${secondsSince(begin)}\n${summaryLine(sum)}\n`)
      process.exitCode = sum.failed > 0 ? 1 : 0
    },
  }
}

export type Cpu = { readonly server: number; readonly postgres: number }

export type Measured = {
  readonly name: string
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly errors: number
  /** CPU milliseconds per turn: of the server and of PostgreSQL. */
  readonly cpu: Cpu
}

export type MeasureOptions = { readonly seconds: number; readonly warmUpSeconds: number; readonly cpuMs: () => Cpu }

/** Runs `lanes` beside each other, each turn after turn, and measures after the warm-up. */
export async function measure(
  name: string,
  lanes: readonly ((number: number) => Promise<boolean>)[],
  options: MeasureOptions,
): Promise<Measured> {
  const begin = performance.now() + options.warmUpSeconds * 1000
  const end = begin + options.seconds * 1000
  const latencies: number[] = []
  let errors = 0
  let number = 0
  let cpuBefore: Cpu | undefined
  const runLane = async (turn: (number: number) => Promise<boolean>): Promise<void> => {
    for (let from = performance.now(); from < end; from = performance.now()) {
      const isRight = await turn(number++).catch(() => false)
      if (from < begin) continue
      cpuBefore ??= options.cpuMs()
      latencies.push(performance.now() - from)
      if (!isRight) errors++
    }
  }
  await Promise.all(lanes.map(runLane))
  const cpuAfter = options.cpuMs()
  const each = (of: keyof Cpu): number => (cpuAfter[of] - (cpuBefore?.[of] ?? 0)) / Math.max(1, latencies.length)
  const sorted = Float64Array.from(latencies).toSorted()
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return {
    name,
    perSecond: latencies.length / options.seconds,
    p50: at(0.5),
    p99: at(0.99),
    errors,
    cpu: { server: each('server'), postgres: each('postgres') },
  }
}

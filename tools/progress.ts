/** Steps of a start, one line each with its time, in both languages; readable in a terminal and in a log file. */
export type Progress = {
  readonly step: <Result>(zh: string, en: string, work: (tell: (text: string) => void) => Promise<Result>) => Promise<Result>
}

export function progressOf(total: number, print: (text: string) => void = (text) => process.stdout.write(text)): Progress {
  let number = 0
  return {
    step: async (zh, en, work) => {
      number++
      const begin = performance.now()
      const head = ` ${number}/${total} ${zh} ${en}`
      print(`${head} …\n`)
      const told: string[] = []
      const result = await work((text) => {
        told.push(text)
      })
      print(`${head} ✓ ${secondsSince(begin)}${told.length > 0 ? `  (${told.join('; ')})` : ''}\n`)
      return result
    },
  }
}

/** The time since `begin` (of performance.now()) as '1.2 s'. */
export function secondsSince(begin: number): string {
  const seconds = (performance.now() - begin) / 1000
  return `${seconds < 10 ? seconds.toFixed(2) : seconds.toFixed(0)} s`
}

import { join } from 'node:path'
import type { BenchCase } from './bench-case.ts'
import { besidePostgres, measureMall, type MallFigures, type MallRun } from './measure-mall.ts'

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const change = (before: number, after: number): string => (before > 0 ? `${(((after - before) / before) * 100).toFixed(0)} %` : '–')

/**
 * Measures another folder of the project (a worktree of another commit, with its own node_modules and data) and this one,
 * turn by turn: a machine whose speed changes from minute to minute is the same for both. Returns the medians as a Markdown table.
 */
export async function measureInTurns(run: MallRun, before: string, cases: readonly BenchCase[], repeats: number): Promise<string> {
  const taken: { before: MallFigures; after: MallFigures }[] = []
  const turnOf = (folder: string): Promise<MallFigures> => {
    const own = { ...run, folder, dataDir: join(folder, '.data', 'bench') }
    run.tell(folder)
    return besidePostgres(own.dataDir, (url, cpuMs) => measureMall(own, url, cases, cpuMs))
  }
  for (let repeat = 0; repeat < repeats; repeat++) taken.push({ before: await turnOf(before), after: await turnOf(run.folder) })
  const row = (name: string, digits: number, of: (figures: MallFigures) => number): string => {
    const [was, is] = [median(taken.map((turn) => of(turn.before))), median(taken.map((turn) => of(turn.after)))]
    return `| ${name} | ${was.toFixed(digits)} | ${is.toFixed(digits)} | ${change(was, is)} |`
  }
  const resultOf = (figures: MallFigures, { name }: BenchCase) => figures.results.find((result) => result.name === name)
  return [
    `Medians of ${repeats} alternating turns, ${run.seconds} s each case.`,
    '',
    '| figure | before | this folder | change |',
    '|---|--:|--:|--:|',
    row('MB after the start', 0, (figures) => figures.atRestMb),
    row('MB at the highest', 0, (figures) => Math.max(...figures.results.map((result) => result.peakMb ?? 0))),
    ...cases.flatMap((one) => [
      row(`${one.name}, per second`, 0, (figures) => resultOf(figures, one)?.perSecond ?? 0),
      row(`${one.name}, p99 ms`, 1, (figures) => resultOf(figures, one)?.p99 ?? 0),
      row(`${one.name}, ms of the server each`, 2, (figures) => resultOf(figures, one)?.cpu.server ?? 0),
    ]),
    '',
  ].join('\n')
}

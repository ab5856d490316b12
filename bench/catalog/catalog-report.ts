import { cpus, loadavg } from 'node:os'
import type { Growth } from './grow-catalog.ts'
import type { SizeMeasured } from './measure-size.ts'

// Taken before anything is measured: what others do on the machine is not ours.
const foreignLoad = loadavg()[0] ?? 0
const whole = (value: number): string => Math.round(value).toLocaleString('en-US')

/** The curve as Markdown: a table of the promises, one of what the sizes cost. */
export function catalogReport(sizes: readonly { readonly growth: Growth; readonly measured: SizeMeasured }[], seconds: number): string {
  const names = sizes[0]?.measured.results.map((result) => result.name) ?? []
  const head = sizes.map(({ measured }) => `${whole(measured.skus)} SKU`)
  const cells = (name: string): string[] =>
    sizes.map(({ measured }) => {
      const one = measured.results.find((result) => result.name === name)
      return one
        ? `${one.p50.toFixed(1)} / ${one.p99.toFixed(1)} · ${whole(one.perSecond)}/s · ${one.cpu.server.toFixed(2)}${one.errors > 0 ? ` · ${one.errors} errors` : ''}`
        : ''
    })
  const goalOf = (name: string): string => {
    const goal = sizes[0]?.measured.results.find((result) => result.name === name)?.goal
    return [goal?.p50 ? `p50 ≤ ${goal.p50}` : '', goal?.p99 ? `p99 ≤ ${goal.p99}` : ''].filter(Boolean).join(', ') || '–'
  }
  const line = (...parts: readonly string[]): string => `| ${parts.join(' | ')} |`
  const cost = (name: string, goal: string, value: (one: (typeof sizes)[number]) => string): string => line(name, ...sizes.map(value), goal)
  return [
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'CPU'}, Node ${process.version}, 16 connections without pause, ${seconds} s each; client, server and PostgreSQL share the machine, whose load was ${foreignLoad.toFixed(1)} before the run.`,
    '',
    'Each cell: p50 / p99 in ms · per second · CPU ms of the server for one.',
    '',
    line('case', ...head, 'promised for 1,000,000'),
    line('---', ...head.map(() => '---'), '---'),
    ...names.map((name) => line(name, ...cells(name), goalOf(name))),
    '',
    line('cost', ...head, 'promised'),
    line('---', ...head.map(() => '---'), '---'),
    cost('goods (pages)', '–', ({ measured }) => whole(measured.goods)),
    cost('memory at rest / after load, MB', '≤ 400', ({ measured }) => `${measured.restMb} / ${measured.peakMb}`),
    cost('start until it answers, with everything read, s', '–', ({ measured }) => measured.startSeconds.toFixed(1)),
    cost('first list, s', '–', ({ measured }) => measured.firstListSeconds.toFixed(1)),
    cost('SKUs indexed per second (documents, words, pages made anew)', '≥ 5,000', ({ growth }) =>
      growth.skus === 0 ? '–' : whole(growth.skus / growth.indexSeconds),
    ),
    cost('an edit is found after, s', '≤ 1', ({ measured }) => measured.editSeconds.toFixed(2)),
    '',
  ].join('\n')
}

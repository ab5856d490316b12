import { cpus, loadavg } from 'node:os'
import type { BenchCase } from './bench-case.ts'
import type { Measured } from './measure.ts'

// Taken before anything is measured: what others do on the machine is not ours.
const foreignLoad = loadavg()[0] ?? 0

export type Result = Measured & { readonly goal?: BenchCase['goal']; readonly peakMb?: number }
export type Baselines = { readonly fastify: Measured; readonly postgres: Measured }

const mostMb = 350
const whole = (value: number): string => Math.round(value).toLocaleString('en-US')
const percent = (value: number, of: number): string => `${((value / of) * 100).toFixed(value < of / 100 ? 2 : value < of / 10 ? 1 : 0)} %`

function verdict(result: Measured, goal: BenchCase['goal'], { fastify, postgres }: Baselines): string {
  if (!goal) return '–'
  const asked = [
    goal.percentOfFastify !== undefined && {
      text: `≥ ${goal.percentOfFastify} % of Fastify`,
      isMet: result.perSecond * 100 >= goal.percentOfFastify * fastify.perSecond,
    },
    goal.percentOfPostgres !== undefined && {
      text: `≥ ${goal.percentOfPostgres} % of PostgreSQL`,
      isMet: result.perSecond * 100 >= goal.percentOfPostgres * postgres.perSecond,
    },
    goal.p99OfP50 !== undefined && { text: `p99 ≤ ${goal.p99OfP50} × p50`, isMet: result.p99 <= goal.p99OfP50 * result.p50 },
  ].filter((one) => one !== false)
  const isMet = result.errors === 0 && asked.every((one) => one.isMet)
  return `${isMet ? '✓' : '✗'} ${asked.map((one) => one.text).join(', ')}`
}

/** The results as a Markdown table, with the two baselines of the same run. */
export function report(baselines: Baselines, results: readonly Result[], atRestMb: number, seconds: number): string {
  const peakMb = Math.max(atRestMb, ...results.map((result) => result.peakMb ?? 0))
  const row = (result: Result, goal: string): string =>
    `| ${result.name} | ${whole(result.perSecond)} | ${result.p50.toFixed(1)} | ${result.p99.toFixed(1)} | ${result.cpu.server.toFixed(2)} + ${result.cpu.postgres.toFixed(2)} | ${percent(result.perSecond, baselines.fastify.perSecond)} | ${percent(result.perSecond, baselines.postgres.perSecond)} | ${result.peakMb ?? '–'} | ${result.errors} | ${goal} |`
  return [
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'CPU'}, Node ${process.version}, 32 connections, ${seconds} s each; client, server and PostgreSQL share the machine, whose load was ${foreignLoad.toFixed(1)} before the run. Memory of the server: ${atRestMb} MB after the start, ${peakMb} MB at its highest (${peakMb <= mostMb ? '✓' : '✗'} ≤ ${mostMb} MB).`,
    '',
    '| case | per second | p50 ms | p99 ms | CPU ms each: server + PostgreSQL | of bare Fastify | of bare PostgreSQL | peak MB | errors | goal |',
    '|---|--:|--:|--:|--:|--:|--:|--:|--:|---|',
    row(baselines.fastify, '–'),
    row(baselines.postgres, '–'),
    ...results.map((result) => row(result, verdict(result, result.goal, baselines))),
    '',
  ].join('\n')
}

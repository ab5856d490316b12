import { Client, type ClientBase } from 'pg'
import { unitOnClient } from '../../database/demo/demo-unit.ts'
import { goodsChanged } from '../../src/modules/catalog/server/goods/publish-goods.ts'
import { openConnection } from '../client.ts'
import { isAnswered } from '../goods-ids.ts'
import { measure, type Measured } from '../measure.ts'
import { cpuMsOf, memoryOf, startScript, stopScript } from '../processes.ts'
import { catalogCases, type CatalogCase } from './catalog-cases.ts'

const connections = 16
const listPath = '/v3/goods/front/goods/goods/list'

/** What one size of the catalogue costs. Seconds and MB; `restMb` when everything is read, `peakMb` the highest until the end. */
export type SizeMeasured = {
  readonly skus: number
  readonly goods: number
  readonly results: readonly (Measured & { readonly goal: CatalogCase['goal'] })[]
  readonly startSeconds: number
  readonly firstListSeconds: number
  readonly editSeconds: number
  readonly restMb: number
  readonly peakMb: number
}

type Where = { readonly databaseUrl: string; readonly dataDir: string; readonly seconds: number; readonly tell: (text: string) => void }

/** Starts a mall of its own on the grown database and measures every case at 16 connections. */
export async function measureSize({ databaseUrl, dataDir, seconds, tell }: Where): Promise<SizeMeasured> {
  const begin = performance.now()
  const mall = await startScript('tools/start.ts', {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    PORT: process.env['PORT'] ?? '3998',
    TRUST_PROXY: '1',
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'error',
  })
  const startSeconds = since(begin)
  tell(`  answers after ${startSeconds.toFixed(1)} s`)
  const pid = mall.pid
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const firstListSeconds = await secondsOf(() => firstList(mall.address))
    const restMb = memoryOf(pid, 'VmRSS')
    const results = []
    for (const { name, goal, turn } of await catalogCases(client, visitors())) {
      const opened = Array.from({ length: connections }, () => openConnection(mall.address))
      const lanes = opened.map((connection) => (number: number) => turn(connection, number))
      const measured = await measure(name, lanes, {
        seconds,
        warmUpSeconds: seconds / 2,
        cpuMs: () => ({ server: cpuMsOf(pid), postgres: 0 }),
      })
      for (const one of opened) one.close()
      tell(
        `  ${name}: ${Math.round(measured.perSecond)}/s, p50 ${measured.p50.toFixed(1)}, p99 ${measured.p99.toFixed(1)} ms, ${measured.cpu.server.toFixed(2)} ms CPU, ${measured.errors} errors`,
      )
      results.push({ ...measured, goal })
    }
    const editSeconds = await secondsToSee(client, mall.address)
    const [counted] = (await client.query<{ skus: number; goods: number }>(counts)).rows
    return {
      skus: counted?.skus ?? 0,
      goods: counted?.goods ?? 0,
      results,
      startSeconds,
      firstListSeconds,
      editSeconds,
      restMb,
      peakMb: memoryOf(pid, 'VmHWM'),
    }
  } finally {
    await client.end()
    await stopScript(mall.process)
  }
}

/** Asks for the first list until it comes. */
async function firstList(address: string): Promise<void> {
  for (;;) {
    const connection = openConnection(address)
    const isThere = await connection.get(listPath).then(isAnswered, () => false)
    connection.close()
    if (isThere) return
  }
}

const counts = `SELECT (SELECT count(*) FROM goods_card)::int AS goods, (SELECT count(*) FROM sku JOIN goods_card USING (goods_id) WHERE state = 'active')::int AS skus`

/** Gives a goods a name that nothing had and asks for it until it is found. */
async function secondsToSee(client: ClientBase, address: string): Promise<number> {
  const connection = openConnection(address)
  const word = `zq${Date.now().toString(36).replace(/\d/g, 'q')}`
  const [goods] = (await client.query<{ id: string }>(`SELECT max(goods_id) AS id FROM goods_card`)).rows
  const id = Number(goods?.id)
  const begin = performance.now()
  await client.query('BEGIN')
  await client.query(`UPDATE goods SET name_en = split_part(name_en, ' zq', 1) || ' ' || $2 WHERE goods_id = $1`, [id, word])
  await goodsChanged(unitOnClient(client), [id])
  await client.query('COMMIT')
  while (since(begin) < 30) {
    const { body } = await connection.get(`${listPath}?keyword=${word}&facets=0`)
    if (body.includes(`"goodsId":${id}`)) break
  }
  connection.close()
  return since(begin)
}

const since = (begin: number): number => (performance.now() - begin) / 1000

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now()
  await work()
  return since(begin)
}

/** Requests seem to come from many addresses, so that the per-address limits stay on. */
function visitors(): () => Record<string, string> {
  let visitor = 0
  return () => {
    visitor = (visitor + 1) % 40_000
    return { 'x-forwarded-for': `10.${visitor >> 14}.${(visitor >> 7) & 127}.${visitor & 127}` }
  }
}

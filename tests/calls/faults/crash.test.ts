import { afterAll, expect, test } from 'vitest'
import { aCrashMall } from '../../fixtures/crash/crash-mall.ts'
import { storm } from '../../fixtures/crash/storm.ts'

const mall = await aCrashMall()
afterAll(() => mall.stop())

test('100 checkouts are paid while servers, connections and PostgreSQL are killed, and nothing is lost or charged twice', async () => {
  const report = await storm(mall, { checkouts: 100, kills: 4, seed: 7 })
  expect(report).toMatchObject({ paid: 100, failures: [], broken: [], deaths: [], undrained: '' })
  expect(report.drainSeconds).toBeLessThanOrEqual(60)
  // Each kind of part was killed, and somebody noticed.
  expect(report.kills.server).toBeGreaterThan(0)
  expect(report.kills.worker).toBeGreaterThan(0)
  expect(report.kills.database).toBeGreaterThan(0)
  expect(report.kills.restart).toBeGreaterThan(0)
  expect(Object.values(report.kills).reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(4)
  expect(Object.keys(report.troubles)).not.toEqual([])
  // What a bug answers with.
  expect(Object.keys(report.troubles).filter((trouble) => trouble.includes('api.tryAgain'))).toEqual([])
}, 180_000)

import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { aHouse } from '../../../tests/fixtures/server/calls.ts'
import { aDatabase } from '../../../tests/fixtures/database/test-database.ts'
import { startWorker } from './worker.ts'

const database = await aDatabase()
const client = await database.connect()
const pool = new pg.Pool({ connectionString: database.url, max: 4 })
pool.on('error', () => undefined)
afterAll(() => pool.end())

/** A job that a worker took `seconds` ago, in a queue of its own when it has a name. */
async function aTakenJob(number: number, workerId: string, seconds: number, queue: string | null = null): Promise<void> {
  await client.query(`SELECT graphile_worker.add_job('note', json_build_object('number', $1::int), queue_name => $2)`, [number, queue])
  await client.query(
    `UPDATE graphile_worker._private_jobs SET locked_by = $2, locked_at = now() - make_interval(secs => $3) WHERE (payload->>'number')::int = $1`,
    [number, workerId, seconds],
  )
  await client.query(
    `UPDATE graphile_worker._private_job_queues SET locked_by = $2, locked_at = now() - make_interval(secs => $3) WHERE queue_name = $1`,
    [queue, workerId, seconds],
  )
}

test('jobs of a worker that was killed are done by another; those of one that lives stay with it', async () => {
  await aTakenJob(1, 'killed', 90)
  await aTakenJob(2, 'killed', 90, 'in turn')
  await aTakenJob(3, 'alive', 3_000)
  await aTakenJob(4, 'just begun', 5)
  await client.query(
    `INSERT INTO job_worker (worker_id, seen_at) VALUES ('killed', now() - interval '70 seconds'), ('alive', now() - interval '20 seconds')`,
  )
  const done: unknown[] = []
  const worker = await startWorker({
    pgPool: pool,
    house: aHouse(database),
    subscribers: [],
    tasks: { note: async (_app, { number }) => void done.push(number) },
    onError: (error) => {
      throw error
    },
  })
  await expect.poll(() => done.toSorted(), { timeout: 15_000 }).toEqual([1, 2])
  const { rows } = await client.query(`SELECT worker_id FROM job_worker WHERE seen_at > now() - interval '15 seconds'`)
  expect(rows).toHaveLength(2)
  await worker.stop()
  expect(done.toSorted()).toEqual([1, 2])
})

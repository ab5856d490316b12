import type pg from 'pg'

/** A worker that was not heard of for so long is dead, and its jobs go on elsewhere. */
const silentSeconds = 60

const say = `INSERT INTO job_worker (worker_id) SELECT unnest($1::text[]) ON CONFLICT (worker_id) DO UPDATE SET seen_at = now()`
const forget = `DELETE FROM job_worker WHERE seen_at < now() - make_interval(secs => 60 * ${silentSeconds})`
// A worker that nobody ever heard of counts from when it took its job.
const dead = `
  SELECT locked_by AS "workerId" FROM (
    SELECT locked_by, locked_at FROM graphile_worker._private_jobs WHERE locked_by IS NOT NULL
    UNION SELECT locked_by, locked_at FROM graphile_worker._private_job_queues WHERE locked_by IS NOT NULL) taken
  LEFT JOIN job_worker ON worker_id = locked_by
  GROUP BY 1 HAVING max(greatest(locked_at, seen_at)) < now() - make_interval(secs => ${silentSeconds})`

/**
 * Says that this process' workers live, and gives the jobs of workers that were killed back to the queue, which would keep
 * them for four hours. Says how many workers those were. A job may run twice so: tasks bear it, they run at least once anyway.
 */
export async function keepWorkersAlive(queue: pg.Pool, workerIds: readonly string[]): Promise<number> {
  await queue.query(say, [workerIds])
  await queue.query(forget)
  const { rows } = await queue.query<{ workerId: string }>(dead)
  if (rows.length === 0) return 0
  await queue.query('SELECT graphile_worker.force_unlock_workers($1)', [rows.map(({ workerId }) => workerId)])
  return rows.length
}

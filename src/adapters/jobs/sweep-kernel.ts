import type { AppContext } from '../../api/handler.ts'
import { execute, type Statement } from '../../kernel/database/transaction.ts'

// What the kernel keeps only for a while. Small portions, so that no sweep holds many rows at once.
const portion = 5000
const sweeps: readonly Statement[] = [
  // Answers of commands: repetitions come within minutes; the natural keys guard for ever (reliability §3.3).
  {
    name: 'jobs.sweepAnswers',
    text: `DELETE FROM idempotent_answer WHERE ctid = ANY(ARRAY(SELECT ctid FROM idempotent_answer WHERE created_at < $1::timestamptz - interval '7 days' LIMIT ${portion}))`,
  },
  {
    name: 'jobs.sweepTaken',
    text: `DELETE FROM event_taken WHERE ctid = ANY(ARRAY(SELECT ctid FROM event_taken WHERE at < $1::timestamptz - interval '30 days' LIMIT ${portion}))`,
  },
  {
    name: 'jobs.sweepTimers',
    text: `DELETE FROM timer WHERE ctid = ANY(ARRAY(SELECT ctid FROM timer WHERE done_at < $1::timestamptz - interval '30 days' LIMIT ${portion}))`,
  },
]

/** Forgets what has served its time and says how many rows that were: at most a portion of each kind. */
export async function sweepKernel(app: AppContext): Promise<number> {
  let gone = 0
  for (const sweep of sweeps) gone += await app.inTransaction((tx) => execute(tx, sweep, [app.clock.now()]))
  return gone
}

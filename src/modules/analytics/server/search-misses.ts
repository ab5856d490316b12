import type { AppContext } from '../../../api/handler.ts'
import { execute, type Transaction } from '../../../kernel/database/transaction.ts'
import { dayOf } from '../../../kernel/time/clock.ts'
import { missOf, missWord, type MissResult } from '../rules/search-miss.ts'
import type { BehaviourLoss } from './behaviour-queue.ts'

type Miss = { readonly day: string; readonly word: string; readonly result: MissResult; times: number; at: Date }
type Answer = Parameters<typeof missOf>[0]

/** Counts searches without making anybody wait. */
type MissCounter = {
  readonly note: (app: AppContext, keyword: string, answer: Answer) => void
  /** Writes what waits; for tests. */
  readonly flush: () => Promise<void>
}

/** Words of one day at most, so that nobody fills the table. */
const mostWords = 5000
const insert = {
  name: 'analytics.searchMiss',
  text: `INSERT INTO search_miss AS m (day, keyword, result, times, last_at)
    SELECT r.* FROM unnest($1::date[], $2::text[], $3::text[], $4::bigint[], $5::timestamptz[]) AS r (day, keyword, result, times, last_at)
    WHERE (SELECT count(*) FROM search_miss k WHERE k.day = r.day) < ${mostWords} OR EXISTS (
      SELECT FROM search_miss k WHERE k.day = r.day AND k.keyword = r.keyword AND k.result = r.result)
    ORDER BY 1, 2, 3
    ON CONFLICT (day, keyword, result) DO UPDATE SET times = m.times + excluded.times, last_at = greatest(m.last_at, excluded.last_at)`,
}

async function write(tx: Transaction, misses: readonly Miss[]): Promise<void> {
  const column = <Key extends keyof Miss>(key: Key) => misses.map((one) => one[key])
  await execute(tx, insert, [column('day'), column('word'), column('result'), column('times'), column('at')])
}

type Options = { readonly most?: number; readonly everyMs?: number; readonly onLoss?: (loss: BehaviourLoss) => void }

/** Makes the counter: written together every `everyMs`, at most `most` different words waiting; a database that is away loses counts, not searches. */
export function missCounter({ most = 500, everyMs = 2000, onLoss = () => undefined }: Options = {}): MissCounter {
  let waiting = new Map<string, Miss>()
  let house: AppContext | null = null
  let timer: NodeJS.Timeout | null = null
  const flush = async () => {
    if (timer) clearTimeout(timer)
    timer = null
    const batch = [...waiting.values()]
    waiting = new Map()
    if (house && batch.length > 0)
      await house.inTransaction((tx) => write(tx, batch)).catch((error: unknown) => onLoss({ rows: batch.length, reason: 'failed', error }))
  }
  return {
    flush,
    note: (app, keyword, answer) => {
      const [word, result] = [missWord(keyword), missOf(answer)]
      if (word === '' || result === null) return
      const at = app.clock.now()
      const day = dayOf(at)
      const key = `${day} ${result} ${word}`
      const known = waiting.get(key)
      if (known) {
        known.times += 1
        known.at = at
        return
      }
      if (waiting.size >= most) return onLoss({ rows: 1, reason: 'full' })
      waiting.set(key, { day, word, result, times: 1, at })
      house = app
      timer ??= setTimeout(() => void flush(), everyMs).unref()
    },
  }
}

import { createHash } from 'node:crypto'
import { failure, isFailure, type Failure } from '../kernel/failure/failure.ts'
import { execute, rows, type Transaction, type InTransaction } from '../kernel/database/transaction.ts'

const claim = {
  name: 'kernel.onceClaim',
  text: `INSERT INTO idempotent_answer (actor, route, key, request_hash) VALUES ($1,$2,$3,$4) ON CONFLICT DO NOTHING`,
}
const recall = {
  name: 'kernel.onceRecall',
  text: `SELECT answer, request_hash = $4 AS same FROM idempotent_answer WHERE actor = $1 AND route = $2 AND key = $3`,
}
const keep = {
  name: 'kernel.onceKeep',
  text: `UPDATE idempotent_answer SET answer = $4 WHERE actor = $1 AND route = $2 AND key = $3`,
}

/** Who asks, for what, under which key, with which content. */
export type IdempotentRequest = { readonly actor: string; readonly route: string; readonly key: string; readonly content: unknown }

/**
 * Runs `work` in one transaction at most once per key: the claim, the work and the answer commit together, so a
 * repetition after a crash or a lost answer gets the first answer, and two at once run one after the other.
 * Refusals are not kept: after a refusal the same key may be tried again.
 */
export async function runIdempotent<Result>(
  inUnit: InTransaction,
  once: IdempotentRequest,
  work: (tx: Transaction) => Promise<Result | Failure>,
): Promise<Result | Failure> {
  const hash = createHash('sha256').update(JSON.stringify(once.content)).digest()
  return inUnit<Result | Failure>(async (tx) => {
    const identity = [once.actor, once.route, once.key]
    if ((await execute(tx, claim, [...identity, hash])) === 0) {
      const [first] = await rows<{ answer: Result | null; same: boolean }>(tx, recall, [...identity, hash])
      if (!first?.same) return failure('api.keyReused', {}, { state: 255 })
      return first.answer ?? failure('api.keyInFlight')
    }
    const result = await work(tx)
    if (!isFailure(result)) await execute(tx, keep, [...identity, JSON.stringify(result)])
    return result
  })
}

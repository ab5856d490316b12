import { systemContext, actorContext } from '../../../../api/actor-context.ts'
import { z } from 'zod'
import { memberOf, type Call, type AppContext } from '../../../../api/handler.ts'
import { audit } from '../../../../kernel/audit/audit.ts'
import { requestJob } from '../../../../kernel/events/events.ts'
import { failure, type Failure } from '../../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import type { PersonalVault } from '../ports.ts'
import {
  advanceKeyRotation,
  beginKeyRotation,
  continueKeyRotation,
  lockLastKeyRotation,
  lockKeyRotation,
  nextUnderOtherKeys,
  saveSealedNumbers,
  countUnderOtherKeys,
  type KeyRotation,
  type SealedNumbers,
} from './key-rotation-repository.ts'

/** The job that seals numbers anew under the key that seals now. */
export const keyRotationTask = 'member.reseal'
/** A run whose process died is silent for longer. */
export const silentForMs = 120_000
const atOnce = 200

/** Why a run failed: what is with which key. */
export type KeyRotationError = `${'keyMissing' | 'keyWrong' | 'otherKey'}:${string}`

const payload = z.object({ resealId: z.number() })

/**
 * Begins to seal everything anew under the key that seals now, or goes on with a run for it that failed or fell silent.
 * Refusals: `member.resealRunning`, `member.resealNothing`.
 */
export async function startKeyRotation(call: Call, vault: PersonalVault): Promise<KeyRotation | Failure> {
  const now = call.app.clock.now()
  return call.idempotent<KeyRotation | Failure>(async (tx) => {
    const before = await lockLastKeyRotation(tx)
    if (before?.state === 'RUNNING' && now.getTime() - before.movedAt.getTime() < silentForMs) return failure('member.resealRunning')
    const total = await countUnderOtherKeys(tx, vault.sealingKey)
    const goesOn = before !== null && before.state !== 'DONE' && before.toKey === vault.sealingKey
    if (total === 0 && !goesOn) return failure('member.resealNothing')
    // A run for a key that seals no more is over: what it did stays, what it did not is done by the new one.
    if (before?.state === 'RUNNING' && !goesOn)
      await advanceKeyRotation(tx, before.id, { lastId: before.lastId, done: 0, state: 'FAILED', error: otherKey(vault), at: now })
    const by = memberOf(call).memberName
    const begun = goesOn
      ? await continueKeyRotation(tx, before.id, now)
      : await beginKeyRotation(tx, { toKey: vault.sealingKey, total, by, at: now })
    if (!begun) return failure('member.resealRunning')
    await requestJob(tx, keyRotationTask, { resealId: begun.id }, { key: `${keyRotationTask} ${begun.id}` })
    await audit(tx, {
      ...actorContext(call, 'platform'),
      action: 'member.resealBegin',
      entity: 'personalReseal',
      entityId: begun.id,
      ...(goesOn ? { from: before.state, to: begun.state } : { without: 'creation' as const }),
      facts: { toKey: begun.toKey, left: total },
    })
    return begun
  })
}

/**
 * Seals anew in steps of one transaction each: a run that is cut off has done whole steps, and the next one goes on after them.
 * Two runs at once share the work. A number whose key is not there fails the run and stays as it is.
 */
export async function reencryptNumbers(app: AppContext, vault: PersonalVault, given: unknown): Promise<void> {
  const { resealId } = payload.parse(given)
  while (await app.inTransaction((tx) => oneStep(tx, vault, resealId, app.clock.now())));
}

const otherKey = (vault: PersonalVault): KeyRotationError => `otherKey:${vault.sealingKey}`

/** One step; false when nothing is left to do. */
async function oneStep(tx: Transaction, vault: PersonalVault, resealId: number, at: Date): Promise<boolean> {
  const of = await lockKeyRotation(tx, resealId)
  if (of?.state !== 'RUNNING') return false
  if (of.toKey !== vault.sealingKey) return end(tx, of, { state: 'FAILED', error: otherKey(vault), at })
  const found = await nextUnderOtherKeys(tx, of, atOnce)
  const anew = resealed(vault, found)
  if (typeof anew === 'string') return end(tx, of, { state: 'FAILED', error: anew, at })
  for (const one of anew) await saveSealedNumbers(tx, one)
  const lastId = found.at(-1)?.id
  if (lastId !== undefined) {
    await advanceKeyRotation(tx, of.id, { lastId, done: found.length, state: 'RUNNING', at })
    return true
  }
  // Somebody may have taken an older sealed number over meanwhile: the search begins once more.
  if (of.lastId > 0 && (await countUnderOtherKeys(tx, of.toKey)) > 0) {
    await advanceKeyRotation(tx, of.id, { lastId: 0, done: 0, state: 'RUNNING', at })
    return true
  }
  return end(tx, of, { state: 'DONE', at })
}

/** The same numbers under the key that seals now, or why that cannot be: a code with the name of a key, never a number. */
function resealed(vault: PersonalVault, found: readonly SealedNumbers[]): SealedNumbers[] | KeyRotationError {
  const anew: SealedNumbers[] = []
  for (const { id, idSealed, accountSealed } of found) {
    const wrong = problemOf(vault, idSealed) ?? (accountSealed && problemOf(vault, accountSealed))
    if (wrong) return wrong
    const again = (sealed: Buffer) => vault.seal(vault.open(sealed))
    anew.push({ id, idSealed: again(idSealed), accountSealed: accountSealed && again(accountSealed) })
  }
  return anew
}

function problemOf(vault: PersonalVault, sealed: Buffer): KeyRotationError | null {
  const keyId = vault.keyOf(sealed)
  if (!vault.keys.includes(keyId)) return `keyMissing:${keyId}`
  try {
    vault.open(sealed)
    return null
  } catch {
    return `keyWrong:${keyId}`
  }
}

async function end(
  tx: Transaction,
  keyRotation: KeyRotation,
  { state, error = '', at }: { state: 'DONE' | 'FAILED'; error?: string; at: Date },
): Promise<false> {
  await advanceKeyRotation(tx, keyRotation.id, { lastId: keyRotation.lastId, done: 0, state, error, at })
  await audit(tx, {
    ...systemContext('vault', at),
    action: state === 'DONE' ? 'member.resealDone' : 'member.resealFailed',
    entity: 'personalReseal',
    entityId: keyRotation.id,
    from: keyRotation.state,
    to: state,
    reason: error,
    facts: { toKey: keyRotation.toKey, done: keyRotation.done },
  })
  return false
}

import { z } from 'zod'
import { actorOf, memberOf, type Call, type House } from '../../../api/handler.ts'
import { audit } from '../../../shared/audit.ts'
import { requestJob } from '../../../shared/events.ts'
import { failure, type Failure } from '../../../shared/failure.ts'
import type { Unit } from '../../../shared/unit.ts'
import type { PersonalVault } from './ports.ts'
import {
  advanceReseal,
  beginReseal,
  continueReseal,
  lockLastReseal,
  lockReseal,
  nextSealedOtherwise,
  putSealed,
  sealedOtherwise,
  type Reseal,
  type SealedNumbers,
} from './reseal-store.ts'

/** The job that seals numbers anew under the key that seals now. */
export const resealTask = 'member.reseal'
/** A run whose process died is silent for longer. */
export const silentForMs = 120_000
const atOnce = 200

/** Why a run failed: what is with which key. */
export type ResealError = `${'keyMissing' | 'keyWrong' | 'otherKey'}:${string}`

const payload = z.object({ resealId: z.number() })

/**
 * Begins to seal everything anew under the key that seals now, or goes on with a run for it that failed or fell silent.
 * Refusals: `member.resealRunning`, `member.resealNothing`.
 */
export async function startReseal(call: Call, vault: PersonalVault): Promise<Reseal | Failure> {
  const now = call.house.clock.now()
  return call.once<Reseal | Failure>(async (unit) => {
    const before = await lockLastReseal(unit)
    if (before?.state === 'RUNNING' && now.getTime() - before.movedAt.getTime() < silentForMs) return failure('member.resealRunning')
    const total = await sealedOtherwise(unit, vault.sealingKey)
    const goesOn = before !== null && before.state !== 'DONE' && before.toKey === vault.sealingKey
    if (total === 0 && !goesOn) return failure('member.resealNothing')
    // A run for a key that seals no more is over: what it did stays, what it did not is done by the new one.
    if (before?.state === 'RUNNING' && !goesOn)
      await advanceReseal(unit, before.id, { lastId: before.lastId, done: 0, state: 'FAILED', error: otherKey(vault), at: now })
    const by = memberOf(call).memberName
    const begun = goesOn
      ? await continueReseal(unit, before.id, now)
      : await beginReseal(unit, { toKey: vault.sealingKey, total, by, at: now })
    if (!begun) return failure('member.resealRunning')
    await requestJob(unit, resealTask, { resealId: begun.id }, { key: `${resealTask} ${begun.id}` })
    await audit(unit, {
      actor: actorOf(call, 'platform'),
      action: 'member.resealBegin',
      entity: 'personalReseal',
      entityId: begun.id,
      ...(goesOn ? { from: before.state, to: begun.state } : { without: 'creation' as const }),
      facts: { toKey: begun.toKey, left: total },
      channel: 'admin',
      requestId: call.requestId,
    })
    return begun
  })
}

/**
 * Seals anew in steps of one transaction each: a run that is cut off has done whole steps, and the next one goes on after them.
 * Two runs at once share the work. A number whose key is not there fails the run and stays as it is.
 */
export async function resealNumbers(house: House, vault: PersonalVault, given: unknown): Promise<void> {
  const { resealId } = payload.parse(given)
  while (await house.inUnit((unit) => oneStep(unit, vault, resealId, house.clock.now())));
}

const otherKey = (vault: PersonalVault): ResealError => `otherKey:${vault.sealingKey}`

/** One step; false when nothing is left to do. */
async function oneStep(unit: Unit, vault: PersonalVault, resealId: number, at: Date): Promise<boolean> {
  const of = await lockReseal(unit, resealId)
  if (of?.state !== 'RUNNING') return false
  if (of.toKey !== vault.sealingKey) return end(unit, of, { state: 'FAILED', error: otherKey(vault), at })
  const found = await nextSealedOtherwise(unit, of, atOnce)
  const anew = resealed(vault, found)
  if (typeof anew === 'string') return end(unit, of, { state: 'FAILED', error: anew, at })
  for (const one of anew) await putSealed(unit, one)
  const lastId = found.at(-1)?.id
  if (lastId !== undefined) {
    await advanceReseal(unit, of.id, { lastId, done: found.length, state: 'RUNNING', at })
    return true
  }
  // Somebody may have taken an older sealed number over meanwhile: the search begins once more.
  if (of.lastId > 0 && (await sealedOtherwise(unit, of.toKey)) > 0) {
    await advanceReseal(unit, of.id, { lastId: 0, done: 0, state: 'RUNNING', at })
    return true
  }
  return end(unit, of, { state: 'DONE', at })
}

/** The same numbers under the key that seals now, or why that cannot be: a code with the name of a key, never a number. */
function resealed(vault: PersonalVault, found: readonly SealedNumbers[]): SealedNumbers[] | ResealError {
  const anew: SealedNumbers[] = []
  for (const { id, idSealed, accountSealed } of found) {
    const wrong = problemOf(vault, idSealed) ?? (accountSealed && problemOf(vault, accountSealed))
    if (wrong) return wrong
    const again = (sealed: Buffer) => vault.seal(vault.open(sealed))
    anew.push({ id, idSealed: again(idSealed), accountSealed: accountSealed && again(accountSealed) })
  }
  return anew
}

function problemOf(vault: PersonalVault, sealed: Buffer): ResealError | null {
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
  unit: Unit,
  of: Reseal,
  { state, error = '', at }: { state: 'DONE' | 'FAILED'; error?: string; at: Date },
): Promise<false> {
  await advanceReseal(unit, of.id, { lastId: of.lastId, done: 0, state, error, at })
  await audit(unit, {
    actor: { kind: 'system', id: null, name: 'vault' },
    action: state === 'DONE' ? 'member.resealDone' : 'member.resealFailed',
    entity: 'personalReseal',
    entityId: of.id,
    from: of.state,
    to: state,
    reason: error,
    facts: { toKey: of.toKey, done: of.done },
    channel: 'job',
    requestId: '',
  })
  return false
}

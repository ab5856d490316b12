import { actorContext } from '../../../api/actor-context.ts'
import type { Call } from '../../../api/handler.ts'
import { cleanRichText } from '../../../api/rich-text.ts'
import { audit, changesBetween } from '../../../kernel/audit/audit.ts'
import { emit } from '../../../kernel/events/events.ts'
import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import { cancelTimers, schedule } from '../../../kernel/time/timers.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { agreementVersions, deleteAgreementVersion, saveAgreementVersion, type AgreementRecord } from './agreement-repository.ts'

type Typed = Omit<AgreementRecord, 'publishedAt'> & { readonly effectiveAt: Date | null }

type Versions = { readonly old: AgreementRecord | null; readonly now: AgreementRecord | null }
const shown = (of: AgreementRecord | null) =>
  of && { titleZh: of.titleZh, titleEn: of.titleEn, publishedAt: of.publishedAt, letters: of.bodyZh.length + of.bodyEn.length }

async function traces(tx: Transaction, call: Call, action: string, code: string, version: number, { old, now }: Versions): Promise<void> {
  await audit(tx, {
    ...actorContext(call, 'platform'),
    action: `content.${action}`,
    entity: 'agreement',
    entityId: `${code} ${version}`,
    diff: changesBetween(shown(old), shown(now)),
  })
  await emit(tx, { event: 'content.changed', payload: { agreementCode: code, version } })
}

/**
 * Writes the next version of an agreement, or one that waits for its day. People consented to the others, so those stay
 * as they are. Refusals: `content.versionInForce`, `content.notNextVersion`, `content.pastMoment`.
 */
export async function saveAgreement(tx: Transaction, call: Call, typed: Typed): Promise<{ version: number } | Failure> {
  const versions = await agreementVersions(tx, typed.code)
  const now = call.app.clock.now()
  const known = versions.find((version) => version.version === typed.version)
  if (known && known.publishedAt <= now) return failure('content.versionInForce')
  const newest = versions[0]
  if (!known && typed.version !== (newest?.version ?? 0) + 1) return failure('content.notNextVersion')
  // Two waiting versions would leave open which one comes when.
  if (!known && newest && newest.publishedAt > now) return failure('content.versionWaiting')
  if (typed.effectiveAt && typed.effectiveAt <= now) return failure('content.pastMoment', {}, { field: 'effectiveAt' })
  const written = {
    code: typed.code,
    version: typed.version,
    titleZh: typed.titleZh,
    titleEn: typed.titleEn,
    bodyZh: cleanRichText(typed.bodyZh),
    bodyEn: cleanRichText(typed.bodyEn),
    publishedAt: typed.effectiveAt ?? now,
  }
  await saveAgreementVersion(tx, written)
  const timer = { entity: 'agreement', entityId: typed.code, event: 'effect' }
  if (typed.effectiveAt) await schedule(tx, { ...timer, dueAt: typed.effectiveAt })
  else await cancelTimers(tx, timer)
  await traces(tx, call, 'saveAgreement', typed.code, typed.version, { old: known ?? null, now: written })
  return { version: typed.version }
}

/** Deletes a version that waits for its day. */
export async function removeAgreement(tx: Transaction, call: Call, code: string, version: number): Promise<null | Failure> {
  const known = (await agreementVersions(tx, code)).find((agreementRecord) => agreementRecord.version === version)
  if (!known) return failure('api.notFound')
  if (known.publishedAt <= call.app.clock.now()) return failure('content.versionInForce')
  await deleteAgreementVersion(tx, code, version)
  await cancelTimers(tx, { entity: 'agreement', entityId: code, event: 'effect' })
  await traces(tx, call, 'deleteAgreement', code, version, { old: known, now: null })
  return null
}

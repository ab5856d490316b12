import { actorContext } from '../../../api/actor-context.ts'
import { memberOf, type Call } from '../../../api/handler.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import { requestJob } from '../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { newId } from '../../../kernel/database/ids.ts'
import { proveStepUp } from '../../identity/server/public.ts'
import { privacyTimes } from '../rules/privacy-times.ts'
import { addExport, exportById, exportsSince, openExport, type DataExport } from './export-repository.ts'
import type { PrivacyDeps } from './ports.ts'

/** The background work that makes an export. */
export const exportJob = 'privacy.makeExport'
const day = 86_400_000

/** Asks for an export. Refusals: `privacy.exportTooOften`, `privacy.exportRunning`. */
export async function requestExport(call: Call): Promise<DataExport | Failure> {
  const { memberId } = memberOf(call)
  const at = call.app.clock.now()
  return call.app.inTransaction<DataExport | Failure>(async (tx) => {
    const asked = await exportsSince(tx, memberId, new Date(at.getTime() - day))
    if (asked >= privacyTimes.exportsPerDay) return failure('privacy.exportTooOften', { max: privacyTimes.exportsPerDay })
    const added = await addExport(tx, { exportId: newId(call.app.clock), memberId, lang: call.lang, at })
    if (!added) return failure('privacy.exportRunning')
    await requestJob(tx, exportJob, { exportId: added.exportId })
    await note(call, tx, 'privacy.requestExport', added.exportId)
    return added
  })
}

/** Opens an own export for this session after a code. An export of somebody else answers like none. */
export async function openForDownload(
  call: Call,
  deps: PrivacyDeps,
  of: { exportId: string; smsCode: string },
): Promise<{ address: string } | Failure> {
  const { memberId, sessionId } = memberOf(call)
  const gone = failure('privacy.exportGone')
  const found = await exportById(call.app.read, of.exportId)
  if (found?.memberId !== memberId || found.state !== 'READY') return gone
  const step = await proveStepUp(call, deps.secret, { purpose: 'exportData', smsCode: of.smsCode })
  if (isFailure(step)) return step
  const now = call.app.clock.now()
  return call.app.inTransaction<{ address: string } | Failure>(async (tx) => {
    const wrongCode = await step.spend(tx)
    if (wrongCode) return wrongCode
    const until = new Date(now.getTime() + privacyTimes.openFor)
    if (!(await openExport(tx, { exportId: of.exportId, memberId, sessionId, until, now }))) return gone
    await note(call, tx, 'privacy.openExport', of.exportId)
    return { address: `/data-exports/${of.exportId}` }
  })
}

async function note(call: Call, tx: Parameters<typeof audit>[0], action: string, exportId: string): Promise<void> {
  await audit(tx, {
    ...actorContext(call),
    action,
    entity: 'dataExport',
    without: 'note',
    entityId: exportId,
  })
}

import type { AppContext } from '../../../api/handler.ts'
import type { Caller } from '../../../api/caller.ts'
import { isUuid } from '../../../kernel/database/ids.ts'
import { translate } from '../../../kernel/i18n/translate.ts'
import { privacyMessages } from '../messages.ts'
import { exportById } from './export-repository.ts'
import type { PrivacyDeps } from './ports.ts'

/** A finished export for its owner, in the session that proved to be theirs and while it is open; null for everybody else. */
export async function showExport(
  app: AppContext,
  deps: Pick<PrivacyDeps, 'files' | 'seal'>,
  exportId: string,
  caller: Caller,
): Promise<{ readonly name: string; readonly bytes: number; readonly content: AsyncIterable<Buffer> } | null> {
  const found = isUuid(exportId) ? await exportById(app.read, exportId) : null
  const now = app.clock.now()
  if (!found || !caller.member || found.state !== 'READY' || !found.expiresAt || found.expiresAt <= now) return null
  if (found.memberId !== caller.member.memberId || found.openedBy !== caller.member.sessionId) return null
  if (!found.openedUntil || found.openedUntil <= now) return null
  const sealed = await deps.files.read(exportId)
  const name = `${translate(found.lang, privacyMessages)('fileName')}.zip`
  return sealed && { name, bytes: found.bytes ?? 0, content: deps.seal.open(sealed) }
}

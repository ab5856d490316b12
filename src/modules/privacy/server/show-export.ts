import type { House } from '../../../api/handler.ts'
import type { Visitor } from '../../../api/visitor.ts'
import { isUuid } from '../../../shared/ids.ts'
import { speak } from '../../../shared/words.ts'
import { privacyWords } from '../words.ts'
import { exportById } from './export-store.ts'
import type { PrivacyDeps } from './ports.ts'

/** A finished export for its owner, in the session that proved to be theirs and while it is open; null for everybody else. */
export async function showExport(
  house: House,
  deps: Pick<PrivacyDeps, 'files' | 'seal'>,
  exportId: string,
  visitor: Visitor,
): Promise<{ readonly name: string; readonly bytes: number; readonly content: AsyncIterable<Buffer> } | null> {
  const found = isUuid(exportId) ? await exportById(house.read, exportId) : null
  const now = house.clock.now()
  if (!found || !visitor.member || found.state !== 'READY' || !found.expiresAt || found.expiresAt <= now) return null
  if (found.memberId !== visitor.member.memberId || found.openedBy !== visitor.member.sessionId) return null
  if (!found.openedUntil || found.openedUntil <= now) return null
  const sealed = await deps.files.read(exportId)
  const name = `${speak(found.lang, privacyWords)('fileName')}.zip`
  return sealed && { name, bytes: found.bytes ?? 0, content: deps.seal.open(sealed) }
}

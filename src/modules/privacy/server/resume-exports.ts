import type { AppContext } from '../../../api/handler.ts'
import { requestJob } from '../../../kernel/events/events.ts'
import { stuckExports } from './export-repository.ts'
import { exportJob } from './request-export.ts'

/**
 * Puts exports back to be made whose process died, and says how many. The queue holds the job of a dead process for four
 * hours; the key keeps the new one single, however many processes ask.
 */
export async function resumeExports(app: AppContext): Promise<number> {
  const stuck = await stuckExports(app.read)
  if (stuck.length === 0) return 0
  await app.inTransaction(async (tx) => {
    for (const exportId of stuck) await requestJob(tx, exportJob, { exportId }, { key: `${exportJob}:${exportId}` })
  })
  return stuck.length
}

import type { AppContext } from '../../api/handler.ts'
import { rows } from '../../kernel/database/transaction.ts'

/** Beyond it a process takes no requests: what it decides by its clock, such as the end of a tender, would differ from the others. */
export const mostClockDifference = 5_000
const databaseTime = { name: 'app.databaseTime', text: 'SELECT clock_timestamp() AS at' }

/** By how many milliseconds the clock of this process and that of the database differ; the question's own way is taken off. */
export async function clockDifference({ read, clock }: Pick<AppContext, 'read' | 'clock'>): Promise<number> {
  const before = clock.now().getTime()
  const [answer] = await rows<{ at: Date }>(read, databaseTime, [])
  const after = clock.now().getTime()
  const at = answer?.at.getTime() ?? before
  return Math.max(0, before - at, at - after)
}

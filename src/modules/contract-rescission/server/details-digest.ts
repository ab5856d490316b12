import { createHash } from 'node:crypto'
import type { RescissionDetails } from '../endpoints.ts'

/** Short name of what was signed, executed, paid and held: who decides says on what. */
export function digestOf(facts: RescissionDetails): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 16)
}
